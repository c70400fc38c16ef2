import type { CalendarDay } from '../calendar-day/CalendarDay.ts';
import { perLocale } from './perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);

/**
 * A day in words, such as "Saturday, November 21, 2026".
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatLongDay(day: CalendarDay, locale: string): string {
  return formatOf(locale).format(Date.parse(day));
}
