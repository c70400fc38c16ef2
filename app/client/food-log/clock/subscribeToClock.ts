/** How often the clock is read, in milliseconds: a timer to midnight stands still while the device sleeps. */
const often = 10_000;

/**
 * Calls back when the device's clock may show another day or part of the day: every ten seconds, midnight
 * among them, and when someone looks at the page again. Returns an unsubscribe function.
 */
export function subscribeToClock(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      often - (Date.now() % often),
    );
  };
  wait();
  // A device that slept or crossed a time zone notices when someone looks at the page again.
  addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
