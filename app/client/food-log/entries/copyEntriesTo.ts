import type { CalendarDay } from '@foodlog/ui';
import { instantOf } from '../clock/minuteOfDay.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

/**
 * Entries logged anew to another day, each at the time of day that it has and in the same order.
 * @param entries newest first
 */
export function copyEntriesTo(entries: readonly LoggedEntry[], day: CalendarDay): LoggedEntry[] {
  const copies: LoggedEntry[] = [];
  let last = 0;
  for (const entry of entries.toReversed()) {
    const withinMinute = Date.parse(entry.loggedAt) % 60_000;
    const instant = instantOf(day, entry.minuteOfDay).getTime() + withinMinute;
    // Of two at the same millisecond the id would tell the order, and these have new ones.
    last = Math.max(instant, last + 1);
    const loggedAt = new Date(last).toISOString();
    copies.unshift({ ...entry, id: createObjectId(), loggedAt, day, version: 1, deletedAt: null });
  }
  return copies;
}
