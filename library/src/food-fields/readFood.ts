import { checkName } from './checkName.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { parseFigure } from './parseFigure.ts';
import type { FigureRules } from './parseFigure.ts';

/** The message key of each invalid field, in the order of the fields. */
export type FoodProblems = Partial<Record<keyof FoodFormValues, keyof FoodFieldsLocaleText>>;

/** What the fields take. */
export interface FoodRules<Empty extends null | 0> extends Required<FigureRules> {
  maxLength: number;
  /** What an empty figure is read as; without it, an empty figure is a problem. */
  emptyFigure: Empty | undefined;
}

/** Reads and validates the fields. A figure with a problem is NaN. */
export function readFood<Empty extends null | 0>(
  data: FormData,
  { maxLength, emptyFigure, ...rules }: FoodRules<Empty>,
): { values: FoodFormValues<Empty>; problems: FoodProblems } {
  const problems: FoodProblems = {};
  const figure = (field: keyof FoodFormValues) => {
    const value = parseFigure(data.get(field), rules);
    if (value === null && emptyFigure !== undefined) return emptyFigure;
    if (value === null || Number.isNaN(value)) {
      problems[field] = rules.fractionDigits > 0 ? 'notNumber' : 'notWholeNumber';
    }
    return value ?? Number.NaN;
  };

  const name = fieldText(data, 'name').trim();
  const nameProblem = checkName(name, maxLength);
  if (nameProblem) problems.name = nameProblem;
  const values = {
    name,
    calories: figure('calories'),
    fats: figure('fats'),
    proteins: figure('proteins'),
    carbs: figure('carbs'),
  };
  return { values, problems };
}
