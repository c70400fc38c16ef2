import type { NewFoodLogEntry } from '../storage/foodLogEntry.ts';

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
    contentHash: 'egg',
    createdAt: new Date('2026-11-20T12:00:01Z'),
    ...changes,
  };
}
