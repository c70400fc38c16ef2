import { formatNumber } from '../format/formatNumber.ts';
import { figureText } from './figureText.ts';
import { parseFigure } from './parseFigure.ts';
import type { FigureRules } from './parseFigure.ts';

/** What a number field needs to show figures. */
export interface FigureFormat extends Required<FigureRules> {
  locale: string;
}

/**
 * Writes the result of the calculation in a field to its output element. It bypasses React, so that typing does not
 * rerender. A plain number has no result. A form reset clears output elements by itself.
 */
export function showResult(input: HTMLInputElement, format: FigureFormat) {
  const output = input.closest('[data-field]')?.querySelector('output');
  if (!output) return;
  const result = /[+＋*×]/.test(input.value) ? parseFigure(input.value, format) : Number.NaN;
  const text = Number.isNaN(result)
    ? ''
    : `= ${formatNumber(Number(result), format.locale, format.fractionDigits)}`;
  if (output.value !== text) output.value = text;
}

/** Makes a field show a figure, unless its text means that figure already. */
export function showFigure(input: HTMLInputElement, value: number | null, format: FigureFormat) {
  if (Object.is(parseFigure(input.value, format), value)) return;
  input.value = figureText(value, format.locale, format.fractionDigits);
  showResult(input, format);
}
