import type { FoodLogEntry } from './foodLogEntry.ts';

/**
 * Why a change was refused as a whole.
 * - missing: the owner has no such entry.
 * - idTaken: another entry was created under this id.
 * - conflict: the entry is not at the version that the change was made from, or it is deleted.
 * - unitAlone: the entry would have a unit without an amount.
 * - deletedLongAgo: the entry can no longer be restored.
 * - dayFull: the day would have more entries than a day may have.
 * - tooManyTotals: the days of the change have too many entries to be summed at once.
 * - totalsTooLarge: a total of the day would not fit in 32 bits.
 */
type Reason =
  | 'missing'
  | 'idTaken'
  | 'conflict'
  | 'unitAlone'
  | 'deletedLongAgo'
  | 'dayFull'
  | 'tooManyTotals'
  | 'totalsTooLarge';

/** Thrown inside the transaction, so that the database rolls it back. */
export class ChangeRefused extends Error {
  readonly reason: Reason;
  /** The current entry, for 'conflict'. */
  readonly current: FoodLogEntry | undefined;

  constructor(reason: Reason, current?: FoodLogEntry) {
    super(reason);
    this.reason = reason;
    this.current = current;
  }
}
