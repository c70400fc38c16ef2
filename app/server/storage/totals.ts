import { sql, type Kysely } from 'kysely';
import { ChangeRefused } from './changeRefused.ts';
import type { Database } from './database.ts';
import type { FoodLogDay, FoodLogRange, Nutrition } from './foodLogEntry.ts';
import { prepared, run } from './prepared.ts';

const largestInt = 2_147_483_647;

/** PostgreSQL returns a sum as text. */
const sum = (column: keyof Nutrition) =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
const sums = [sum('calories'), sum('fats'), sum('proteins'), sum('carbs')];

type Sums = Record<keyof Nutrition, number | string>;

function toNutrition(rows: readonly Sums[] | undefined): Nutrition {
  const [row] = rows ?? [];
  if (!row) throw new Error('A sum was not returned.');
  return {
    calories: Number(row.calories),
    fats: Number(row.fats),
    proteins: Number(row.proteins),
    carbs: Number(row.carbs),
  };
}

const counted = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('food_log').where('owner', '=', owner).where('deleted_at', 'is', null);

interface Bounds<T> {
  owner: string;
  start: T;
  end: T;
}

/** Reads the sums over days, 0 where nothing is logged. */
export const selectTotals = prepared((db, { owner, start, end }: Bounds<string>) =>
  counted(db, owner).where('day', '>=', start).where('day', '<=', end).select(sums),
);

const selectTotalsByInstant = prepared((db, { owner, start, end }: Bounds<number>) =>
  counted(db, owner).where('logged_at', '>=', start).where('logged_at', '<=', end).select(sums),
);

/** Returns exact sums over the range, 0 where nothing is logged. */
export async function totalsOfRange(
  db: Kysely<Database>,
  owner: string,
  { kind, start, end }: FoodLogRange,
): Promise<Nutrition> {
  return toNutrition(
    kind === 'days'
      ? await run(db, selectTotals({ owner, start, end }))
      : await run(db, selectTotalsByInstant({ owner, start: start.getTime(), end: end.getTime() })),
  );
}

/**
 * Returns a day with what {@link selectTotals} has read of it.
 * @throws ChangeRefused if a sum does not fit in 32 bits, because the answer to a change could not contain it.
 */
export function toDay(day: string, rows: readonly Sums[] | undefined): FoodLogDay {
  const stats = toNutrition(rows);
  if (Math.max(...Object.values(stats)) > largestInt) throw new ChangeRefused('totalsTooLarge');
  return { day, stats };
}
