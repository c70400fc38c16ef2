import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { instant } from '../storedEntry.ts';
import { partOfDay, partsPerDay, partWeights } from './partOfDay.ts';

/** In milliseconds: what is older by this counts half. */
const halfLife = 20 * 86_400_000;
/** As many of the latest entries of a food are read: a month of what is logged every two waking hours. */
const remembered = 256;

/** The entries of a food that count for its suggestion, newest first; none when the food is not logged any more. */
export async function rememberedEntries(db: Kysely<Database>, owner: string, name_key: string) {
  return db
    .selectFrom('food_log')
    .select(['name', 'calories', 'fats', 'proteins', 'carbs', 'logged_at', 'minute_of_day'])
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('deleted_at', 'is', null)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(remembered)
    .execute();
}

type Remembered = Awaited<ReturnType<typeof rememberedEntries>>;

const timeOf = ({ logged_at }: Remembered[number]) => instant(logged_at).getTime();

/**
 * How much a food is logged around each part of the day, of its entries, newest first. An entry counts twice as much
 * as one that is older by a half-life; the score is the logarithm of their sum, in half-lives since 1970, so that it
 * neither has to be worked out anew as time goes by nor grows beyond numbers.
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
      // What is older than the newest by a lifetime counts nothing.
      .filter(([, sum]) => sum > 0)
      .map(([part, sum]) => [part, Math.log2(sum) + newest / halfLife]),
  );
}

/** Replaces the scores of a food by those of its entries; without entries it has none. */
export async function scoreItem(
  db: Kysely<Database>,
  owner: string,
  name_key: string,
  entries: Remembered,
): Promise<void> {
  await db
    .deleteFrom('food_log_item_time')
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .execute();
  if (entries.length === 0) return;
  await db
    .insertInto('food_log_item_time')
    .values(
      [...scores(entries)].map(([part_of_day, score]) => ({ owner, name_key, part_of_day, score })),
    )
    .execute();
}
