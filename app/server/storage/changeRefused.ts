import type { FoodLogEntry } from './foodLogEntry.ts';

/**
 * Why a change was not made; nothing of it was.
 * - missing: the owner has no such entry.
 * - idTaken: another entry was created under this id.
 * - conflict: the entry is not at the version that the change was made from, or it is deleted.
 * - deletedLongAgo: it can no longer be brought back.
 * - totalsTooLarge: a total of its day would be more than 32 bits hold.
 */
type Reason = 'missing' | 'idTaken' | 'conflict' | 'deletedLongAgo' | 'totalsTooLarge';

/** Thrown inside the transaction, so that all of it is undone. */
export class ChangeRefused extends Error {
  readonly reason: Reason;
  /** With 'conflict': the entry as it is now. */
  readonly current: FoodLogEntry | undefined;

  constructor(reason: Reason, current?: FoodLogEntry) {
    super(reason);
    this.reason = reason;
    this.current = current;
  }
}
