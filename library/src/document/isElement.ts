/** Whether something is an element of this name, in any window: `instanceof` knows only the elements of the script's own. */
export function isElement<Name extends keyof HTMLElementTagNameMap>(
  node: unknown,
  name: Name,
): node is HTMLElementTagNameMap[Name] {
  return Object(node).localName === name;
}
