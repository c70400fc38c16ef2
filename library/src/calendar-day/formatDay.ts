import { perLocale } from '../format/perLocale.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { isCalendarDay } from './isCalendarDay.ts';

/** How much of a day is written, as `Intl.DateTimeFormat` has it: `'medium'` is "Nov 21, 2026" in English. */
export type DateStyle = 'full' | 'long' | 'medium' | 'short';

const formatOf = /*#__PURE__*/ perLocale(
  (locale, dateStyle?: DateStyle) =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
);

/**
 * A day as the log shows it, MM/DD/YYYY (§9): `'2026-11-21'` is "11/21/2026". With a `dateStyle` as people of `locale`
 * write it. What is not a day is a dash.
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatDay(day: CalendarDay, locale = 'en-US', dateStyle?: DateStyle): string {
  if (!isCalendarDay(day)) return '–';
  return dateStyle
    ? formatOf(locale, dateStyle).format(Date.parse(day))
    : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
