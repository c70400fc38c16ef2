import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What is counted and summed on both sides when a log is moved, deleted entries included. */
export interface LogSums {
  /** Owners with at least one entry. */
  people: number;
  entries: number;
  deleted: number;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  /** The sum of the versions of all entries. It tells whether any entry was changed. */
  versions: number;
}

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const counted = ['entries', 'deleted', 'versions', ...figures] as const;
/** So few that a statement stays short, also if each of them has logged for ten years. */
const peopleAtOnce = 100;

export const noSums = (): LogSums => ({
  people: 0,
  entries: 0,
  deleted: 0,
  calories: 0,
  fats: 0,
  proteins: 0,
  carbs: 0,
  versions: 0,
});

/** Adds one entry. */
export function countEntry(
  sums: LogSums,
  entry: Record<(typeof figures)[number] | 'version', number> & { deleted_at: unknown },
): void {
  sums.entries += 1;
  if (entry.deleted_at !== null) sums.deleted += 1;
  sums.versions += entry.version;
  for (const figure of figures) sums[figure] += entry[figure];
}

export function addSums(one: LogSums, other: LogSums): LogSums {
  const sum = noSums();
  for (const field of ['people', ...counted] as const) {
    sum[field] = one[field] + other[field];
  }
  return sum;
}

/** Counts and sums the log, or the part of it whose owners come after `after`, up to and including `upTo`, or of one owner. */
export async function sumLog(
  db: Kysely<Database>,
  { after = '', upTo, owner }: { after?: string; upTo?: string; owner?: string | undefined } = {},
): Promise<LogSums> {
  const sums = noSums();
  for (let last = after; ;) {
    let ofOwners = db.selectFrom('food_log').where('owner', '>', last);
    if (upTo !== undefined) ofOwners = ofOwners.where('owner', '<=', upTo);
    if (owner !== undefined) ofOwners = ofOwners.where('owner', '=', owner);
    const rows = await ofOwners
      .select((eb) => [
        'owner',
        eb.fn.countAll<number | string>().as('entries'),
        eb.fn.count<number | string>('deleted_at').as('deleted'),
        eb.fn.sum<number | string>('version').as('versions'),
        ...figures.map((figure) => sql<number | string>`sum(${sql.ref(figure)})`.as(figure)),
      ])
      .groupBy('owner')
      .orderBy('owner')
      .limit(peopleAtOnce)
      .execute();
    sums.people += rows.length;
    for (const row of rows) {
      // PostgreSQL returns a count and a sum as text.
      for (const one of counted) sums[one] += Number(row[one]);
    }
    const final = rows.at(-1);
    if (!final || rows.length < peopleAtOnce) return sums;
    last = final.owner;
  }
}
