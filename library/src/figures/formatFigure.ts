import { formatNumber } from '../format/formatNumber.ts';
import { inUnit } from './inUnit.ts';
import type { ShownFigure } from './useFigures.ts';

/**
 * Formats a value with its unit for a locale, such as "6 g"; without a space if there is no unit. A unit that begins with a
 * number of its own is multiplied: "1 × 6 fl oz" would otherwise read as 16.
 * @param figure With the most digits after the decimal separator, 0 to 3.
 */
export function formatFigure(
  value: number,
  figure: Pick<ShownFigure, 'unit' | 'scale'> & { fractionDigits: number },
  locale: string,
): string {
  const { unit, fractionDigits } = figure;
  const times = /^\p{N}/u.test(unit) ? '\u00a0×' : '';
  return `${formatNumber(inUnit(value, figure), locale, fractionDigits)}${unit && `${times}\u00a0${unit}`}`;
}
