import { perLocale } from './perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
);

/**
 * A time of day as people of `locale` write it, such as "8:15 AM"; what is not a time, as it is.
 * @param time `'HH:MM'`, 24 hours
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatTime(time: string, locale: string): string {
  const instant = Date.parse(`1970-01-01T${time}Z`);
  // Browsers and servers differ on which space they put before AM.
  return Number.isNaN(instant)
    ? time
    : formatOf(locale).format(instant).replace('\u202f', '\u00a0');
}
