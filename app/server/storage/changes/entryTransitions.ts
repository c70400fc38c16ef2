import { isDeepStrictEqual } from 'node:util';
import { ChangeRefused } from '../changeRefused.ts';
import type { FoodLogContent } from '../foodLogEntry.ts';
import type { EntryTransition } from './changeEntries.ts';

/** How long a deleted entry can be restored, in milliseconds. */
export const restorableFor = 30 * 86_400_000;

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

/**
 * Sets these fields. A new instant moves the time of day too, unless that is among the fields.
 * @throws ChangeRefused if the entry is deleted.
 */
export function updateTo(changes: Partial<FoodLogContent>): EntryTransition {
  return (entry) => {
    if (entry.deletedAt) throw new ChangeRefused('conflict', entry);
    const moved = changes.loggedAt ? minuteOf(changes.loggedAt) - minuteOf(entry.loggedAt) : 0;
    const minuteOfDay = (((entry.minuteOfDay + moved) % 1440) + 1440) % 1440;
    const changed = { ...entry, minuteOfDay, ...changes };
    return isDeepStrictEqual(changed, entry) ? entry : changed;
  };
}

/** Deletes an entry. A deleted entry stays unchanged. */
export function deleteAt(now: Date): EntryTransition {
  return (entry) => (entry.deletedAt ? entry : { ...entry, deletedAt: now });
}

/** Whether what an entry held was overwritten, long after its deletion. */
export const isPurged = ({ name }: FoodLogContent) => name === '';

/**
 * Restores a deleted entry. Any other entry stays unchanged.
 * @throws ChangeRefused if the entry was deleted more than 30 days ago.
 */
export function restoreAt(now: Date): EntryTransition {
  return (entry) => {
    if (!entry.deletedAt) return entry;
    if (isPurged(entry) || now.getTime() - entry.deletedAt.getTime() > restorableFor) {
      throw new ChangeRefused('deletedLongAgo');
    }
    return { ...entry, deletedAt: undefined };
  };
}
