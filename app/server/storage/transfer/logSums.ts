import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { isWhole } from './isWhole.ts';
import { ownersInPages, type OwnerRange } from './ownersInPages.ts';

/** What is counted and summed on both sides when a log is moved, deleted entries included. */
export interface LogSums {
  /** Owners with at least one entry or setting. */
  people: number;
  settings: number;
  entries: number;
  deleted: number;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  /** The sum of the versions of all entries and settings. It tells whether any was changed. */
  versions: number;
}

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const ofEntries = ['entries', 'deleted', 'versions', ...figures] as const;
const ofSettings = ['settings', 'versions'] as const;
const sumOf = (column: 'version' | (typeof figures)[number]) =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`;

export const noSums = (): LogSums => ({
  people: 0,
  settings: 0,
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
  for (const field of ['people', 'settings', ...ofEntries] as const) {
    sum[field] = one[field] + other[field];
  }
  return sum;
}

/** Adds one setting. */
export function countSetting(sums: LogSums, { version }: { version: number }): void {
  sums.settings += 1;
  sums.versions += version;
}

/** Counts and sums the log, or a part of it. */
export async function sumLog(db: Kysely<Database>, range: OwnerRange = {}): Promise<LogSums> {
  const sums = noSums();
  for await (const [first, ...others] of ownersInPages(db, range)) {
    const last = others.at(-1) ?? first;
    const entries = await db
      .selectFrom('food_log')
      .select((eb) => [
        eb.fn.countAll<number | string>().as('entries'),
        eb.fn.count<number | string>('deleted_at').as('deleted'),
        sumOf('version').as('versions'),
        ...figures.map((figure) => sumOf(figure).as(figure)),
      ])
      .where('owner', '>=', first)
      .where('owner', '<=', last)
      .where(isWhole)
      .executeTakeFirstOrThrow();
    const settings = await db
      .selectFrom('food_log_setting')
      .select((eb) => [
        eb.fn.countAll<number | string>().as('settings'),
        sumOf('version').as('versions'),
      ])
      .where('owner', '>=', first)
      .where('owner', '<=', last)
      .executeTakeFirstOrThrow();
    sums.people += 1 + others.length;
    // PostgreSQL returns a count and a sum as text.
    for (const one of ofEntries) sums[one] += Number(entries[one]);
    for (const one of ofSettings) sums[one] += Number(settings[one]);
  }
  return sums;
}

/**
 * Sums when the owners up to this one have last changed something. It is another sum after every change, also after one
 * that leaves the sums of the log as they were. As text, because it can be too large for a number.
 */
export async function sumChanges(db: Kysely<Database>, upTo: string): Promise<string> {
  const { changes } = await db
    .selectFrom('food_log_owner')
    .select(sql<string>`cast(coalesce(sum(changed_at), 0) as text)`.as('changes'))
    .where('owner', '<=', upTo)
    .executeTakeFirstOrThrow();
  return changes;
}
