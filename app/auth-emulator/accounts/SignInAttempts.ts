const allowedAttempts = 5;
const pauseSeconds = 30;
/** Above this many login ids the ones whose pause is over are forgotten. */
const rememberedLoginIds = 1000;

interface Attempts {
  count: number;
  /** Milliseconds since 1970. */
  last: number;
}

/** Makes guessing passwords slow: after 5 wrong ones a login id has to wait 30 seconds. */
export class SignInAttempts {
  readonly #now: () => Date;
  readonly #attempts = new Map<string, Attempts>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Counts an attempt before its password is checked, so that many at once do not slip through.
   * Returns 0 when it may go on, else the seconds to wait; a refused attempt is not counted.
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

  /** The password was right: nothing is held against the login id. */
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
