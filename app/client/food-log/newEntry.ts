import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { createObjectId } from './createObjectId.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { instantOf, minuteNow } from './entryTime.ts';
import { localDay } from './localDay.ts';

/** An entry as it is first sent: today it is logged now, to another day at this time of that day. */
export function newEntry(values: FoodFormValues, day: CalendarDay, now = new Date()): LoggedEntry {
  const minuteOfDay = minuteNow(now);
  // To the millisecond also on another day, so that what is logged one after the other stands so.
  const withinMinute = now.getTime() % 60_000;
  const loggedAt =
    day === localDay(now) ? now : new Date(instantOf(day, minuteOfDay).getTime() + withinMinute);
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
