import { prepared, type Statement } from '../prepared.ts';
import { partsPerDay } from './partOfDay.ts';
import { countsBeyond, scores, type CountedEntry } from './scores.ts';

/** How many of the latest entries of a food are read: a month of a food that is logged every two waking hours. */
export const scoringWindow = 256;

/** One food of an owner. */
export interface Food {
  owner: string;
  name_key: string;
}

/** Reads the entries of a food that count for its suggestion, newest first, and the next; none if all were deleted. */
export const selectRemembered = prepared((db, { owner, name_key }: Food) =>
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
    .limit(scoringWindow + 1),
);

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
 * Returns what writes the scores of a food, from its entries. A food without entries has none.
 * @param change What has changed of the food. If a part of the day may have no entry any more, all scores are replaced.
 */
export function scoreUpdates(
  food: Food,
  entries: readonly CountedEntry[],
  { times, removed }: { times: number; removed: boolean },
): Statement<unknown>[] {
  const computed = scores(entries.slice(0, scoringWindow));
  // The weight of an entry that is very much older than the newest underflows to 0.
  const written = computed.filter(({ score }) => score > -Infinity);
  const scored = new Set(written.map(({ part_of_day }) => part_of_day));
  const next = entries[scoringWindow];
  const forgotten = next !== undefined && (times > 1 || countsBeyond(next, scored));
  const isReplaced = removed || forgotten || written.length < computed.length;
  const values = written.flatMap(({ part_of_day, score }, index) => [
    [`part${index}`, part_of_day] as const,
    [`score${index}`, score] as const,
  ]);
  const write = written.length > 0 ? writeScores[written.length] : undefined;
  return [
    ...(isReplaced ? [deleteScores(food)] : []),
    ...(write ? [write({ ...food, ...Object.fromEntries(values) })] : []),
  ];
}
