import type { ShownFigure } from '../figures/useFigures.ts';
import { foodTexts } from './fillFood.ts';
import type { FoodTexts } from './fillFood.ts';
import type { FoodFormPortion, FoodSearchFood } from './Food.types.ts';
import type { PortionValue } from './Portion.types.ts';
import { ownPortions, scaleFigures } from './scaleFigures.ts';

/** The food with which a form is filled in. */
export interface SelectedFood {
  food: FoodSearchFood;
  /** How much of it, if its figures are those of an amount. */
  value?: PortionValue;
  /** `value` in words, if it is an amount. */
  portion?: FoodFormPortion;
}

/** The amount of which the figures of a food are, if they are of any. */
export const perOf = ({ per }: FoodSearchFood) =>
  per && typeof per === 'object' && per.amount > 0 ? per : undefined;

/** A food with an amount of it: one of its first portion, or what its figures are per, unless it is another one. */
export function selectFood(food: FoodSearchFood, given?: PortionValue): SelectedFood {
  const per = perOf(food);
  if (!per) return { food };
  const portions = ownPortions(food);
  const value: PortionValue =
    given ??
    (portions[0] ? { amount: 1, portion: portions[0].key } : { amount: per.amount, portion: null });
  const { amount } = value;
  const { label } = portions.find(({ key }) => key === value.portion) ?? { label: per.unit };
  return amount !== null && amount > 0
    ? { food, value, portion: { amount, unit: label } }
    : { food, value };
}

/** The texts with which a food fills in a form: exactly calculated, and rounded once. */
export function selectedTexts(
  { food, value }: SelectedFood,
  figures: readonly ShownFigure[],
  locale: string,
): FoodTexts {
  const { portions } = food;
  const scaled = value && scaleFigures({ food, per: perOf(food), portions, figures }, value);
  return foodTexts({ ...food, ...scaled }, figures, locale);
}
