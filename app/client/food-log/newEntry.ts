import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { createObjectId } from './createObjectId.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { instantOf, minuteNow } from './entryTime.ts';
import { localDay } from './localDay.ts';

/** An entry logged anew to another day, at the time of day that it has. */
export function copyOf(entry: LoggedEntry, day: CalendarDay): LoggedEntry {
  // To the millisecond, so that copies stand in the order of what they are copied from.
  const withinMinute = Date.parse(entry.loggedAt) % 60_000;
  const loggedAt = new Date(instantOf(day, entry.minuteOfDay).getTime() + withinMinute);
  return {
    ...entry,
    id: createObjectId(),
    loggedAt: loggedAt.toISOString(),
    day,
    version: 1,
    deletedAt: null,
  };
}

/** An entry as it is first sent: today it is logged now, to another day at this time of that day. */
export function newEntry(values: FoodFormValues, day: CalendarDay, now = new Date()): LoggedEntry {
  const minuteOfDay = minuteNow(now);
  const loggedAt = day === localDay(now) ? now : instantOf(day, minuteOfDay);
  return {
    ...values,
    id: createObjectId(now),
    loggedAt: loggedAt.toISOString(),
    day,
    minuteOfDay,
    version: 1,
    deletedAt: null,
  };
}
