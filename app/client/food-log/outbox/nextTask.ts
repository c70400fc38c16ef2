/** Resolves in a task of its own, before which a browser paints what a person's press has changed. */
export async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.postMessage(undefined);
  await new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.close();
}
