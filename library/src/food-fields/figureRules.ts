import type { FoodFormValues } from './Food.types.ts';
import type { FigureRules } from './parseFigure.ts';

/** What the fields of a food take. */
export interface FoodRules<Empty extends null | 0> extends Required<Omit<FigureRules, 'units'>> {
  maxLength: number;
  /** What an empty figure is read as; without it, an empty figure is an error. */
  emptyValue: Empty | undefined;
  /** The units that the fields show. */
  kilocalories: string;
  grams: string;
}

/** What the field of this name takes. */
export function figureRules(
  { max, fractionDigits, locale, kilocalories, grams }: FoodRules<null | 0>,
  name: keyof FoodFormValues,
): Required<FigureRules> {
  const units = name === 'calories' ? [kilocalories, 'kcal'] : [grams, 'g'];
  return { max, fractionDigits, locale, units };
}
