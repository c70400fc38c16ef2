/** What a page waits for before it says that nothing is answered, in milliseconds. */
const patience = 5000;

/** Lets that time pass at once, until restored. */
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
