import { fillIn } from '../format/fillIn.ts';
import { formatNumber } from '../format/formatNumber.ts';
import type { FoodRules } from './readFood.ts';

/**
 * The message for a problem of a field: the text of that key with its bound, or a message of the team as it is;
 * `undefined` without a problem.
 */
export function foodMessage(
  problem: string | undefined,
  text: object,
  { max, maxLength }: FoodRules,
  locale: string,
): string | undefined {
  const words = new Map<string, string>(Object.entries(text)).get(problem ?? '');
  if (words === undefined) return problem;
  return fillIn(words, formatNumber(problem === 'nameTooLong' ? maxLength : max, locale));
}
