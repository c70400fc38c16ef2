import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { perLocale } from '../../format/perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', calendar: 'gregory', timeZone: 'UTC' }),
);

/**
 * The name of a valid day, such as "Saturday, November 21, 2026". It has the number that the strip shows, also in a locale with a
 * calendar of its own.
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 */
export const dayName = (day: CalendarDay, locale: string): string =>
  formatOf(locale).format(Date.parse(day));
