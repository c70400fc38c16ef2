import { fieldText } from '../../food-fields/fieldText.ts';
import type { FoodFormValues } from './FoodForm.types.ts';

const FIGURES = ['calories', 'fats', 'proteins', 'carbs'] as const;

/** The names of the fields with a given figure, in which a 0 is meant. */
export const givenFigures = (values: Partial<FoodFormValues<null>> = {}) =>
  new Set<string>(FIGURES.filter((name) => Number.isFinite(values[name])));

/** Whether a food has a figure. A 0 with which a field begins is none. */
export const hasFigure = (food: FoodFormValues<null>, data: FormData, given: Set<string>) =>
  FIGURES.some((name) =>
    food[name] !== 0 ? food[name] !== null : given.has(name) && fieldText(data, name).trim() !== '',
  );
