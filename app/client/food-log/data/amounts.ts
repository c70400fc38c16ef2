import { type FoodFormPortion, type FoodFormValues, parseAmount } from '@foodlog/ui';
import { getLocale } from '../../appearance/appearance.ts';
import type { LoggedEntry, LoggedFood } from './FoodLog.types.ts';

/** The food of an entry, without its time. */
export const foodOf = ({ name, calories, fats, proteins, carbs }: LoggedEntry): FoodFormValues => ({
  name,
  calories,
  fats,
  proteins,
  carbs,
});

/** How much of a food was logged, if that is known. */
export const portionOf = ({ amount, unit }: LoggedFood): FoodFormPortion | undefined =>
  amount && unit ? { amount, unit } : undefined;

/** The text of an amount for a field, which reads it as the same number in every language; empty for none. */
export const amountText = (amount: number | null | undefined) =>
  amount?.toLocaleString(getLocale(), {
    useGrouping: false,
    // Three could be thousands.
    minimumFractionDigits: Number.isInteger(Math.round(amount * 1000) / 10) ? 0 : 4,
    maximumFractionDigits: 20,
  }) ?? '';

/** Reads an amount as it is typed in the language of the pages. @returns as `parseAmount` does. */
export const readAmount = (text: string | undefined) => parseAmount(text, { locale: getLocale() });

/** A portion in words, such as "150 g"; a unit with a number of its own is multiplied, as in "1 × 6 fl oz". */
export const wordsOfPortion = ({ amount, unit }: FoodFormPortion) =>
  `${amount.toLocaleString(getLocale())}${/^\p{N}/u.test(unit) ? ' ×' : ''} ${unit}`;

/** A food of which it is known how much was logged, as a form takes it to ask for another amount. */
export function selectionOf(food: LoggedFood) {
  const portion = portionOf(food);
  if (!portion) return undefined;
  const { amount } = portion;
  return { food: { ...food, per: portion }, value: { amount, portion: null }, portion };
}

export const withAmount = (entry: LoggedEntry): LoggedFood => ({
  ...foodOf(entry),
  amount: entry.amount,
  unit: entry.unit,
});

const longUnit = /^(.{49}).{2}/su;

/** An amount as the server takes it: three decimals, and a unit of 50 characters. */
export function servingOf({ amount, unit }: FoodFormPortion): Pick<LoggedEntry, 'amount' | 'unit'> {
  const rounded = Math.round(amount * 1000) / 1000;
  const start = longUnit.exec(unit)?.[1]?.trimEnd();
  return rounded > 0 ? { amount: rounded, unit: start === undefined ? unit : `${start}…` } : {};
}
