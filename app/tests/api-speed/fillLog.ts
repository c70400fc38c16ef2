import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../server/storage/database.ts';

/** The day on which all logs end. */
export const lastDay = '2026-11-20';
export const entriesPerDay = 11;
const rowsAtOnce = 100_000;

/** The logs of some people who log 11 entries each day: one favourite, and 10 of the other foods in turn. */
export interface Logs {
  /** The owners are named so, followed by a number from 0. */
  prefix: string;
  people: number;
  days: number;
  /** The number of other foods, a multiple of 10. Each is logged at one time of the day. */
  foods: number;
}

/** The name of a food: 0 is the favourite. */
export const foodName = (food: number) => `Food ${food}`;

/** The time of day of a meal of a day, 0 to 10, in minutes. */
export const minuteOfMeal = (meal: number) => 420 + meal * 75;

const midnight = Date.parse(`${lastDay}T00:00:00Z`);

/** The two expressions that the engines write otherwise: a day some days ago, and the rows to count from 0. */
const dialects = {
  PostgreSQL: sql<string>`to_char(${sql.lit(lastDay)}::date - ago, 'YYYY-MM-DD')`,
  SQLite: sql<string>`date(${sql.lit(lastDay)}, '-' || ago || ' days')`,
};

export type EngineName = keyof typeof dialects;

const upTo = (name: string, first: number, end: number): RawBuilder<unknown> => sql`
  ${sql.id(name)}(n) as (
    select ${sql.lit(first)} union all
    select n + 1 from ${sql.id(name)} where n + 1 < ${sql.lit(end)})`;

/** Writes the entries of the people from `first` up to `end`. */
function fillEntries(
  engine: EngineName,
  { prefix, days, foods }: Logs,
  first: number,
  end: number,
) {
  const number = sql`(cast(people.n as bigint) * 100000 + days.n * ${sql.lit(entriesPerDay)} + meals.n)`;
  const food = sql`case when meals.n = 0 then 0
    else 1 + (days.n * 10 + meals.n - 1) % ${sql.lit(foods)} end`;
  return sql`
    insert into food_log
      (owner, id, user_id, name, name_key, calories, fats, proteins, carbs, logged_at, day,
       content_hash, created_at, version, minute_of_day)
    with recursive ${upTo('people', first, end)}, ${upTo('days', 0, days)},
      ${upTo('meals', 0, entriesPerDay)},
    entries as (
      select people.n as person, ${number} as number, 'Food ' || (${food}) as name,
        ${sql.lit(days - 1)} - days.n as ago, ${sql.lit(minuteOfMeal(0))} + meals.n * 75 as minute
      from people cross join days cross join meals),
    written as (
      select entries.*, substr('000000000000000000000000' || number, length(cast(number as text)) + 1) as id,
        ${sql.lit(midnight)} - cast(ago as bigint) * 86400000 + minute * 60000 as logged_at
      from entries)
    select ${sql.lit(prefix)} || person, id, 'ada@example.com', name, lower(name),
      number % 500, number % 30, number % 40, number % 80, logged_at, ${dialects[engine]},
      substr(id || id || id, 1, 64), logged_at + 1000, 1, minute
    from written order by number`;
}

/** Writes their foods. The scores have the right order of magnitude; the next entry of a food corrects them. */
function fillItems(owners: RawBuilder<unknown>) {
  return [
    sql`
      insert into food_log_item
      select owner, name_key, name, 100, 5, 5, 5, count(*), max(logged_at)
      from food_log where owner in (${owners}) group by owner, name_key, name`,
    sql`
      insert into food_log_item_time
      select owner, name_key, (minute_of_day / 180 + shift) % 8,
        max(logged_at) / 1728000000.0 + count(*) / 256.0
      from food_log cross join (select 0 as shift union all select 1 union all select 7) as shifts
      where owner in (${owners}) group by owner, name_key, (minute_of_day / 180 + shift) % 8`,
    sql`
      insert into food_log_owner
      select owner, max(logged_at) from food_log where owner in (${owners}) group by owner`,
  ];
}

/**
 * Writes these logs in bulk, and leaves the database as its upkeep leaves it.
 * @param report is called with the number of entries that are written.
 */
export async function fillLog(
  db: Kysely<Database>,
  engine: EngineName,
  logs: Logs,
  report: (entries: number) => void = () => {},
): Promise<void> {
  const perPerson = logs.days * entriesPerDay;
  const atOnce = Math.max(1, Math.floor(rowsAtOnce / perPerson));
  await db.connection().execute(async (connection) => {
    // A statement of a request may take 5 s only.
    if (engine === 'PostgreSQL') await sql`set statement_timeout = 0`.execute(connection);
    for (let first = 0; first < logs.people; first += atOnce) {
      const end = Math.min(first + atOnce, logs.people);
      const owners = sql.join(
        Array.from({ length: end - first }, (_, one) => sql.lit(`${logs.prefix}${first + one}`)),
      );
      const fills = [fillEntries(engine, logs, first, end), ...fillItems(owners)];
      await connection.transaction().execute(async (trx) => {
        for (const fill of fills) await fill.execute(trx);
      });
      report(end * perPerson);
    }
    if (engine === 'PostgreSQL') {
      await sql`vacuum analyze`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
