import type { Kysely } from 'kysely';
import { Allowance, maxEntriesPerDay, maxSummedEntries } from './Allowance.ts';
import { changeEntries, type EntryTransition } from './changes/changeEntries.ts';
import { createEntries } from './changes/createEntries.ts';
import {
  deleteAt,
  isPurged,
  restorableFor,
  restoreAt,
  updateTo,
} from './changes/entryTransitions.ts';
import { tryChange } from './changes/tryChange.ts';
import type { Database } from './database.ts';
import {
  type DaysPage,
  type EntriesPage,
  PageMissing,
  selectDay,
  selectDayAfter,
  selectDays,
  selectDeleted,
  selectDeletedAfter,
  selectFirstDay,
  selectLastDay,
} from './entryLists.ts';
import type {
  EntryVersion,
  FoodLogBounds,
  FoodLogChange,
  FoodLogContent,
  FoodLogDay,
  FoodLogEntry,
  FoodLogRange,
  FoodLogSuggestion,
  NewFoodLogEntry,
  Nutrition,
} from './foodLogEntry.ts';
import { exportPage, type ExportPage, type ExportPosition } from './exportPage.ts';
import { Imports } from './imports/Imports.ts';
import { makeChange } from './changes/makeChange.ts';
import { isMigrated } from './migrations/migrations.ts';
import { maxConnections } from './postgres/openPostgres.ts';
import { run } from './prepared.ts';
import { eraseForAWhile } from './retention/eraseOwner.ts';
import { changeSetting } from './settings/changeSetting.ts';
import {
  foodKind,
  type FoodLogFood,
  dayMarkKind,
  type FoodLogDayMark,
  type FoodLogMeals,
  type FoodLogPreferences,
  type FoodLogTargets,
  mealsKind,
  type NewFoodLogPreferences,
  noPreferences,
  preferencesKind,
  targetsKind,
} from './settings/kinds.ts';
import { readSettings } from './settings/readSettings.ts';
import { entryById, toStoredEntry } from './storedEntry.ts';
import { refuseFullDisk } from './sqlite/diskSpace.ts';
import { readsOf } from './sqlite/reader.ts';
import { sqliteOf } from './sqlite/sqliteOf.ts';
import { frequentAround, latestItems } from './suggestions/suggestions.ts';
import { StorageUnavailable } from './storageUnavailable.ts';
import { totalsByDay, totalsOfRange } from './totals.ts';
import type { Change } from './writtenChange.ts';

const allOfThem = () =>
  new Allowance(maxSummedEntries, () => new Error('The range has too many entries.'));

/**
 * Stores the entries, and what people set. Every statement is keyed by the owner, so that nobody reads or changes another person's entries.
 * A change is made completely or refused with a ChangeRefused. It can be repeated safely if its answer was lost.
 */
export class FoodLogStore {
  readonly #db: Kysely<Database>;
  readonly #reads: Kysely<Database>;
  /** Whether a change found no space since the last one that needed some could be made. Small ones still can be, then. */
  #isFull = false;
  /** What people import. */
  readonly imports: Imports;

  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#reads = readsOf(db);
    this.imports = new Imports(db, (change) => this.#write(change));
  }

