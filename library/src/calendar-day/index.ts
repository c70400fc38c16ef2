export type { CalendarDay } from './CalendarDay.ts';
export { addDays } from './addDays.ts';
export { isCalendarDay } from './isCalendarDay.ts';
export { formatDay } from './formatDay.ts';
export type { DateStyle } from './formatDay.ts';
