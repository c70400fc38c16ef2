import { formatNumber } from './formatNumber.ts';

/** A figure as {@link formatNumber} writes it; a dash for what is not a finite number, as in TotalsCard. */
export function formatFigure(value: number | null | undefined, locale: string): string {
  return Number.isFinite(value) ? formatNumber(Number(value), locale) : '–';
}
