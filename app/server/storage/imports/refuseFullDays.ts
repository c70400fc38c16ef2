import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { maxEntriesPerDay } from '../Allowance.ts';
import type { Database } from '../database.ts';
import { prepared, run } from '../prepared.ts';
import type { ImportKey } from './importRows.ts';
import { ImportRefused } from './ImportRefused.ts';

/** So few that others wait for milliseconds only, also if each of these days is full. */
const daysAtOnce = 100;

/** Counts the entries that are staged of the next days, and those that each of these days has. */
const selectStagedDays = prepared(
  (db, { owner, id, after, limit }: ImportKey & { after: string; limit: number }) =>
    db
      .selectFrom(
        db
          .selectFrom('food_log_staged')
          .select((eb) => ['day', eb.fn.countAll<number | string>().as('staged')])
          .where('owner', '=', owner)
          .where('import_id', '=', id)
          .where('day', '>', after)
          .groupBy('day')
          .orderBy('day')
          .limit(limit)
          .as('entry'),
      )
      .select((eb) => [
        'entry.day',
        'entry.staged',
        eb
          .selectFrom('food_log')
          .select((one) => one.fn.countAll<number | string>().as('count'))
          .where('owner', '=', owner)
          .where('deleted_at', 'is', null)
          .whereRef('food_log.day', '=', 'entry.day')
          .as('logged'),
      ]),
);

/**
 * Refuses an import that would give a day more entries than a day may have. It holds up nobody. With so few entries, the
 * totals of a day always fit in 32 bits.
 * @param checked The last day that was checked before.
 * @param end When it reads no more days, on the clock of `performance`.
 * @returns the last day that was checked; undefined if all were.
 * @throws ImportRefused with the first such day.
 */
export async function refuseFullDays(
  db: Kysely<Database>,
  key: ImportKey,
  checked: string,
  end: number,
): Promise<string | undefined> {
  for (let after = checked; ;) {
    const days = await run(db, selectStagedDays({ ...key, after, limit: daysAtOnce }));
    for (const { day, staged, logged } of days) {
      // PostgreSQL returns a count as text.
      if (Number(staged) + Number(logged) > maxEntriesPerDay)
        throw new ImportRefused('dayFull', day);
      if (day > after) after = day;
    }
    if (days.length < daysAtOnce) return undefined;
    if (performance.now() > end) return after;
    await setImmediate();
  }
}
