import { checkName } from './checkName.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/** The message key of each invalid field, in the order of the fields. */
export type FoodProblems = Partial<Record<keyof FoodFormValues, keyof FoodFieldsLocaleText>>;

/** The bounds of the fields. */
export interface FoodRules {
  max: number;
  maxLength: number;
}

/** Reads and validates the fields. When there are problems, the values must not be used. */
export function readFood(
  data: FormData,
  { max, maxLength }: FoodRules,
): { values: FoodFormValues; problems: FoodProblems } {
  const problems: FoodProblems = {};
  const number = (field: keyof FoodFormValues) => {
    const value = parseWholeNumber(fieldText(data, field), max);
    if (value === undefined) problems[field] = 'notWholeNumber';
    return value ?? 0;
  };

  const name = fieldText(data, 'name').trim();
  const nameProblem = checkName(name, maxLength);
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
