/** How long a page waits before it says that the server does not answer, in milliseconds. */
const patience = 5000;

/** Replaces that time, in milliseconds, until the returned function is called. */
export function setPatience(milliseconds: number) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[handler, delay, ...values]: Parameters<typeof setTimeout>) =>
      setTimeout(handler, delay === patience ? milliseconds : delay, ...values),
    setTimeout,
  );
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}
