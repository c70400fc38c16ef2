import {
  entriesOf,
  type LastLogged,
  type LogChange,
  type LoggedEntry,
} from '../data/FoodLog.types.ts';
import { withAmount } from '../data/amounts.ts';

const asLogged = (entry: LoggedEntry): LastLogged => ({
  ...withAmount(entry),
  lastLoggedAt: entry.loggedAt,
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
    logged: [...logged.values()].map((entry) => asLogged(entry)),
    restored: [...restored.values()].map((entry) => asLogged(entry)),
  };
}
