import { perLocale } from './perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Formats a number for a locale.
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale).format(value);
}
