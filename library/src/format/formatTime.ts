import { perLocale } from './perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
);

/**
 * Formats a time of day for a locale, such as "8:15 AM". Returns anything that is not a time unchanged.
 * @param time `'HH:MM'`, 24 hours
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 */
export function formatTime(time: string, locale: string): string {
  const instant = Date.parse(`1970-01-01T${time}Z`);
  // Some versions of Node and of browsers use narrow spaces, and a page must hydrate whichever its server uses.
  return Number.isNaN(instant) ? time : formatOf(locale).format(instant).replaceAll('\u202f', ' ');
}
