import type { FoodLogContent } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import { checkText } from './checkInput.ts';
import type { FoodLogUpdateDtoInput } from './schema.generated.ts';

type Serving = Pick<FoodLogContent, 'meal' | 'amount' | 'unit'>;

const mostAmount = 100_000;

export const unitAlone = (): Error =>
  badUserInput('A unit needs an amount too. Send both, or null for both.');

function text(label: string, sent: string): string {
  const trimmed = sent.trim();
  checkText(label, trimmed, 50);
  return trimmed;
}

function checkedAmount(amount: number): number {
  const isPrecise = Math.round(amount * 1000) / 1000 === amount;
  if (isPrecise && amount > 0 && amount <= mostAmount) return amount;
  throw badUserInput(
    `amount is ${amount}. Enter a number above 0, at most ${mostAmount.toLocaleString('en')}, with at most three decimals.`,
  );
}

/**
 * Returns those of the three that were sent. Null removes what is stored.
 * @throws BAD_USER_INPUT for a text or an amount out of bounds.
 */
export function sentServing({
  meal,
  amount,
  unit,
}: Pick<FoodLogUpdateDtoInput, keyof Serving>): Partial<Serving> {
  return {
    ...(meal !== undefined && { meal: meal === null ? null : text('The meal', meal) }),
    ...(amount !== undefined && { amount: amount === null ? null : checkedAmount(amount) }),
    ...(unit !== undefined && { unit: unit === null ? null : text('The unit', unit) }),
  };
}

/**
 * Returns all three, null where they were not sent.
 * @throws BAD_USER_INPUT for a text or an amount out of bounds, and for a unit without an amount.
 */
export function servingOf(data: Parameters<typeof sentServing>[0]): Serving {
  const serving = { meal: null, amount: null, unit: null, ...sentServing(data) };
  if (serving.unit !== null && serving.amount === null) throw unitAlone();
  return serving;
}
