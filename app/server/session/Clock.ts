/** Clocks may differ by so much, in milliseconds. */
const mostDifference = 60_000;

/**
 * The time. If the clock of this machine is behind that of the sign-in service, as the tokens that it issues tell, the time
 * is that of the service: otherwise the days on which people log would be refused as not yet begun.
 */
export class Clock {
  readonly #machine: () => Date;
  readonly #onBehind: (seconds: number) => void;
  readonly #elapsed: () => number;
  /** When the latest token was issued, in milliseconds since 1970, and when it came, as `elapsed` counts. */
  #latest = { issued: -Infinity, came: 0 };
  #isReported = false;

  /**
   * @param machine The clock of this machine.
   * @param onBehind Called with the seconds, the first time that this machine is found to be behind.
   * @param elapsed Counts milliseconds, also while somebody sets the clock.
   */
  constructor(
    machine: () => Date,
    onBehind: (seconds: number) => void,
    elapsed = () => performance.now(),
  ) {
    this.#machine = machine;
    this.#onBehind = onBehind;
    this.#elapsed = elapsed;
  }

  readonly now = (): Date => (this.isBehind() ? new Date(this.#service()) : this.#machine());

  readonly isBehind = (): boolean => this.#behind() > mostDifference;

  /** Learns when a valid token was issued, in seconds since 1970. It is now, or later. */
  readonly learn = (issuedAt: number): void => {
    const issued = issuedAt * 1000;
    if (issued <= this.#service()) return;
    this.#latest = { issued, came: this.#elapsed() };
    if (this.#isReported || !this.isBehind()) return;
    this.#isReported = true;
    this.#onBehind(Math.round(this.#behind() / 1000));
  };

  /** The time of the sign-in service, or somewhat earlier. */
  #service(): number {
    const { issued, came } = this.#latest;
    return issued + this.#elapsed() - came;
  }

  #behind(): number {
    return this.#service() - this.#machine().getTime();
  }
}
