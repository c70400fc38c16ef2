import type { FoodFormPortion, FoodFormValues } from '@foodlog/ui';
import {
  entriesOf,
  type LogChange,
  type LoggedEntry,
  type LoggedFood,
} from '../data/FoodLog.types.ts';

/** The food of an entry, without its time. */
export const foodOf = ({ name, calories, fats, proteins, carbs }: LoggedEntry): FoodFormValues => ({
  name,
  calories,
  fats,
  proteins,
  carbs,
});

/** How much of a food was logged, if that is known. */
export const portionOf = ({ amount, unit }: LoggedFood): FoodFormPortion | undefined =>
  amount && unit ? { amount, unit } : undefined;

const withAmount = (entry: LoggedEntry): LoggedFood => ({
  ...foodOf(entry),
  amount: entry.amount,
  unit: entry.unit,
});

/**
 * The foods that these changes have made: those of entries that were logged or edited one by one, the latest last, and
 * those of restored entries; none that was deleted since. A copied food was on offer before.
 */
export function foodsInChanges(changes: readonly LogChange[]) {
  const logged = new Map<string, LoggedEntry>();
  const restored = new Map<string, LoggedEntry>();
  for (const change of changes) {
    const entries = entriesOf(change);
    for (const entry of entries) {
      if (change.kind === 'delete') {
        logged.delete(entry.id);
        restored.delete(entry.id);
      } else if (change.kind === 'restore') restored.set(entry.id, entry);
      else if (entries.length === 1) {
        // Moves the entry to the end, because it is the latest now.
        logged.delete(entry.id);
        logged.set(entry.id, entry);
      }
    }
  }
  return {
    logged: [...logged.values()].map((entry) => withAmount(entry)),
    restored: [...restored.values()].map((entry) => withAmount(entry)),
  };
}
