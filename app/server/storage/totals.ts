import { sql, type Kysely } from 'kysely';
import { ChangeRefused } from './changeRefused.ts';
import type { Database } from './database.ts';
import type { FoodLogDay, FoodLogRange, Nutrition } from './foodLogEntry.ts';
import { prepared } from './prepared.ts';

const largestInt = 2_147_483_647;

/** PostgreSQL returns a sum as text. */
const sum = (column: keyof Nutrition) =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
const sums = [sum('calories'), sum('fats'), sum('proteins'), sum('carbs')];

const numbers = (row: Record<keyof Nutrition, number | string>): Nutrition => ({
  calories: Number(row.calories),
  fats: Number(row.fats),
  proteins: Number(row.proteins),
  carbs: Number(row.carbs),
});

const counted = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('food_log').where('owner', '=', owner).where('deleted_at', 'is', null);

interface Bounds<T> {
  owner: string;
  start: T;
  end: T;
}

const totalsByDay = prepared((db, { owner, start, end }: Bounds<string>) =>
  counted(db, owner).where('day', '>=', start).where('day', '<=', end).select(sums),
);

const totalsByInstant = prepared((db, { owner, start, end }: Bounds<number>) =>
  counted(db, owner).where('logged_at', '>=', start).where('logged_at', '<=', end).select(sums),
);

/** Returns exact sums over the range, 0 where nothing is logged. */
export async function totalsOfRange(
  db: Kysely<Database>,
  owner: string,
  { kind, start, end }: FoodLogRange,
): Promise<Nutrition> {
  const [row] =
    kind === 'days'
      ? await totalsByDay(db, { owner, start, end })
      : await totalsByInstant(db, { owner, start: start.getTime(), end: end.getTime() });
  if (!row) throw new Error('A sum was not returned.');
  return numbers(row);
}

/**
 * Returns exact sums of each of these days, in order.
 * @throws ChangeRefused if a sum does not fit in 32 bits, because the answer to a change could not contain it.
 */
export async function totalsOfDays(
  db: Kysely<Database>,
  owner: string,
  days: ReadonlySet<string>,
): Promise<FoodLogDay[]> {
  const totals: FoodLogDay[] = [];
  for (const day of [...days].toSorted()) {
    const stats = await totalsOfRange(db, owner, { kind: 'days', start: day, end: day });
    if (Math.max(...Object.values(stats)) > largestInt) throw new ChangeRefused('totalsTooLarge');
    totals.push({ day, stats });
  }
  return totals;
}
