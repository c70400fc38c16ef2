const allowedAttempts = 5;
const pauseSeconds = 30;
/** Above this number of login ids, those whose pause is over are removed. */
const rememberedLoginIds = 1000;

interface Attempts {
  count: number;
  /** Milliseconds since 1970. */
  last: number;
}

/** Slows down password guessing: after 5 wrong passwords a login id has to wait 30 seconds. */
export class SignInAttempts {
  readonly #now: () => Date;
  readonly #attempts = new Map<string, Attempts>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Counts an attempt before its password is checked, so that simultaneous attempts are counted too.
   * Returns 0 if the attempt may continue, otherwise the seconds to wait. A refused attempt is not counted.
   */
  begin(loginId: string): number {
    const now = this.#now().getTime();
    this.#forget(now);
    const known = this.#attempts.get(loginId);
    const secondsLeft = known ? Math.ceil(pauseSeconds - (now - known.last) / 1000) : 0;
    const count = known && secondsLeft > 0 ? known.count : 0;
    if (count >= allowedAttempts) return secondsLeft;
    this.#attempts.set(loginId, { count: count + 1, last: now });
    return 0;
  }

  /** Resets the count of a login id after a right password. */
  succeed(loginId: string): void {
    this.#attempts.delete(loginId);
  }

  #forget(now: number): void {
    if (this.#attempts.size < rememberedLoginIds) return;
    for (const [loginId, { last }] of this.#attempts) {
      if (now - last > pauseSeconds * 1000) this.#attempts.delete(loginId);
    }
  }
}
