import { formatNumber } from '../format/formatNumber.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/**
 * Writes the result of the calculation in a field to its output element. It bypasses React, so that typing does not
 * rerender. A plain number has no result. A form reset clears output elements by itself.
 */
export function showResult({ form, name, value }: HTMLInputElement, locale: string, max: number) {
  const output = form?.elements.namedItem(`${name}-result`);
  if (!(output instanceof HTMLOutputElement)) return;
  const result = /\P{Nd}/u.test(value.trim()) ? parseWholeNumber(value, max) : undefined;
  const text = result === undefined ? '' : `= ${formatNumber(result, locale)}`;
  if (output.value !== text) output.value = text;
}
