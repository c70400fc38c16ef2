import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { instant } from '../storedEntry.ts';
import { partOfDay, partsPerDay, partWeights } from './partOfDay.ts';

/** The half-life of an entry's weight, in milliseconds. */
const halfLife = 20 * 86_400_000;
/** How many of the latest entries of a food are read: a month of a food that is logged every two waking hours. */
const remembered = 256;

/** One food of an owner. */
export interface Food {
  owner: string;
  name_key: string;
}

/** Reads the entries of a food that count for its suggestion, newest first; none if all were deleted. */
export const rememberedEntries = prepared((db, { owner, name_key }: Food) =>
  db
    .selectFrom('food_log')
    .select(['name', 'calories', 'fats', 'proteins', 'carbs', 'logged_at', 'minute_of_day'])
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('deleted_at', 'is', null)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(remembered),
);

type Remembered = Awaited<ReturnType<typeof rememberedEntries>>;

const timeOf = ({ logged_at }: Remembered[number]) => instant(logged_at).getTime();

/**
 * Returns the score of a food in each part of the day, from its entries, newest first. An entry weighs twice as much as
 * one that is older by a half-life. The score is the logarithm of the summed weights, in half-lives since 1970, so that
 * it need not be recomputed as time passes and does not overflow.
 */
function scores(entries: Remembered): Map<number, number> {
  const [newest = 0] = entries.map(timeOf);
  const sums = new Map<number, number>();
  for (const entry of entries) {
    for (const { shift, weight } of partWeights) {
      const part = (partOfDay(entry.minute_of_day) + shift) % partsPerDay;
      const count = weight * 2 ** ((timeOf(entry) - newest) / halfLife);
      sums.set(part, (sums.get(part) ?? 0) + count);
    }
  }
  return new Map(
    [...sums]
      // The weight of an entry that is very much older than the newest underflows to 0.
      .filter(([, sum]) => sum > 0)
      .map(([part, sum]) => [part, Math.log2(sum) + newest / halfLife]),
  );
}

const deleteScores = prepared((db, { owner, name_key }: Food) =>
  db.deleteFrom('food_log_item_time').where('owner', '=', owner).where('name_key', '=', name_key),
);

const insertScore = prepared((db, row: Food & { part_of_day: number; score: number }) =>
  db.insertInto('food_log_item_time').values({ ...row }),
);

/** Replaces the scores of a food with those of its entries. A food without entries has none. */
export async function scoreItem(
  db: Kysely<Database>,
  food: Food,
  entries: Remembered,
): Promise<void> {
  await deleteScores(db, food);
  for (const [part_of_day, score] of scores(entries)) {
    await insertScore(db, { ...food, part_of_day, score });
  }
}
