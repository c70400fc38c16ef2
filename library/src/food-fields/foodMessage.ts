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
  { max, maxLength, fractionDigits }: Omit<FoodRules<never>, 'emptyFigure'>,
  locale: string,
): string | undefined {
  const words = new Map<string, string>(Object.entries(text)).get(problem ?? '');
  if (words === undefined) return problem;
  const example = formatNumber(1.25, locale, fractionDigits);
  return fillIn(
    words.replace('{example}', example),
    formatNumber(problem === 'nameTooLong' ? maxLength : max, locale),
  );
}
