import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { nameKey } from './nameKey.ts';
import { partOfDay, partsPerDay, partWeights } from './partOfDay.ts';
import type { StoredEntry } from './storedEntry.ts';
import type { Written } from './written.ts';

/** By how much the counts of one food change. */
interface Tally {
  times: number;
  weights: Map<number, number>;
}

function tallies(steps: Written['steps']): Map<string, Tally> {
  const found = new Map<string, Tally>();
  const count = (entry: StoredEntry | undefined, times: 1 | -1) => {
    if (!entry || entry.deletedAt) return;
    const key = nameKey(entry.name);
    const tally = found.get(key) ?? { times: 0, weights: new Map<number, number>() };
    found.set(key, tally);
    tally.times += times;
    for (const { shift, weight } of partWeights) {
      const part = (partOfDay(entry.minuteOfDay) + shift) % partsPerDay;
      tally.weights.set(part, (tally.weights.get(part) ?? 0) + weight * times);
    }
  };
  for (const { before, after } of steps) {
    count(before, -1);
    count(after, 1);
  }
  return found;
}

const latestOf = (trx: Transaction<Database>, owner: string, key: string) =>
  trx
    .selectFrom('food_log')
    .select(['name', 'calories', 'fats', 'proteins', 'carbs', 'logged_at as last_logged_at'])
    .where('owner', '=', owner)
    .where('name_key', '=', key)
    .where('deleted_at', 'is', null)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function forget(trx: Transaction<Database>, owner: string, name_key: string): Promise<void> {
  for (const table of ['food_log_item', 'food_log_item_time'] as const) {
    await trx
      .deleteFrom(table)
      .where('owner', '=', owner)
      .where('name_key', '=', name_key)
      .execute();
  }
}

async function countTimes(
  trx: Transaction<Database>,
  ofFood: { owner: string; name_key: string },
  last_logged_at: number,
  weights: Tally['weights'],
): Promise<void> {
  const changed = [...weights].filter(([, weight]) => weight !== 0);
  if (changed.length > 0) {
    await trx
      .insertInto('food_log_item_time')
      .values(
        changed.map(([part_of_day, weight]) => ({
          ...ofFood,
          part_of_day,
          weight,
          last_logged_at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['owner', 'name_key', 'part_of_day']).doUpdateSet((eb) => ({
          weight: eb('food_log_item_time.weight', '+', eb.ref('excluded.weight')),
        })),
      )
      .execute();
  }
  const { owner, name_key } = ofFood;
  await trx
    .updateTable('food_log_item_time')
    .set({ last_logged_at })
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('last_logged_at', '!=', last_logged_at)
    .execute();
  if (changed.every(([, weight]) => weight > 0)) return;
  await trx
    .deleteFrom('food_log_item_time')
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('weight', '=', 0)
    .execute();
}

/**
 * Keeps the owner's foods in step with the entries, in the same transaction. Counts are added to; what a food looks
 * like is read again from its latest entry, so that it is right whichever entry was changed or deleted.
 */
export async function countItems(
  trx: Transaction<Database>,
  owner: string,
  steps: Written['steps'],
): Promise<void> {
  for (const [name_key, { times, weights }] of tallies(steps)) {
    const latest = await latestOf(trx, owner, name_key);
    if (!latest) {
      await forget(trx, owner, name_key);
      continue;
    }
    await trx
      .insertInto('food_log_item')
      .values({ owner, name_key, ...latest, times_logged: times })
      .onConflict((conflict) =>
        conflict.columns(['owner', 'name_key']).doUpdateSet((eb) => ({
          ...latest,
          times_logged: eb('food_log_item.times_logged', '+', eb.val(times)),
        })),
      )
      .execute();
    await countTimes(trx, { owner, name_key }, latest.last_logged_at, weights);
  }
}
