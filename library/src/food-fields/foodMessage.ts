import { inUnit } from '../figures/inUnit.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import { fillIn } from '../format/fillIn.ts';
import { formatNumber } from '../format/formatNumber.ts';
import type { FoodRules } from './figureRules.ts';

/** A message of a team's own, beside the keys of ours. */
export interface OwnMessage {
  message: string;
}

/**
 * The message of an invalid field: the text of that key with its bound, or a message of a team's own.
 * @param field The figure of the field, if it has one.
 */
export function foodMessage(
  error: string | OwnMessage | undefined,
  text: object,
  { max, maxLength, locale }: FoodRules<null | 0>,
  field: Partial<ShownFigure>,
): string | undefined {
  if (typeof error === 'object') return error.message;
  const words = new Map<string, string>(Object.entries(text)).get(error ?? '');
  const bound =
    error === 'nameTooLong'
      ? formatNumber(maxLength, locale)
      : formatNumber(inUnit(field.max ?? max, field), locale, field.fractionDigits);
  return words && fillIn(words, bound);
}
