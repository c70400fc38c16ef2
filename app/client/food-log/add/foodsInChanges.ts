import type { FoodFormValues } from '@foodlog/ui';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';

/** The food of an entry, without its time. */
export const foodOf = ({ name, calories, fats, proteins, carbs }: LoggedEntry): FoodFormValues => ({
  name,
  calories,
  fats,
  proteins,
  carbs,
});

/**
 * The foods that these changes have logged or edited one by one, and not deleted since; the latest last. A copied food
 * was on offer before.
 */
export function foodsInChanges(changes: readonly LogChange[]): FoodFormValues[] {
  const logged = new Map<string, LoggedEntry>();
  const deleted = new Set<string>();
  for (const change of changes) {
    const entries = change.kind === 'update' ? [change.after] : change.entries;
    for (const entry of entries) {
      if (change.kind === 'delete') deleted.add(entry.id);
      else if (change.kind === 'restore') deleted.delete(entry.id);
      else if (entries.length === 1) {
        // Moves the entry to the end, because it is the latest now.
        logged.delete(entry.id);
        logged.set(entry.id, entry);
      }
    }
  }
  return [...logged.values()].filter(({ id }) => !deleted.has(id)).map((entry) => foodOf(entry));
}
