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
import { isMigrated } from './migrations/migrations.ts';
import { prepared, run } from './prepared.ts';
import { entryById, entryColumns, toStoredEntry } from './storedEntry.ts';
import { frequentAround, latestItems } from './suggestions/suggestions.ts';
import { totalsOfRange } from './totals.ts';

const entriesOf = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('food_log').select(entryColumns).where('owner', '=', owner);

const selectDay = prepared((db, { owner, day }: { owner: string; day: string }) =>
  entriesOf(db, owner)
    .where('deleted_at', 'is', null)
    .where('day', '=', day)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc'),
);

const selectDeleted = prepared((db, { owner, since }: { owner: string; since: number }) =>
  entriesOf(db, owner)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200),
);

/**
 * Stores the entries. Every statement is keyed by the owner, so that nobody reads or changes another person's entries.
 * A change is made completely or refused with a ChangeRefused. It can be repeated safely if its answer was lost.
 */
export class FoodLogStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Creates entries. Creating the same entry again changes nothing and returns the current entry. */
  create(owner: string, entries: readonly NewFoodLogEntry[], now: Date): Promise<FoodLogChange> {
    return makeChange(this.#db, owner, now, createEntries(owner, entries));
  }

  /** Changes the given fields. An entry that already has these values keeps its version. */
  update(
    owner: string,
    entry: EntryVersion,
    changes: Partial<FoodLogContent>,
    now: Date,
  ): Promise<FoodLogChange> {
    return this.#change(owner, [entry], updateTo(changes), now);
  }

  /** Deletes entries. They are no longer counted, and their ids stay taken. */
  delete(owner: string, entries: readonly EntryVersion[], now: Date): Promise<FoodLogChange> {
    return this.#change(owner, entries, deleteAt(now), now);
  }

  /** Restores entries that were deleted in the last 30 days. */
  restore(owner: string, entries: readonly EntryVersion[], now: Date): Promise<FoodLogChange> {
    return this.#change(owner, entries, restoreAt(now), now);
  }

  /** Returns undefined if the owner has no such entry or has deleted it. */
  async findById(owner: string, id: string): Promise<FoodLogEntry | undefined> {
    const entry = await entryById(this.#db, owner, id);
    return entry?.deletedAt ? undefined : entry;
  }

  /** Returns the entries of a day, newest first. */
  async entries(owner: string, day: string): Promise<FoodLogEntry[]> {
    return (await run(this.#db, selectDay({ owner, day }))).map(toStoredEntry);
  }

  /** Returns at most 200 entries that can still be restored, the latest deletion first. */
  async deleted(owner: string, now: Date): Promise<FoodLogEntry[]> {
    const since = now.getTime() - restorableFor;
    return (await run(this.#db, selectDeleted({ owner, since }))).map(toStoredEntry);
  }

  /** Returns exact sums over the range, 0 where nothing is logged. */
  stats(owner: string, range: FoodLogRange): Promise<Nutrition> {
    return totalsOfRange(this.#db, owner, range);
  }

  /** Returns the foods that the owner often logs around this minute of the day (0 to 1439), best first. */
  frequent(owner: string, minuteOfDay: number, limit: number): Promise<FoodLogSuggestion[]> {
    return frequentAround(this.#db, owner, minuteOfDay, limit);
  }

  /** Returns the owner's foods, most recently logged first. */
  items(owner: string, limit: number): Promise<FoodLogSuggestion[]> {
    return latestItems(this.#db, owner, limit);
  }

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await entryById(this.#db, '', '');
  }

  /** Returns whether the tables have the schema of this version. Rejects if the database could not be changed now. */
  isMigrated(): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      if (!(await isMigrated(trx))) return false;
      // Nobody has this name, so that it only tries.
      await trx.deleteFrom('food_log_owner').where('owner', '=', '').execute();
      return true;
    });
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #change(
    owner: string,
    entries: readonly EntryVersion[],
    change: EntryTransition,
    now: Date,
  ): Promise<FoodLogChange> {
    return makeChange(this.#db, owner, now, changeEntries(owner, entries, change));
  }
}
