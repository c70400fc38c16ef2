/** A day of the calendar, `'YYYY-MM-DD'` in the Gregorian calendar; no time of day, no time zone. */
export type CalendarDay = string;
