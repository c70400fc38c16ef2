/** Below this, the difference between two clocks may be the time that an answer takes, in milliseconds. */
const certainDifference = 5000;

/**
 * After how many requests without an answer Foodlog cannot be reached: a single one may be a moment without a signal,
 * unless the browser has no network at all.
 */
const mostFailures = 2;

/**
 * Whether Foodlog can be reached, as the browser and the last requests say; and by how much this device's clock is wrong,
 * as the `Date` of the last answer says (RFC 9110 §6.6.1).
 */
export class Connection {
  #isReachable = navigator.onLine;
  #failures = 0;
  #clockError = 0;
  #answeredAt = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getIsReachable = () => this.#isReachable;

  /** How far this device's clock is ahead, in milliseconds; behind when negative. 0 until an answer has come. */
  readonly getClockError = () => this.#clockError;

  /** When the last answer came, by `performance.now()`; 0 until one has come. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  /** Listens to the browser. @returns a function that stops this. */
  readonly start = (): (() => void) => {
    addEventListener('offline', this.lose);
    return () => removeEventListener('offline', this.lose);
  };

  /** Takes in that Foodlog cannot be reached for certain. */
  readonly lose = () => {
    this.#failures = mostFailures;
    this.report(false);
  };

  /**
   * Takes in how a request ended.
   * @param isAnswered whether any answer came, however bad.
   * @param date the `Date` of the answer. Without one that can be read, the clock counts as before.
   * @param begun when the request began, in milliseconds since 1970: a frozen page reads its answer hours later.
   */
  report(isAnswered: boolean, date?: string | null, begun = Date.now()) {
    if (isAnswered) this.#answeredAt = performance.now();
    const answered = Date.parse(date ?? '');
    const clockError = Math.max(begun - answered, Math.min(0, Date.now() - answered));
    const isCertain = Math.abs(clockError - this.#clockError) > certainDifference;
    const failures = navigator.onLine ? this.#failures + 1 : mostFailures;
    this.#failures = isAnswered ? 0 : failures;
    const isReachable = isAnswered || (this.#isReachable && this.#failures < mostFailures);
    if (isReachable === this.#isReachable && !isCertain) return;
    this.#isReachable = isReachable;
    if (isCertain) this.#clockError = clockError;
    for (const listener of this.#listeners) listener();
  }
}
