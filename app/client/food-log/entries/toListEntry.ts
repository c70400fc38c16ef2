import type { FoodLogEntry } from '@foodlog/ui';
import { timeOf } from '../clock/minuteOfDay.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

/** An entry as the library shows it. */
export function toListEntry(entry: LoggedEntry): FoodLogEntry {
  const { id, name, calories, fats, proteins, carbs, day, minuteOfDay } = entry;
  return { id, name, calories, fats, proteins, carbs, day, time: timeOf(minuteOfDay) };
}
