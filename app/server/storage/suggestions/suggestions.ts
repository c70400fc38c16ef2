import type { Kysely, Selectable } from 'kysely';
import type { Database, FoodLogItemTable } from '../database.ts';
import type { FoodLogSuggestion } from '../foodLogEntry.ts';
import { prepared, run } from '../prepared.ts';
import { instant } from '../storedEntry.ts';
import { partOfDay } from './partOfDay.ts';

const columns = [
  'item.name',
  'item.calories',
  'item.fats',
  'item.proteins',
  'item.carbs',
  'item.amount',
  'item.unit',
  'item.times_logged',
  'item.last_logged_at',
] as const;

function toSuggestion(
  row: Omit<Selectable<FoodLogItemTable>, 'owner' | 'name_key'>,
): FoodLogSuggestion {
  const { times_logged, last_logged_at, ...food } = row;
  return { ...food, timesLogged: times_logged, lastLoggedAt: instant(last_logged_at) };
}

const selectFrequent = prepared(
  (db, { owner, part, limit }: { owner: string; part: number; limit: number }) =>
    db
      .selectFrom('food_log_item_time as time')
      .innerJoin('food_log_item as item', (join) =>
        join.onRef('item.owner', '=', 'time.owner').onRef('item.name_key', '=', 'time.name_key'),
      )
      .select(columns)
      .where('time.owner', '=', owner)
      .where('time.part_of_day', '=', part)
      .orderBy('time.score', 'desc')
      .orderBy('time.name_key', 'desc')
      .limit(limit),
);

const selectLatest = prepared((db, { owner, limit }: { owner: string; limit: number }) =>
  db
    .selectFrom('food_log_item as item')
    .select(columns)
    .where('item.owner', '=', owner)
    .orderBy('item.last_logged_at', 'desc')
    .orderBy('item.name_key', 'desc')
    .limit(limit),
);

/**
 * Returns the foods that the owner has lately logged most around this minute of the day, best first. Where there are
 * fewer than `limit`, the owner's other foods follow, most recently logged first.
 */
export async function frequentAround(
  db: Kysely<Database>,
  owner: string,
  minuteOfDay: number,
  limit: number,
): Promise<FoodLogSuggestion[]> {
  const rows = await run(db, selectFrequent({ owner, part: partOfDay(minuteOfDay), limit }));
  if (rows.length === limit) return rows.map(toSuggestion);
  const names = new Set(rows.map(({ name }) => name));
  const others = (await run(db, selectLatest({ owner, limit }))).filter(
    ({ name }) => !names.has(name),
  );
  return [...rows, ...others].slice(0, limit).map(toSuggestion);
}

/** Returns the owner's foods, most recently logged first. */
export async function latestItems(
  db: Kysely<Database>,
  owner: string,
  limit: number,
): Promise<FoodLogSuggestion[]> {
  return (await run(db, selectLatest({ owner, limit }))).map(toSuggestion);
}
