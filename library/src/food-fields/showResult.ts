import { formatNumber } from '../format/formatNumber.ts';
import { parseFigure } from './parseFigure.ts';
import type { FigureRules } from './parseFigure.ts';

/**
 * Writes the result of the calculation in a field to its output element. It bypasses React, so that typing does not
 * rerender. A plain number has no result. A form reset clears output elements by itself.
 */
export function showResult(
  { form, name, value }: HTMLInputElement,
  locale: string,
  rules: FigureRules,
) {
  const output = form?.elements.namedItem(`${name}-result`);
  if (!(output instanceof HTMLOutputElement)) return;
  const result = /[+＋*×]/.test(value) ? parseFigure(value, rules) : undefined;
  const text =
    result === undefined ? '' : `= ${formatNumber(result, locale, rules.fractionDigits)}`;
  if (output.value !== text) output.value = text;
}
