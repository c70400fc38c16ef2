/**
 * Calls back when the device's clock may show another day or part of the day: at midnight, and when someone looks at
 * the page again. Returns an unsubscribe function.
 */
export function subscribeToClock(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const atMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      atMidnight();
    }, midnight.getTime() - now.getTime());
  };
  atMidnight();
  // A device that slept or crossed a time zone notices when someone looks at the page again.
  addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
