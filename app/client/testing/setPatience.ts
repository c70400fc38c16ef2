/** How long a page waits before it says that the server does not answer, in milliseconds. */
const patience = 5000;

function changeDelays(change: (delay: number) => number) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[handler, delay = 0, ...values]: Parameters<typeof setTimeout>) =>
      setTimeout(handler, change(delay), ...values),
    setTimeout,
  );
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}

/** Replaces that time, in milliseconds, until the returned function is called. Meanwhile no request is given up. */
export const setPatience = (milliseconds: number) =>
  changeDelays((delay) => {
    if (delay === patience) return milliseconds;
    return delay > patience ? 3_600_000 : delay;
  });

/**
 * Lets a page wait for an hour before it gives up, so that a busy machine does not show the state that follows.
 * @param longest the longest time, in milliseconds, that it waits as it would.
 */
export const waitForever = (longest = patience - 1) =>
  changeDelays((delay) => (delay > longest ? 3_600_000 : delay));
