/** The most entries that a day may have. A day that has more, from before this bound or by an import, stays as it is and gets no more. */
export const maxEntriesPerDay = 500;
/** The most entries that one operation may sum: 400 full days. */
export const maxSummedEntries = 400 * maxEntriesPerDay;

/** How many rows an operation may still read or change. */
export class Allowance {
  #left: number;
  readonly #refusal: () => Error;

  /** @param refusal Creates what is thrown when too much is taken. */
  constructor(most: number, refusal: () => Error) {
    this.#left = most;
    this.#refusal = refusal;
  }

  /** The limit of a statement: the one row beyond the allowance tells that there are too many. */
  get limit(): number {
    return this.#left + 1;
  }

  /** Takes rows. Throws if there are more than are left, and leaves none, so that nothing is read after a refusal. */
  take(rows: number): void {
    const left = this.#left - rows;
    this.#left = Math.max(left, 0);
    if (left < 0) throw this.#refusal();
  }
}
