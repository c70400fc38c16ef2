import type { CalendarDay } from './CalendarDay.ts';

/** A day as the log shows it, MM/DD/YYYY (§9): `'2026-11-21'` is "11/21/2026". What is not a day gives no sensible text. */
export function formatDay(day: CalendarDay): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
