import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { nameKey } from '../nameKey.ts';
import type { StoredEntry } from '../storedEntry.ts';
import type { WrittenChange } from '../writtenChange.ts';
import { rememberedEntries, scoreItem } from './scoreItem.ts';

/** Returns the foods whose entries changed, each with the change in its number of entries. */
function timesByFood(steps: WrittenChange['steps']): Map<string, number> {
  const found = new Map<string, number>();
  const count = (entry: StoredEntry | undefined, times: 1 | -1) => {
    if (!entry || entry.deletedAt) return;
    const key = nameKey(entry.name);
    found.set(key, (found.get(key) ?? 0) + times);
  };
  for (const { before, after } of steps) {
    count(before, -1);
    count(after, 1);
  }
  return found;
}

/**
 * Updates the owner's foods with the changed entries, in the same transaction. The number of entries is incremented.
 * Name, values and scores are recomputed from the latest entries, so that they are right whichever entry was changed
 * or deleted.
 */
export async function updateItems(
  trx: Transaction<Database>,
  owner: string,
  steps: WrittenChange['steps'],
): Promise<void> {
  for (const [name_key, times] of timesByFood(steps)) {
    const entries = await rememberedEntries(trx, owner, name_key);
    await scoreItem(trx, owner, name_key, entries);
    const [latest] = entries;
    if (!latest) {
      await trx
        .deleteFrom('food_log_item')
        .where('owner', '=', owner)
        .where('name_key', '=', name_key)
        .execute();
      continue;
    }
    const { logged_at: last_logged_at, minute_of_day: _, ...food } = latest;
    const looks = { ...food, last_logged_at };
    await trx
      .insertInto('food_log_item')
      .values({ owner, name_key, ...looks, times_logged: times })
      .onConflict((conflict) =>
        conflict.columns(['owner', 'name_key']).doUpdateSet((eb) => ({
          ...looks,
          times_logged: eb('food_log_item.times_logged', '+', eb.val(times)),
        })),
      )
      .execute();
  }
}
