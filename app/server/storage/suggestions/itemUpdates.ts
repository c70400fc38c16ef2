import type { Transaction } from 'kysely';
import type { Database, FoodLogItemTable } from '../database.ts';
import { nameKey } from '../nameKey.ts';
import { prepared, runAll, type Statement } from '../prepared.ts';
import { entriesById, type StoredEntry } from '../storedEntry.ts';
import type { WrittenChange } from '../writtenChange.ts';
import { scoreUpdates, selectRemembered, type Food } from './scoreUpdates.ts';

const deleteItem = prepared((db, { owner, name_key }: Food) =>
  db.deleteFrom('food_log_item').where('owner', '=', owner).where('name_key', '=', name_key),
);

/** Writes a food, and adds to the number of its entries. */
const countItem = prepared((db, row: FoodLogItemTable) => {
  const { owner: _, name_key: __, times_logged, ...looks } = row;
  return db
    .insertInto('food_log_item')
    .values({ ...row })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'name_key']).doUpdateSet((eb) => ({
        ...looks,
        times_logged: eb('food_log_item.times_logged', '+', times_logged),
      })),
    );
});

/** What has changed of a food: the number of its entries, and whether one was removed, even if it is written again. */
interface ChangedFood {
  times: number;
  removed: boolean;
}

/** Returns the foods whose entries changed. */
function changedFoods(steps: WrittenChange['steps']): Map<string, ChangedFood> {
  const found = new Map<string, ChangedFood>();
  const count = (entry: StoredEntry | undefined, times: 1 | -1) => {
    if (!entry || entry.deletedAt) return;
    const key = nameKey(entry.name);
    const known = found.get(key) ?? { times: 0, removed: false };
    found.set(key, { times: known.times + times, removed: known.removed || times < 0 });
  };
  for (const { before, after } of steps) {
    count(before, -1);
    count(after, 1);
  }
  return found;
}

/**
 * Returns what updates the owner's foods with the changed entries, in the same transaction. The number of entries is
 * incremented. Name, values, amount and scores are recomputed from the latest entries, so that they are right whichever entry was
 * changed or deleted.
 */
export async function itemUpdates(
  trx: Transaction<Database>,
  owner: string,
  steps: WrittenChange['steps'],
): Promise<Statement<unknown>[]> {
  const foods = [...changedFoods(steps)];
  const reads = foods.map(([name_key]) => selectRemembered({ owner, name_key }));
  const [remembered] = await runAll(trx, reads);
  // Mostly the latest entry is the one that was just written, and need not be read.
  const written = new Map(steps.map(({ after }) => [after.id, after]));
  const latest = remembered.flatMap((entries) => entries.slice(0, 1));
  const unread = latest.filter(({ id }) => !written.has(id));
  const looks = new Map([...(await entriesById(trx, owner, unread)), ...written]);
  const updates: Statement<unknown>[] = [];
  for (const [index, [name_key, change]] of foods.entries()) {
    const food = { owner, name_key };
    const entries = remembered[index] ?? [];
    updates.push(...scoreUpdates(food, entries, change));
    if (!entries[0]) {
      updates.push(deleteItem(food));
      continue;
    }
    const newest = looks.get(entries[0].id);
    if (!newest) throw new Error('An entry disappeared within its transaction.');
    const { name, calories, fats, proteins, carbs, amount, unit, loggedAt } = newest;
    const last_logged_at = loggedAt.getTime();
    const figures = { calories, fats, proteins, carbs, amount, unit, last_logged_at };
    updates.push(countItem({ ...food, name, ...figures, times_logged: change.times }));
  }
  return updates;
}
