import type { FoodLogEntry } from './EntryList.types.ts';

const coffee = { name: 'Coffee with oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 };
const foods = [
  coffee,
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Apple', calories: 95, fats: 0, proteins: 0, carbs: 25 },
  { name: 'Lentil soup with bread', calories: 1240, fats: 38, proteins: 52, carbs: 172 },
];

const two = (value: number) => String(value).padStart(2, '0');

/** For stories and tests: a day with `count` entries, the newest first. */
export function dayOf(count: number): FoodLogEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const minutes = 20 * 60 + 45 - index * 14;
    return {
      ...(foods[index % foods.length] ?? coffee),
      id: String(index),
      day: '2026-11-21',
      time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    };
  });
}
