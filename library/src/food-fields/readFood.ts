import { checkName } from './checkName.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/** For each field that cannot be sent, which message to show at it. In the order of the fields. */
export type FoodProblems = Partial<Record<keyof FoodFormValues, keyof FoodFieldsLocaleText>>;

/** The food in the fields, and what is wrong with it: with any problem, the values are not to be used. */
export function readFood(data: FormData): { values: FoodFormValues; problems: FoodProblems } {
  const problems: FoodProblems = {};
  const number = (field: keyof FoodFormValues) => {
    const value = parseWholeNumber(fieldText(data, field));
    if (value === undefined) problems[field] = 'notWholeNumber';
    return value ?? 0;
  };

  const name = fieldText(data, 'name').trim();
  const nameProblem = checkName(name);
  if (nameProblem) problems.name = nameProblem;
  const values = {
    name,
    calories: number('calories'),
    fats: number('fats'),
    proteins: number('proteins'),
    carbs: number('carbs'),
  };
  return { values, problems };
}
