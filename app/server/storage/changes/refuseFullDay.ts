import { maxEntriesPerDay } from '../Allowance.ts';
import { ChangeRefused } from '../changeRefused.ts';
import type { StoredEntry } from '../storedEntry.ts';
import type { EntryStep } from '../writtenChange.ts';

/**
 * Refuses a change that adds to a day which then has more entries than a day may have. A day from before this bound, or
 * to which the person has added during an import, may have more: its entries can be edited and deleted, and while it still has more, those deleted from it can be restored.
 * @param entries How many the day has after the change.
 * @throws ChangeRefused if the change would exceed the bound.
 */
export function refuseFullDay(day: string, entries: number, steps: readonly EntryStep[]): void {
  if (entries <= maxEntriesPerDay) return;
  const isCounted = (entry: StoredEntry | undefined) => entry?.day === day && !entry.deletedAt;
  let before = entries;
  let isOnlyRestored = true;
  for (const step of steps) {
    if (isCounted(step.before)) before += 1;
    if (isCounted(step.after)) before -= 1;
    if (isCounted(step.after) && step.before?.day !== day) isOnlyRestored = false;
  }
  if (before >= entries || (isOnlyRestored && before > maxEntriesPerDay)) return;
  throw new ChangeRefused('dayFull');
}
