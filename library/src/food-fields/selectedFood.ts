import type { FoodFormSelection, FoodSearchFood } from './Food.types.ts';
import { ownPortions } from './ownPortions.ts';
import type { PortionValue } from './Portion.types.ts';

/** The food with which a form is filled in. */
export type SelectedFood = FoodFormSelection<FoodSearchFood>;

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

/** Whether a name is still that of a food, maybe with more words. */
export const isNameOf = (text: string, name: string) =>
  `${text.trim()} `.startsWith(`${name.trim()} `);

/** The field of an amount that is no amount; an empty one says nothing. */
export const wrongAmount = (form: HTMLFormElement, selected: SelectedFood | undefined) =>
  typeof selected?.value?.amount === 'number' && !selected.portion
    ? (form.querySelector<HTMLElement>('[data-portion] input') ?? undefined)
    : undefined;
