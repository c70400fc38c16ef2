/**
 * A ref that calls a function with each element once. React attaches a ref again when another one beside it is another
 * function, and when what was hidden is shown again.
 */
export function onceRef<Node extends object>(call: (node: Node) => void) {
  const known = new WeakSet<Node>();
  return (node: Node | null) => {
    if (!node || known.has(node)) return;
    known.add(node);
    call(node);
  };
}
