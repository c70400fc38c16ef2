import type { CalendarDay } from '../calendar-day/CalendarDay.ts';
import { supportedLocale } from './supportedLocale.ts';

const formats = /*#__PURE__*/ new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words, such as "Saturday, November 21, 2026".
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatLongDay(day: CalendarDay, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(supportedLocale(locale), {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format.format(Date.parse(day));
}
