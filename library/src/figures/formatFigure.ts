import { formatNumber } from '../format/formatNumber.ts';
import type { ShownFigure } from './useFigures.ts';

/** Formats a number with its unit for a locale, such as "6 g"; without a space if there is no unit. */
export function formatFigure(
  value: number,
  { unit, fractionDigits }: Pick<ShownFigure, 'unit' | 'fractionDigits'>,
  locale: string,
): string {
  return `${formatNumber(value, locale, fractionDigits)}${unit && `\u00a0${unit}`}`;
}
