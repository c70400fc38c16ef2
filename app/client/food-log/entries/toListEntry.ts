import type { FoodLogEntry } from '@foodlog/ui';
import { timeOf } from '../clock/minuteOfDay.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

/** An entry as the library shows it, with the meal to which it belongs. */
export interface ListEntry extends FoodLogEntry {
  meal: string | undefined;
}

/** An entry as the library shows it. */
export function toListEntry(entry: LoggedEntry): ListEntry {
  const { id, name, calories, fats, proteins, carbs, day, minuteOfDay, meal, amount, unit } = entry;
  const figures = { calories, fats, proteins, carbs };
  return {
    id,
    name,
    ...figures,
    amount,
    unit,
    day,
    time: timeOf(minuteOfDay),
    meal: meal ?? undefined,
  };
}
