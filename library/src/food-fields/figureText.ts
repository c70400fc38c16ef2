import { inUnit } from '../figures/inUnit.ts';
import type { Scaled } from '../figures/inUnit.ts';
import { perLocale } from '../format/perLocale.ts';
import { round } from '../format/round.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' }),
);

/** The text of a value in a field, which `parseFigure` reads; empty for anything but a finite number. */
export function figureText(
  value: unknown,
  locale: string,
  figure: Scaled & { fractionDigits: number },
): string {
  return Number.isFinite(value)
    ? formatOf(locale).format(round(inUnit(Number(value), figure), figure.fractionDigits))
    : '';
}
