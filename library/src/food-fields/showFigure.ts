import { isElement } from '../document/isElement.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { figureText } from './figureText.ts';
import { parseFigure } from './parseFigure.ts';
import type { FigureRules } from './parseFigure.ts';

/** What a number field needs to show figures. */
export interface FigureFormat extends Required<FigureRules> {
  locale: string;
}

/**
 * Shows the result of the calculation in a field. It bypasses React, so that typing does not rerender. A plain number has
 * no result. A form reset clears output elements by itself.
 */
export function showResult(input: HTMLInputElement, format: FigureFormat) {
  const output = input.closest('[data-field]')?.querySelector('[data-result]');
  if (!output) return;
  const result = /[+＋*＊×]/.test(input.value)
    ? Number(parseFigure(input.value, format))
    : Number.NaN;
  const text = Number.isNaN(result)
    ? ''
    : `= ${formatNumber(result, format.locale, format.fractionDigits)}`;
  if (output.textContent === text) return;
  if (isElement(output, 'output')) output.value = text;
  else output.textContent = text;
}

/** What a figure was at the last render, and whether a person has typed since. */
export interface FigureBefore {
  value: number | null | undefined;
  isTyped: boolean;
}

/**
 * Makes a field show a figure, unless its text means that figure already. While a person types, a text such as "120+" means
 * none yet: it stays if the figure stays as it was or becomes `null` or NaN.
 */
export function showFigure(
  input: HTMLInputElement,
  value: number | null,
  before: FigureBefore,
  format: FigureFormat,
) {
  const meant = parseFigure(input.value, format);
  const isUnfinished =
    Number.isNaN(meant) &&
    (Object.is(value, before.value) || (before.isTyped && !Number.isFinite(value)));
  if (!isUnfinished && !Object.is(meant, value)) {
    input.value = figureText(value, format.locale, format.fractionDigits);
  }
  showResult(input, format);
}
