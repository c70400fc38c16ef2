import { perLocale } from './perLocale.ts';
import { round } from './round.ts';

const formatOf = /*#__PURE__*/ perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Formats a number for a locale.
 * @param locale BCP 47 tag; a malformed tag counts as `en-US`.
 * @param fractionDigits The most digits after the decimal separator, 0 to 3.
 */
export function formatNumber(value: number, locale: string, fractionDigits = 0): string {
  return formatOf(locale).format(round(value, fractionDigits));
}