  /** Creates entries. Creating the same entry again changes nothing and returns the current entry. */
  create(owner: string, entries: readonly NewFoodLogEntry[], now: Date): Promise<FoodLogChange> {
    return this.#make(owner, now, createEntries(owner, entries));
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
    const entry = await entryById(this.#reads, owner, id);
    return entry?.deletedAt ? undefined : entry;
  }

  /**
   * Returns entries of a day, newest first. The one before the page may have been deleted since.
   * @throws PageMissing if there is no such entry.
   */
  async entries(
    owner: string,
    day: string,
    { first = maxEntriesPerDay, after }: EntriesPage = {},
  ): Promise<FoodLogEntry[]> {
    const page = { owner, day, limit: first };
    if (after === undefined) return (await run(this.#reads, selectDay(page))).map(toStoredEntry);
    const last = await entryById(this.#reads, owner, after);
    if (!last || isPurged(last)) throw new PageMissing();
    const position = { loggedAt: last.loggedAt.getTime(), id: last.id };
    return (await run(this.#reads, selectDayAfter({ ...page, ...position }))).map(toStoredEntry);
  }

  /** Returns the first and the last day with entries, undefined if nothing is logged. */
  async bounds(owner: string): Promise<FoodLogBounds | undefined> {
    const [first] = await run(this.#reads, selectFirstDay({ owner }));
    const [last] = await run(this.#reads, selectLastDay({ owner }));
    return first && last && { firstDay: first.day, lastDay: last.day };
  }

  /** Returns the days with entries from `start` to `end`, both included, in order, at most `limit`. */
  async days(owner: string, page: DaysPage): Promise<string[]> {
    const rows = await run(this.#reads, selectDays({ owner, ...page }));
    return rows.map(({ day }) => day);
  }

  /**
   * Returns the entries that can still be restored, the latest deletion first.
   * @throws PageMissing if the one before the page is not deleted.
   */
  async deleted(
    owner: string,
    now: Date,
    { first = maxEntriesPerDay, after }: EntriesPage = {},
  ): Promise<FoodLogEntry[]> {
    const page = { owner, since: now.getTime() - restorableFor, limit: first };
    if (after === undefined)
      return (await run(this.#reads, selectDeleted(page))).map(toStoredEntry);
    const last = await entryById(this.#reads, owner, after);
    if (!last?.deletedAt) throw new PageMissing();
    const position = { deletedAt: last.deletedAt.getTime(), id: last.id };
    return (await run(this.#reads, selectDeletedAfter({ ...page, ...position }))).map(
      toStoredEntry,
    );
  }

  /**
   * Returns a page of all entries that are not deleted.
   * @throws PageMissing if there is no such entry.
   */
  export(owner: string, page: ExportPosition): Promise<ExportPage> {
    return exportPage(this.#reads, owner, page);
  }

  /** Removes for about a second what is stored of the owner. Returns whether that was all; otherwise repeat it. */
  erase(owner: string): Promise<boolean> {
    return this.#write(eraseForAWhile(this.#db, owner));
  }

  /**
   * Returns exact sums over the range, 0 where nothing is logged.
   * @param summed The entries that may be read, from which those of the range are taken. Throws if they are more.
   */
  stats(owner: string, range: FoodLogRange, summed = allOfThem()): Promise<Nutrition> {
    return totalsOfRange(this.#reads, owner, range, summed);
  }

  /** Returns exact sums of each day with entries from `start` to `end`, in order. */
  statsByDay(
    owner: string,
    range: { start: string; end: string },
    summed = allOfThem(),
  ): Promise<FoodLogDay[]> {
    return totalsByDay(this.#reads, owner, range, summed);
  }

  /**
   * Returns the foods that the owner often logs around this minute of the day (0 to 1439), best first, then the foods
   * that the owner has logged last.
   */
  frequent(owner: string, minuteOfDay: number, limit: number): Promise<FoodLogSuggestion[]> {
    return frequentAround(this.#reads, owner, minuteOfDay, limit);
  }

  /** Returns the owner's foods, most recently logged first. */
  items(owner: string, limit: number): Promise<FoodLogSuggestion[]> {
    return latestItems(this.#reads, owner, limit);
  }

  /** Returns at most so many of the targets, by their first day, removed ones included. */
  targets(owner: string, limit: number): Promise<FoodLogTargets[]> {
    return readSettings(this.#reads, owner, targetsKind, limit);
  }

  /** Sets or removes the targets from a day on. */
  setTargets(owner: string, targets: FoodLogTargets, now: Date): Promise<FoodLogTargets> {
    return this.#write(changeSetting(this.#db, { owner, now, kind: targetsKind, asked: targets }));
  }

  async meals(owner: string): Promise<FoodLogMeals> {
    const [meals] = await readSettings(this.#reads, owner, mealsKind, 1);
    return meals ?? { meals: [], version: 0 };
  }

  /** Sets all meals. */
  setMeals(owner: string, meals: FoodLogMeals, now: Date): Promise<FoodLogMeals> {
    return this.#write(changeSetting(this.#db, { owner, now, kind: mealsKind, asked: meals }));
  }

  /** Returns at most so many of the foods of which something was ever set. */
  foods(owner: string, limit: number): Promise<FoodLogFood[]> {
    return readSettings(this.#reads, owner, foodKind, limit);
  }

  /** Sets what is offered of one food. */
  setFood(owner: string, food: FoodLogFood, now: Date): Promise<FoodLogFood> {
    return this.#write(changeSetting(this.#db, { owner, now, kind: foodKind, asked: food }));
  }

  async preferences(owner: string): Promise<FoodLogPreferences> {
    const [preferences] = await readSettings(this.#reads, owner, preferencesKind, 1);
    return preferences ?? noPreferences;
  }

  /** Sets all preferences, but not what is undefined. */
  async setPreferences(
    owner: string,
    { energyUnit, ...others }: NewFoodLogPreferences,
    now: Date,
  ): Promise<FoodLogPreferences> {
    // Where another change of it comes between, the version is another, and this one is refused.
    const unit = energyUnit ?? (await this.preferences(owner)).energyUnit;
    const asked = { ...others, energyUnit: unit };
    return this.#write(changeSetting(this.#db, { owner, now, kind: preferencesKind, asked }));
  }

  /** Returns at most so many of the days that were ever marked, in order. */
  dayMarks(owner: string, limit: number): Promise<FoodLogDayMark[]> {
    return readSettings(this.#reads, owner, dayMarkKind, limit);
  }

  /** Marks a day, or removes its mark. */
  setDayMark(owner: string, asked: FoodLogDayMark, now: Date): Promise<FoodLogDayMark> {
    return this.#write(changeSetting(this.#db, { owner, now, kind: dayMarkKind, asked }));
  }

  /**
   * How many operations may use the store at once. On PostgreSQL some connections are left for the probes. On SQLite, what
   * is read waits for no change.
   */
  get maxRunning(): number {
    return sqliteOf(this.#db) ? Infinity : maxConnections - 2;
  }

  /** Returns whether the tables have the schema of this version, so that what is read from them can be answered. */
  hasSchema(): Promise<boolean> {
    return isMigrated(this.#reads);
  }

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await entryById(this.#reads, '', '');
  }

  /**
   * Returns whether the tables have the schema of this version. Rejects if a change would fail now: it makes one, of
   * nobody, that leaves nothing.
   */
  async isMigrated(): Promise<boolean> {
    refuseFullDisk(this.#db);
    const isMade = await tryChange(this.#db, this.#isFull);
    this.#isFull = false;
    return isMade;
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
    return this.#make(owner, now, changeEntries(owner, entries, change));
  }

  #make<Row>(owner: string, now: Date, change: Change<Row>): Promise<FoodLogChange> {
    return this.#write(makeChange(this.#db, owner, now, change));
  }

  async #write<Result>(change: Promise<Result>): Promise<Result> {
    try {
      return await change;
    } catch (error) {
      if (error instanceof StorageUnavailable && error.problem === 'full') this.#isFull = true;
      throw error;
    }
  }
}
