import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database, FoodLogTable } from './database.ts';
import type { FoodLogContent, FoodLogEntry, NewFoodLogEntry } from './foodLogEntry.ts';
import { nameKey } from './nameKey.ts';
import { prepared, run, runAll } from './prepared.ts';

/** An entry with the fields that only the store uses. */
export interface StoredEntry extends FoodLogEntry {
  contentHash: string;
  previousDay: string | undefined;
}

/**
 * What is read of an entry. The columns are named, because a prepared statement for all columns fails once a newer server
 * has added one.
 */
export const entryColumns = [
  'id',
  'name',
  'calories',
  'fats',
  'proteins',
  'carbs',
  'logged_at',
  'day',
  'minute_of_day',
  'version',
  'deleted_at',
  'content_hash',
  'previous_day',
  'meal',
  'amount',
  'unit',
] as const;

/** PostgreSQL returns an int8 as text. */
export const instant = (milliseconds: number | string) => new Date(Number(milliseconds));

/** What is read of an entry, as the database returns it. */
export type EntryRow = Pick<Selectable<FoodLogTable>, (typeof entryColumns)[number]>;

export function toStoredEntry(row: EntryRow): StoredEntry {
  return {
    id: row.id,
    name: row.name,
    calories: row.calories,
    fats: row.fats,
    proteins: row.proteins,
    carbs: row.carbs,
    loggedAt: instant(row.logged_at),
    day: row.day,
    minuteOfDay: row.minute_of_day,
    version: row.version,
    deletedAt: row.deleted_at === null ? undefined : instant(row.deleted_at),
    contentHash: row.content_hash,
    previousDay: row.previous_day ?? undefined,
    meal: row.meal,
    amount: row.amount,
    unit: row.unit,
  };
}

function contentColumns(content: FoodLogContent) {
  return {
    name: content.name,
    name_key: nameKey(content.name),
    calories: content.calories,
    fats: content.fats,
    proteins: content.proteins,
    carbs: content.carbs,
    logged_at: content.loggedAt.getTime(),
    day: content.day,
    minute_of_day: content.minuteOfDay,
    meal: content.meal,
    amount: content.amount,
    unit: content.unit,
  };
}

/** Returns the columns of a new entry. */
export function newRow(owner: string, entry: NewFoodLogEntry): Insertable<FoodLogTable> {
  return {
    owner,
    id: entry.id,
    user_id: entry.userId,
    ...contentColumns(entry),
    content_hash: entry.contentHash,
    created_at: entry.createdAt.getTime(),
    version: 1,
    deleted_at: null,
    previous_day: null,
  };
}

/** Returns the columns that a change can write. */
export function changedRow(entry: StoredEntry): Updateable<FoodLogTable> {
  return {
    ...contentColumns(entry),
    version: entry.version,
    deleted_at: entry.deletedAt?.getTime() ?? null,
    previous_day: entry.previousDay ?? null,
  };
}

/** Reads the owner's entry with this id, also a deleted one. */
export const selectEntry = prepared((db, { owner, id }: { owner: string; id: string }) =>
  db.selectFrom('food_log').select(entryColumns).where('owner', '=', owner).where('id', '=', id),
);

/** Returns the owner's entry with this id, also a deleted one; undefined if there is none. */
export async function entryById(
  db: Kysely<Database>,
  owner: string,
  id: string,
): Promise<StoredEntry | undefined> {
  const [row] = await run(db, selectEntry({ owner, id }));
  return row && toStoredEntry(row);
}

/** Returns those of the owner's entries with these ids that exist, by id. */
export async function entriesById(
  trx: Transaction<Database>,
  owner: string,
  asked: readonly { id: string }[],
): Promise<Map<string, StoredEntry>> {
  const [rows] = await runAll(
    trx,
    asked.map(({ id }) => selectEntry({ owner, id })),
  );
  return new Map(rows.flat().map((row) => [row.id, toStoredEntry(row)]));
}
