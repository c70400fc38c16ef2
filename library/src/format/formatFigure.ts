import { formatNumber } from './formatNumber.ts';

/** Formats a figure with {@link formatNumber}. Anything but a finite number becomes a dash, as in TotalsCard. */
export function formatFigure(
  value: number | null | undefined,
  locale: string,
  fractionDigits?: number,
): string {
  return Number.isFinite(value) ? formatNumber(Number(value), locale, fractionDigits) : '–';
}
