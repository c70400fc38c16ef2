import { supportedLocale } from './supportedLocale.ts';

const formats = /*#__PURE__*/ new Map<string, Intl.NumberFormat>();

/**
 * A number as people of `locale` write it. Making an `Intl.NumberFormat` costs far more than using one, so each is kept.
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(supportedLocale(locale));
    formats.set(locale, format);
  }
  return format.format(value);
}
