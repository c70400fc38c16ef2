import { perLocale } from '../format/perLocale.ts';
import { round } from '../format/round.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' }),
);

/** The text of a figure in a field, which `parseFigure` reads; empty for anything but a finite number. */
export function figureText(value: unknown, locale: string, fractionDigits: number): string {
  return Number.isFinite(value)
    ? formatOf(locale).format(round(Number(value), fractionDigits))
    : '';
}
