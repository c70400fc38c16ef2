import { sql, type Kysely } from 'kysely';
import { ownedTables, type Database } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';

/** The day on which all logs end. */
export const lastDay = '2026-11-20';
export const entriesPerDay = 11;
const rowsAtOnce = 50_000;

/** The logs of Person0 and so on, who log 11 entries each day: one favourite, and 10 of the other foods in turn. */
export interface Logs {
  people: number;
  days: number;
  /** The number of other foods, a multiple of 10. Each is logged at one time of the day. */
  foods: number;
}

/** Returns the calendar day so many days before the last. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(lastDay) - days * 86_400_000).toISOString().slice(0, 10);

/** Names a food, 0 for the favourite, and says at which minute of the day it is logged. */
export const mealOf = (food: number) => ({
  name: `Food ${food}`,
  minuteOfDay: 420 + (food === 0 ? 0 : ((food - 1) % 10) + 1) * 75,
});

function entriesOf(ago: number, { days, foods }: Logs) {
  const [day, number] = [daysAgo(ago), days - 1 - ago];
  return Array.from({ length: entriesPerDay }, (_, index) => {
    const meal = mealOf(index === 0 ? 0 : 1 + ((number * 10 + index - 1) % foods));
    const loggedAt = new Date(Date.parse(day) + meal.minuteOfDay * 60_000);
    const id = (number * entriesPerDay + index).toString(16).padStart(24, '0');
    return sampleEntry({ id, contentHash: id, day, loggedAt, ...meal });
  });
}

/** Copies the first person's log to the others: so many people at once that a transaction stays small. */
async function copyToOthers(db: Kysely<Database>, { people, days }: Logs): Promise<void> {
  const atOnce = Math.max(1, Math.floor(rowsAtOnce / (days * entriesPerDay)));
  const tables = await db.introspection.getTables();
  for (let first = 1; first < people; first += atOnce) {
    const end = Math.min(first + atOnce, people);
    await db.transaction().execute(async (trx) => {
      for (const table of ownedTables) {
        const all = tables.find(({ name }) => name === table)?.columns ?? [];
        const columns = sql.join(
          all.filter(({ name }) => name !== 'owner').map(({ name }) => sql.id(name)),
        );
        await sql`
          insert into ${sql.table(table)} (owner, ${columns})
          with recursive others(n) as (
            select ${sql.lit(first)} union all select n + 1 from others where n + 1 < ${sql.lit(end)})
          select 'Person' || n, ${columns} from others cross join ${sql.table(table)}
          where owner = 'Person0' order by n`.execute(trx);
      }
    });
  }
}

/** Writes these logs: the first as a server does, the others as copies. Leaves the database as its upkeep leaves it. */
export async function fillLogs(db: Kysely<Database>, logs: Logs): Promise<void> {
  const store = new FoodLogStore(db);
  for (let ago = logs.days - 1; ago >= 0; ago -= 1) {
    await store.create('Person0', entriesOf(ago, logs), new Date(daysAgo(ago)));
  }
  await copyToOthers(db, logs);
  await sql`analyze`.execute(db);
}
