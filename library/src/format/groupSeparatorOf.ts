import { perLocale } from './perLocale.ts';

/** The sign that separates thousands in a locale; a comma for the commas of Arabic and N'Ko. */
export const groupSeparatorOf = /*#__PURE__*/ perLocale((locale) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1000);
  return parts.find(({ type }) => type === 'group')?.value.replace(/[٬،]/, ',');
});
