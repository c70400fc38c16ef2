import type { CalendarDay } from './CalendarDay.ts';
import { isCalendarDay } from './isCalendarDay.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * The day `days` days after `day`, or before it when `days` is negative. Plain arithmetic on the calendar: the same
 * on every machine, whatever its time zone and its changes of clock.
 * @param days a whole number
 * @throws RangeError when `day` is not a day of the calendar, `days` is not whole, or the result is outside the years 1 to 9999.
 */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  if (!isCalendarDay(day)) {
    throw new RangeError(
      `@foodlog/ui: addDays got ${JSON.stringify(day)}, which is no day of the calendar, so nothing can be added to it. Pass a day such as "2026-11-21".`,
    );
  }
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_PER_DAY);
  const sum =
    Number.isInteger(days) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10);
  if (!isCalendarDay(sum)) {
    throw new RangeError(
      `@foodlog/ui: addDays cannot go ${days} days from ${day}: days must be a whole number and the result within the years 1 to 9999.`,
    );
  }
  return sum;
}
