import type { CalendarDay } from './CalendarDay.ts';

/** Whether `value` is an existing day from 0001-01-01 to 9999-12-31. */
export function isCalendarDay(value: unknown): value is CalendarDay {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value < '0001') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Browsers differ on 30 February: some return NaN, others 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
