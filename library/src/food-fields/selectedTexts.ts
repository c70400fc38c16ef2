import type { ShownFigure } from '../figures/useFigures.ts';
import { foodTexts } from './fillFood.ts';
import type { FoodTexts } from './fillFood.ts';
import { scaleFigures } from './scaleFigures.ts';
import { perOf } from './selectedFood.ts';
import type { SelectedFood } from './selectedFood.ts';

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
