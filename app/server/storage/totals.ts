import { sql, type Kysely } from 'kysely';
import { maxSummedEntries, type Allowance } from './Allowance.ts';
import { ChangeRefused } from './changeRefused.ts';
import { refuseFullDay } from './changes/refuseFullDay.ts';
import type { Database } from './database.ts';
import type { FoodLogDay, FoodLogRange, Nutrition } from './foodLogEntry.ts';
import { prepared, run, type Statement } from './prepared.ts';
import type { EntryStep } from './writtenChange.ts';

const largestInt = 2_147_483_647;

/** PostgreSQL returns a sum as text. */
const sum = (column: keyof Nutrition) =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const sums = [sql<number | string>`count(*)`.as('entries'), ...figures.map(sum)];

type Sums = Record<keyof Nutrition | 'entries', number | string>;

function toTotals([row]: readonly Sums[] = []): { entries: number; stats: Nutrition } {
  if (!row) throw new Error('A sum was not returned.');
  const { entries, calories, fats, proteins, carbs } = row;
  return {
    entries: Number(entries),
    stats: {
      calories: Number(calories),
      fats: Number(fats),
      proteins: Number(proteins),
      carbs: Number(carbs),
    },
  };
}

const counted = (db: Kysely<Database>, { owner, limit }: { owner: string; limit: number }) =>
  db
    .selectFrom('food_log')
    .select(figures)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .limit(limit);

interface Bounds<T> {
  owner: string;
  start: T;
  end: T;
  /** How many entries are read at most. If there are more, the sums are too small. */
  limit: number;
}

/** Reads the number of entries on days, and their sums, 0 where nothing is logged. */
export const selectTotals = prepared((db, { start, end, ...which }: Bounds<string>) =>
  db
    .selectFrom(counted(db, which).where('day', '>=', start).where('day', '<=', end).as('entry'))
    .select(sums),
);

const selectTotalsByInstant = prepared((db, { start, end, ...which }: Bounds<number>) =>
  db
    .selectFrom(
      counted(db, which).where('logged_at', '>=', start).where('logged_at', '<=', end).as('entry'),
    )
    .select(sums),
);

const selectTotalsByDay = prepared((db, { start, end, ...which }: Bounds<string>) =>
  db
    .selectFrom(
      counted(db, which)
        .select('day')
        .where('day', '>=', start)
        .where('day', '<=', end)
        .as('entry'),
    )
    .select(['day', ...sums])
    .groupBy('day')
    .orderBy('day'),
);

/**
 * Returns exact sums over the range, 0 where nothing is logged.
 * @param allowed The entries that may be read, from which those that are summed are taken.
 */
export async function totalsOfRange(
  db: Kysely<Database>,
  owner: string,
  { kind, start, end }: FoodLogRange,
  allowed: Allowance,
): Promise<Nutrition> {
  const { limit } = allowed;
  const statement =
    kind === 'days'
      ? selectTotals({ owner, start, end, limit })
      : selectTotalsByInstant({ owner, start: start.getTime(), end: end.getTime(), limit });
  const { entries, stats } = toTotals(await run(db, statement));
  allowed.take(entries);
  return stats;
}

/**
 * Returns exact sums of each day with entries from `start` to `end`, in order.
 * @param allowed The entries that may be read, from which those that are summed are taken.
 */
export async function totalsByDay(
  db: Kysely<Database>,
  owner: string,
  range: { start: string; end: string },
  allowed: Allowance,
): Promise<FoodLogDay[]> {
  const rows = await run(db, selectTotalsByDay({ owner, ...range, limit: allowed.limit }));
  let entries = 0;
  const days = rows.map((row) => {
    const ofDay = toTotals([row]);
    entries += ofDay.entries;
    return { day: row.day, stats: ofDay.stats };
  });
  allowed.take(entries);
  return days;
}

/** Returns what reads the totals of each of these days for the answer to a change, and no more in sum than allowed. */
export function selectDays(owner: string, days: readonly string[]): Statement<Sums>[] {
  const limit = mostOfEach(days) + 1;
  return days.map((day) => selectTotals({ owner, start: day, end: day, limit }));
}

/** A change can affect 400 days. As an entry that moves affects two, each of two days may be read wholly. */
function mostOfEach(days: readonly unknown[]): number {
  return Math.min(maxSummedEntries, Math.floor((2 * maxSummedEntries) / days.length));
}

/**
 * Returns the days of a change with what {@link selectDays} has read of them.
 * @throws ChangeRefused if a day would have too many entries, the totals of too many entries were asked for, or a sum does
 * not fit in 32 bits, because the answer to a change could not contain it.
 */
export function toDays(
  days: readonly string[],
  rows: readonly Sums[][],
  steps: readonly EntryStep[],
): FoodLogDay[] {
  return days.map((day, index) => {
    const { entries, stats } = toTotals(rows[index]);
    refuseFullDay(day, entries, steps);
    if (entries > mostOfEach(days)) throw new ChangeRefused('tooManyTotals');
    if (Math.max(...Object.values(stats)) > largestInt) throw new ChangeRefused('totalsTooLarge');
    return { day, stats };
  });
}
