/** How long a page waits before it says that the server does not answer, in milliseconds. */
const patience = 5000;

/** Makes that time pass at once, until the returned function is called. */
export function hurryPatience() {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[handler, delay, ...values]: Parameters<typeof setTimeout>) =>
      setTimeout(handler, delay === patience ? 0 : delay, ...values),
    setTimeout,
  );
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}
