import { perLocale } from '../format/perLocale.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { isCalendarDay } from './isCalendarDay.ts';

/** The `dateStyle` of `Intl.DateTimeFormat`: `'medium'` is "Nov 21, 2026" in English. */
export type DateStyle = 'full' | 'long' | 'medium' | 'short';

const formatOf = /*#__PURE__*/ perLocale(
  (locale, dateStyle?: DateStyle) =>
    new Intl.DateTimeFormat(locale, { dateStyle, calendar: 'gregory', timeZone: 'UTC' }),
);

const weekdayOf = /*#__PURE__*/ perLocale(
  (locale, weekday: 'long' | 'narrow' = 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
);

const digitsOf = /*#__PURE__*/ perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Formats a day as MM/DD/YYYY: `'2026-11-21'` becomes "11/21/2026", in the digits of `locale`. With a `dateStyle`,
 * formats it in the style of `locale`, also where the locale has a calendar of its own: the day stays one of the Gregorian
 * calendar, as DateNavigator and WeekStrip show it. A value that is not a day becomes a dash.
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 */
export function formatDay(day: CalendarDay, locale = 'en-US', dateStyle?: DateStyle): string {
  if (!isCalendarDay(day)) return '–';
  return dateStyle
    ? formatOf(locale, dateStyle).format(Date.parse(day))
    : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`.replace(/\d/g, (digit) =>
        digitsOf(locale).format(Number(digit)),
      );
}

/**
 * The weekday of a valid day, such as "Saturday"; "S" in the narrow style.
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 */
export const formatWeekday = (day: CalendarDay, locale: string, style?: 'narrow'): string =>
  weekdayOf(locale, style).format(Date.parse(day));
