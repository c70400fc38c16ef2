import type { CalendarDay } from '@foodlog/ui';
import { instantOf } from '../clock/minuteOfDay.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

/** The server takes at most this many entries in one change. */
export const maxEntriesPerChange = 200;

/**
 * Copies entries to another day. The copies keep their times of day and their order.
 * @param entries the newest first.
 */
export function copyEntriesTo(entries: readonly LoggedEntry[], day: CalendarDay): LoggedEntry[] {
  const copies: LoggedEntry[] = [];
  let last = -Infinity;
  for (const entry of entries.toReversed()) {
    // Before 1970 the remainder is negative.
    const withinMinute = ((Date.parse(entry.loggedAt) % 60_000) + 60_000) % 60_000;
    const instant = instantOf(day, entry.minuteOfDay).getTime() + withinMinute;
    // Entries at the same millisecond are ordered by id, and copies have new ids.
    last = Math.max(instant, last + 1);
    const loggedAt = new Date(last).toISOString();
    copies.unshift({ ...entry, id: createObjectId(), loggedAt, day, version: 1, deletedAt: null });
  }
  return copies;
}
