/** How often the clock is read, in milliseconds: a timer stands still while the device sleeps. */
const often = 60_000;

/**
 * Calls back when the device's clock may show another day or part of the day: at midnight, every minute, and when someone
 * looks at the page again or uses it. Returns an unsubscribe function.
 */
export function subscribeToClock(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(often, midnight.getTime() - now.getTime()),
    );
  };
  wait();
  // A device that slept or crossed a time zone notices before a press is handled.
  const seen = ['focus', 'pointerdown', 'keydown'];
  for (const name of seen) addEventListener(name, onChange, { capture: true });
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    for (const name of seen) removeEventListener(name, onChange, { capture: true });
    document.removeEventListener('visibilitychange', onChange);
  };
}
