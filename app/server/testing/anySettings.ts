import type { FoodLogMeals, FoodLogTargets } from '../storage/settings/kinds.ts';

type Below = (most: number) => number;

/** Returns targets of a week, of every day, or none, or removes them. */
export function anyTargets(below: Below): FoodLogTargets['targets'] {
  const figure = () => [null, 0, below(3000), 100_000][below(4)] ?? null;
  const length = [undefined, 0, 1, 7][below(4)];
  if (length === undefined) return null;
  return Array.from({ length }, () => ({
    calories: figure(),
    fats: figure(),
    proteins: figure(),
    carbs: figure(),
  }));
}

/** Returns up to three meals. */
export function anyMeals(below: Below): FoodLogMeals['meals'] {
  const names = ['Breakfast', 'Mittagessen “um 12”', '晩ご飯'].slice(below(4));
  return names.map((name) => ({ name, startMinute: below(2) === 0 ? null : below(1440) }));
}
