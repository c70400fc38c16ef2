/** A day of the Gregorian calendar as `'YYYY-MM-DD'`, without time of day and time zone. */
export type CalendarDay = string;
