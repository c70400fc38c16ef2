import { formatNumber } from '../format/formatNumber.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/**
 * Writes what `field` works out to into the output of the same form that is for it, past React: nothing renders on a
 * key. A plain number needs no result. A reset of the form empties outputs by itself.
 */
export function showResult({ form, name, value }: HTMLInputElement, locale: string) {
  const output = form?.elements.namedItem(`${name}-result`);
  if (!(output instanceof HTMLOutputElement)) return;
  const result = /\P{Nd}/u.test(value.trim()) ? parseWholeNumber(value) : undefined;
  const text = result === undefined ? '' : `= ${formatNumber(result, locale)}`;
  if (output.value !== text) output.value = text;
}
