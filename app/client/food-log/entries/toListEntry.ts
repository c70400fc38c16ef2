import type { FoodLogEntry } from '@foodlog/ui';
import { timeOf } from '../clock/minuteOfDay.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

const shown = new WeakMap<LoggedEntry, FoodLogEntry>();

/** An entry as the library shows it: the same object for the same entry, so that only rows that changed render again. */
export function toListEntry(entry: LoggedEntry): FoodLogEntry {
  const { id, name, calories, fats, proteins, carbs, day, minuteOfDay } = entry;
  const known = shown.get(entry);
  if (known) return known;
  const fresh = { id, name, calories, fats, proteins, carbs, day, time: timeOf(minuteOfDay) };
  shown.set(entry, fresh);
  return fresh;
}
