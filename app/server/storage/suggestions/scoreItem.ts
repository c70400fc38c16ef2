import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { instant } from '../storedEntry.ts';
import { partOfDay, partsPerDay, partWeights } from './partOfDay.ts';

/** The half-life of an entry's weight, in milliseconds. */
const halfLife = 20 * 86_400_000;
/** How many of the latest entries of a food are read: a month of a food that is logged every two waking hours. */
export const remembered = 256;

/** One food of an owner. */
export interface Food {
  owner: string;
  name_key: string;
}

/** Reads the entries of a food that count for its suggestion, newest first; none if all were deleted. */
export const rememberedEntries = prepared((db, { owner, name_key }: Food) =>
  db
    .selectFrom('food_log')
    .select(['id', 'logged_at', 'minute_of_day'])
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('deleted_at', 'is', null)
    // Only with this does PostgreSQL read the index in order, instead of sorting all entries of the food.
    .orderBy('deleted_at', 'desc')
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(remembered),
);

export type Remembered = Awaited<ReturnType<typeof rememberedEntries>>;

const timeOf = ({ logged_at }: Remembered[number]) => instant(logged_at).getTime();

/**
 * Returns the score of a food in each part of the day, from its entries, newest first. An entry weighs twice as much as
 * one that is older by a half-life. The score is the logarithm of the summed weights, in half-lives since 1970, so that
 * it need not be recomputed as time passes and does not overflow.
 */
export function scores(entries: Remembered): { part_of_day: number; score: number }[] {
  const [latest] = entries;
  const newest = latest ? timeOf(latest) : 0;
  const counts = new Map<number, number>();
  for (const entry of entries) {
    const part = partOfDay(entry.minute_of_day);
    counts.set(part, (counts.get(part) ?? 0) + 2 ** ((timeOf(entry) - newest) / halfLife));
  }
  const sums = new Map<number, number>();
  for (const [own, count] of counts) {
    for (const { shift, weight } of partWeights) {
      const part = (own + shift) % partsPerDay;
      sums.set(part, (sums.get(part) ?? 0) + weight * count);
    }
  }
  return [...sums].map(([part_of_day, sum]) => ({
    part_of_day,
    score: Math.log2(sum) + newest / halfLife,
  }));
}

const deleteScores = prepared((db, { owner, name_key }: Food) =>
  db.deleteFrom('food_log_item_time').where('owner', '=', owner).where('name_key', '=', name_key),
);
/** The parts of the day of some scores, and the scores. */
type Scores = Record<`part${number}` | `score${number}`, number>;
/** One statement for each number of scores, so that all scores of a food are written at once. */
const writeScores = Array.from({ length: partsPerDay + 1 }, (_, count) =>
  prepared((db, { owner, name_key, ...values }: Food & Scores) =>
    db
      .insertInto('food_log_item_time')
      .values(
        Array.from({ length: count }, (__, index) => ({
          owner,
          name_key,
          part_of_day: values[`part${index}`] ?? 0,
          score: values[`score${index}`] ?? 0,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['owner', 'name_key', 'part_of_day'])
          .doUpdateSet((eb) => ({ score: eb.ref('excluded.score') })),
      ),
  ),
);

/**
 * Writes the scores of a food, from its entries. A food without entries has none.
 * @param removed Whether an entry was removed from the food, so that a part of the day may have no entry any more.
 */
export async function scoreItem(
  db: Kysely<Database>,
  food: Food,
  entries: Remembered,
  removed: boolean,
): Promise<void> {
  const computed = scores(entries);
  // The weight of an entry that is very much older than the newest underflows to 0.
  const written = computed.filter(({ score }) => score > -Infinity);
  const forgotten = entries.length === remembered || written.length < computed.length;
  if (removed || forgotten) await deleteScores(db, food);
  if (written.length === 0) return;
  const values = written.flatMap(({ part_of_day, score }, index) => [
    [`part${index}`, part_of_day] as const,
    [`score${index}`, score] as const,
  ]);
  await writeScores[written.length]?.(db, { ...food, ...Object.fromEntries(values) });
}
