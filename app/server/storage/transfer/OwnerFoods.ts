import type { Insertable } from 'kysely';
import type { FoodLogItemTable, FoodLogItemTimeTable } from '../database.ts';
import { nameKey } from '../nameKey.ts';
import { scoringWindow } from '../suggestions/scoreUpdates.ts';
import { scores } from '../suggestions/scores.ts';
import type { MovedEntry } from './movedEntry.ts';

const newestFirst = (a: MovedEntry, b: MovedEntry) =>
  b.logged_at - a.logged_at || (a.id < b.id ? 1 : -1);
const latest = (entries: MovedEntry[]) => entries.toSorted(newestFirst).slice(0, scoringWindow);

/** Derives the foods of one owner from the entries, as if each had just been logged. */
export class OwnerFoods {
  readonly owner: string;
  readonly #foods = new Map<string, { times: number; entries: MovedEntry[] }>();

  constructor(owner: string) {
    this.owner = owner;
  }

  add(entry: MovedEntry): void {
    if (entry.deleted_at !== null) return;
    const key = nameKey(entry.name);
    const food = this.#foods.get(key) ?? { times: 0, entries: [] };
    food.times += 1;
    food.entries.push(entry);
    if (food.entries.length > 2 * scoringWindow) food.entries = latest(food.entries);
    this.#foods.set(key, food);
  }

  rows(): { items: FoodLogItemTable[]; times: Insertable<FoodLogItemTimeTable>[] } {
    const { owner } = this;
    const items: FoodLogItemTable[] = [];
    const times: FoodLogItemTimeTable[] = [];
    for (const [name_key, food] of this.#foods) {
      const entries = latest(food.entries);
      const [newest] = entries;
      if (!newest) continue;
      const { name, calories, fats, proteins, carbs, amount, unit } = newest;
      const looks = { name, calories, fats, proteins, carbs, amount, unit };
      const last_logged_at = newest.logged_at;
      items.push({ owner, name_key, ...looks, times_logged: food.times, last_logged_at });
      for (const time of scores(entries)) {
        if (time.score > -Infinity) times.push({ owner, name_key, ...time });
      }
    }
    return { items, times };
  }
}
