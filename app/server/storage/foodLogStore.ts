import type { Kysely } from 'kysely';
import { changeEntries, type EntryTransition } from './changes/changeEntries.ts';
import { createEntries } from './changes/createEntries.ts';
import { deleteAt, restorableFor, restoreAt, updateTo } from './changes/entryTransitions.ts';
import type { Database } from './database.ts';
import type {
  EntryVersion,
  FoodLogChange,
  FoodLogContent,
  FoodLogEntry,
  FoodLogRange,
  FoodLogSuggestion,
  NewFoodLogEntry,
  Nutrition,
} from './foodLogEntry.ts';
import { makeChange } from './changes/makeChange.ts';
import { toStoredEntry } from './storedEntry.ts';
import { frequentAround, latestItems } from './suggestions/suggestions.ts';
import { totalsOfRange } from './totals.ts';

/**
 * All that is logged. Every statement is keyed by its owner first: nobody reads or touches another's. Changes are
 * made whole or, with a ChangeRefused, not at all, and making one again after its answer was lost is safe.
 */
export class FoodLogStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Logs entries. Creating one again, as it was first sent, changes nothing and answers it as it is now. */
  create(owner: string, entries: readonly NewFoodLogEntry[], now: Date): Promise<FoodLogChange> {
    return makeChange(this.#db, owner, now, (trx) => createEntries(trx, owner, entries));
  }

  /** Changes the fields given; what already is as asked for keeps its version. */
  update(
    owner: string,
    entry: EntryVersion,
    changes: Partial<FoodLogContent>,
    now: Date,
  ): Promise<FoodLogChange> {
    return this.#change(owner, [entry], updateTo(changes), now);
  }

  /** Deletes entries: they count nowhere, but keep their ids. */
  delete(owner: string, entries: readonly EntryVersion[], now: Date): Promise<FoodLogChange> {
    return this.#change(owner, entries, deleteAt(now), now);
  }

  /** Brings back entries that were deleted in the last 30 days. */
  restore(owner: string, entries: readonly EntryVersion[], now: Date): Promise<FoodLogChange> {
    return this.#change(owner, entries, restoreAt(now), now);
  }

  /** Undefined when the owner has no such entry, or it is deleted. */
  async findById(owner: string, id: string): Promise<FoodLogEntry | undefined> {
    const row = await this.#entries(owner)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && toStoredEntry(row);
  }

  /** The entries of a day, newest first. */
  async entries(owner: string, day: string): Promise<FoodLogEntry[]> {
    const rows = await this.#entries(owner)
      .where('deleted_at', 'is', null)
      .where('day', '=', day)
      .orderBy('logged_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toStoredEntry);
  }

  /** What can still be brought back, latest first, at most 200. */
  async deleted(owner: string, now: Date): Promise<FoodLogEntry[]> {
    const rows = await this.#entries(owner)
      .where('deleted_at', '>=', now.getTime() - restorableFor)
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute();
    return rows.map(toStoredEntry);
  }

  /** Exact sums over the range; zeros where nothing is logged. */
  stats(owner: string, range: FoodLogRange): Promise<Nutrition> {
    return totalsOfRange(this.#db, owner, range);
  }

  /** What the owner logs often around this minute of the day (0 to 1439), best first. */
  frequent(owner: string, minuteOfDay: number, limit: number): Promise<FoodLogSuggestion[]> {
    return frequentAround(this.#db, owner, minuteOfDay, limit);
  }

  /** The owner's foods, most recently logged first. */
  items(owner: string, limit: number): Promise<FoodLogSuggestion[]> {
    return latestItems(this.#db, owner, limit);
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.#db.selectFrom('food_log').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #entries(owner: string) {
    return this.#db.selectFrom('food_log').selectAll().where('owner', '=', owner);
  }

  #change(
    owner: string,
    entries: readonly EntryVersion[],
    change: EntryTransition,
    now: Date,
  ): Promise<FoodLogChange> {
    return makeChange(this.#db, owner, now, (trx) => changeEntries(trx, owner, entries, change));
  }
}
