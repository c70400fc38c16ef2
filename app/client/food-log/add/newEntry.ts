import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { localDay } from '../clock/localDay.ts';
import { instantOf, minuteNow } from '../clock/minuteOfDay.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';

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
