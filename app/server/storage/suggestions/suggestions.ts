import type { Kysely, Selectable } from 'kysely';
import type { Database, FoodLogItemTable } from '../database.ts';
import type { FoodLogSuggestion } from '../foodLogEntry.ts';
import { prepared, run } from '../prepared.ts';
import { foodKind, type FoodLogFood } from '../settings/kinds.ts';
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

type Row = Omit<Selectable<FoodLogItemTable>, 'owner' | 'name_key'>;

const toSuggestion = ({ times_logged, last_logged_at, ...food }: Row): FoodLogSuggestion => ({
  ...food,
  timesLogged: times_logged,
  lastLoggedAt: instant(last_logged_at),
});

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

const selectPinned = prepared((db, { owner }: { owner: string }) =>
  db
    .selectFrom('food_log_setting as setting')
    .innerJoin('food_log_item as item', (join) =>
      join.onRef('item.owner', '=', 'setting.owner').onRef('item.name_key', '=', 'setting.key'),
    )
    .select([...columns, 'setting.key', 'setting.value'])
    .where('setting.owner', '=', owner)
    .where('setting.kind', '=', foodKind.name)
    // In the texts of a value, quotation marks are escaped.
    .where('setting.value', 'like', '%"isPinned":true%'),
);

/** Returns foods with all that the owner has pinned, the latter in place of the last others. */
async function withPinned(
  db: Kysely<Database>,
  owner: string,
  foods: readonly Row[],
  limit: number,
): Promise<FoodLogSuggestion[]> {
  const pinned = (await run(db, selectPinned({ owner })))
    .filter(({ value, last_logged_at }) => {
      const { isHidden, deletedAt }: FoodLogFood = JSON.parse(value);
      return !isHidden && (deletedAt === null || instant(last_logged_at) > new Date(deletedAt));
    })
    .toSorted(
      (one, other) =>
        instant(other.last_logged_at).getTime() - instant(one.last_logged_at).getTime() ||
        (one.key < other.key ? 1 : -1),
    )
    .slice(0, limit)
    .map((row): Row => {
      const { key: _, value: __, ...item } = row;
      return item;
    });
  const names = new Set(pinned.map(({ name }) => name));
  let others = limit - pinned.length;
  const kept = foods.filter(({ name }) => names.has(name) || others-- > 0);
  const known = new Set(kept.map(({ name }) => name));
  return [...kept, ...pinned.filter(({ name }) => !known.has(name))].map(toSuggestion);
}

/**
 * Returns the foods that the owner has lately logged most around this minute of the day, best first. Where there are
 * fewer than `limit`, the owner's other foods follow, most recently logged first. Those that are pinned are among them.
 */
export async function frequentAround(
  db: Kysely<Database>,
  owner: string,
  minuteOfDay: number,
  limit: number,
): Promise<FoodLogSuggestion[]> {
  const rows = await run(db, selectFrequent({ owner, part: partOfDay(minuteOfDay), limit }));
  if (rows.length === limit) return withPinned(db, owner, rows, limit);
  const names = new Set(rows.map(({ name }) => name));
  const others = (await run(db, selectLatest({ owner, limit }))).filter(
    ({ name }) => !names.has(name),
  );
  return withPinned(db, owner, [...rows, ...others].slice(0, limit), limit);
}

/** Returns the owner's foods, most recently logged first. Those that are pinned are among them. */
export async function latestItems(
  db: Kysely<Database>,
  owner: string,
  limit: number,
): Promise<FoodLogSuggestion[]> {
  return withPinned(db, owner, await run(db, selectLatest({ owner, limit })), limit);
}
