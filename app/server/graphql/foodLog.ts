import type { FoodLogEntry, FoodLogSuggestion } from '../storage/foodLogEntry.ts';
import type { FoodLogImport } from '../storage/imports/importRows.ts';
import type {
  FoodLog,
  FoodLogImport as Import,
  FoodLogSuggestion as Suggestion,
} from './schema.generated.ts';

/** Converts a stored entry to the type of the contract. */
export function foodLog(entry: FoodLogEntry): FoodLog {
  return {
    id: entry.id,
    name: entry.name,
    calories: entry.calories,
    fats: entry.fats,
    proteins: entry.proteins,
    carbs: entry.carbs,
    loggedAt: entry.loggedAt.toISOString(),
    day: entry.day,
    minuteOfDay: entry.minuteOfDay,
    meal: entry.meal,
    amount: entry.amount,
    unit: entry.unit,
    version: entry.version,
    deletedAt: entry.deletedAt?.toISOString() ?? null,
  };
}

/** Converts a suggestion to the type of the contract. */
export function suggestion(item: FoodLogSuggestion): Suggestion {
  return { ...item, lastLoggedAt: item.lastLoggedAt.toISOString() };
}

/** Converts an import to the type of the contract. */
export function foodLogImport({ createdAt, ...rest }: FoodLogImport): Import {
  return { ...rest, createdAt: createdAt.toISOString() };
}
