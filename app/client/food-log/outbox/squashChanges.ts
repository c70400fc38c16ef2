import { entriesOf, type LogChange, type LoggedEntry } from '../data/FoodLog.types.ts';

/**
 * A change with what was done to its new entries since, as if they had been logged so.
 * @returns undefined when none of them is left.
 */
export function squashChanges(
  change: LogChange,
  later: readonly LogChange[],
): LogChange | undefined {
  if (change.kind !== 'create') return change;
  const left = new Map<string, LoggedEntry>();
  for (const made of [change, ...later]) {
    for (const entry of entriesOf(made)) {
      if (made.kind === 'delete') left.delete(entry.id);
      else left.set(entry.id, entry);
    }
  }
  return left.size > 0 ? { ...change, entries: [...left.values()] } : undefined;
}
