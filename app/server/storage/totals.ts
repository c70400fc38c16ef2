import { sql, type Kysely } from 'kysely';
import { ChangeRefused } from './changeRefused.ts';
import type { Database } from './database.ts';
import type { FoodLogDay, FoodLogRange, Nutrition } from './foodLogEntry.ts';

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

/** Returns exact sums over the range, 0 where nothing is logged. */
export async function totalsOfRange(
  db: Kysely<Database>,
  owner: string,
  range: FoodLogRange,
): Promise<Nutrition> {
  const inRange =
    range.kind === 'days'
      ? counted(db, owner).where('day', '>=', range.start).where('day', '<=', range.end)
      : counted(db, owner)
          .where('logged_at', '>=', range.start.getTime())
          .where('logged_at', '<=', range.end.getTime());
  return numbers(await inRange.select(sums).executeTakeFirstOrThrow());
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
  const rows = await counted(db, owner)
    .where('day', 'in', [...days])
    .groupBy('day')
    .select(['day', ...sums])
    .execute();
  const found = new Map(rows.map((row) => [row.day, numbers(row)]));
  const zeros = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
  return [...days].toSorted().map((day) => {
    const stats = found.get(day) ?? zeros;
    if (Math.max(...Object.values(stats)) > largestInt) throw new ChangeRefused('totalsTooLarge');
    return { day, stats };
  });
}
