import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Statement } from './prepared.ts';
import type { StoredEntry } from './storedEntry.ts';

/** An entry that was changed; without `before`, one that was created. */
export interface EntryStep {
  before?: StoredEntry;
  after: StoredEntry;
}

/** The writes of a change: the entries in the order of the request, the affected days, and each changed entry. */
export interface WrittenChange {
  entries: StoredEntry[];
  days: string[];
  steps: EntryStep[];
}

/** A change to an owner's log: what runs once it is the owner's turn, and what is written when that has been answered. */
export interface Change<Row> {
  first: readonly Statement<Row>[];
  /**
   * @param rows The rows of each of the first statements.
   * @throws ChangeRefused if the change cannot be made.
   */
  write: (trx: Transaction<Database>, rows: readonly Row[][]) => Promise<WrittenChange>;
}
