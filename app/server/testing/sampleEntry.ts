import type { FoodLogChange, NewFoodLogEntry } from '../storage/foodLogEntry.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';

/** An egg, logged at noon UTC. */
export function sampleEntry(changes: Partial<NewFoodLogEntry> = {}): NewFoodLogEntry {
  return {
    id: '0123456789abcdef01234567',
    userId: 'ada@example.com',
    name: 'Egg',
    calories: 70,
    fats: 5,
    proteins: 6,
    carbs: 1,
    loggedAt: new Date('2026-11-20T12:00:00Z'),
    day: '2026-11-20',
    minuteOfDay: 720,
    meal: null,
    amount: null,
    unit: null,
    contentHash: 'egg',
    createdAt: new Date('2026-11-20T12:00:01Z'),
    ...changes,
  };
}

/** Meals and amounts, or none, as an entry can have them. */
export const servings = [
  { meal: null, amount: null, unit: null },
  { meal: 'Breakfast', amount: null, unit: null },
  { meal: null, amount: 0.001, unit: null },
  { meal: 'Mid\u0301day “meal”', amount: 99_999.999, unit: 'slice' },
];

/** Logs the egg. */
export function logEntry(
  store: FoodLogStore,
  owner: string,
  changes: Partial<NewFoodLogEntry> = {},
): Promise<FoodLogChange> {
  const entry = sampleEntry(changes);
  return store.create(owner, [entry], entry.createdAt);
}
