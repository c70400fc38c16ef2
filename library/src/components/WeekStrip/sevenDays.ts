import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

const toNumber = (day: CalendarDay) => Date.parse(day) / MILLISECONDS_PER_DAY;
const toDay = (number: number) =>
  new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/**
 * The seven days around a day, of which fewer exist at the ends of the calendar. They are the same for each of the seven, so
 * that no day moves when another one is chosen. Without a first day of the week they end with `today`, or a number of weeks
 * before or after it, so that yesterday is always beside today and no column waits for a day to come.
 */
export function sevenDays(
  value: CalendarDay,
  today: CalendarDay,
  firstDayOfWeek?: number,
): CalendarDay[] {
  const shown = [value, today].find(isCalendarDay);
  if (shown === undefined) return [];
  const first =
    isCalendarDay(today) && firstDayOfWeek === undefined
      ? toNumber(today) + 1
      : weekStart(firstDayOfWeek);
  const offset = (((toNumber(shown) - first) % 7) + 7) % 7;
  return Array.from({ length: 7 }, (_, place) => toDay(toNumber(shown) - offset + place)).filter(
    isCalendarDay,
  );
}

/** The number of a day with which a week begins: day 0, 1 January 1970, was a Thursday. Weeks begin with Monday by default. */
const weekStart = (weekday = 1) => (Number.isInteger(weekday) ? weekday : 1) - 4;
