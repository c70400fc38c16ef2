import { perLocale } from './perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * A number as people of `locale` write it.
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale).format(value);
}
