import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';

const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;

/**
 * Opens the database again, and returns those of these eggs that it has lost.
 * @throws Error if it has an entry twice, or counts other entries than it lists.
 */
export async function lostEntries(
  settings: DatabaseSettings,
  ids: readonly string[],
): Promise<string[]> {
  const store = new FoodLogStore(await openDatabase(settings));
  const entries = await store.entries('U1', day.start);
  const { calories } = await store.stats('U1', day);
  const [item] = await store.items('U1', 1);
  await store.close();
  const found = new Set(entries.map(({ id }) => id));
  const counted = [found.size, calories / 70, item?.timesLogged ?? 0];
  if (counted.some((count) => count !== entries.length)) {
    throw new Error(`It lists ${entries.length} entries, and counts ${counted.join(', ')}.`);
  }
  return ids.filter((id) => !found.has(id));
}
