import type { CalendarDay } from './CalendarDay.ts';
import { isCalendarDay } from './isCalendarDay.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Returns the day `days` days after `day`, or before it when `days` is negative. The result does not depend on the time
 * zone or daylight saving time.
 * @param days A whole number.
 * @throws RangeError when `day` is not a calendar day, `days` is not whole, or the result is outside the years 1 to 9999.
 */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  if (!isCalendarDay(day)) {
    throw new RangeError(
      `@foodlog/ui: addDays got ${JSON.stringify(day)}, which is not a calendar day. Pass a day such as "2026-11-21".`,
    );
  }
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_PER_DAY);
  const sum =
    Number.isInteger(days) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10);
  if (!isCalendarDay(sum)) {
    throw new RangeError(
      `@foodlog/ui: addDays cannot add ${days} days to ${day}: days must be a whole number, and the result must be within the years 1 to 9999.`,
    );
  }
  return sum;
}
