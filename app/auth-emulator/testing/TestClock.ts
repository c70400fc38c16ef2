/** A clock that stands still until the test advances it. */
export class TestClock {
  #time = Date.parse('2026-03-01T12:00:00Z');

  readonly now = (): Date => new Date(this.#time);

  /** Seconds since 1970. */
  get seconds(): number {
    return this.#time / 1000;
  }

  forward(seconds: number): void {
    this.#time += seconds * 1000;
  }
}
