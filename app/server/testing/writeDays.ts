import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Returns the ids of the entries of a day that `writeDays` has written: the newest first. */
export const idOf = (day: string, count: number): string =>
  day.replaceAll('-', '').padEnd(16, '0') + String(count).padStart(8, '0');

/** Writes days with so many entries each, of some foods, also more than a day can have by now. */
export async function writeDays(
  db: Kysely<Database>,
  owner: string,
  days: readonly string[],
  perDay: number,
  foods = 1,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const day of days) {
      const noon = sql.lit(Date.parse(`${day}T12:00:00Z`));
      await sql`
        insert into food_log (owner, id, user_id, name, name_key, calories, fats, proteins, carbs,
          logged_at, day, content_hash, created_at, version, minute_of_day)
        with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${sql.lit(perDay)})
        select ${sql.lit(owner)}, ${sql.lit(idOf(day, 0).slice(0, 16))}
            || substr('00000000' || i, length(cast(i as text)) + 1),
          'ada@example.com', 'Egg ' || i % ${sql.lit(foods)}, 'egg ' || i % ${sql.lit(foods)}, 1, 1, 1, 1, ${noon} - i * cast(1000 as bigint), ${sql.lit(day)}, '',
          ${noon}, 1, 720
        from n`.execute(trx);
    }
  });
}
