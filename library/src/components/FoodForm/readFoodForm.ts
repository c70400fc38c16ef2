import { checkName } from './checkName.ts';
import type { FoodFormLocaleText, FoodFormValues } from './FoodForm.types.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/** For each field that cannot be sent, which message to show at it. In the order of the fields. */
export type FoodFormProblems = Partial<Record<keyof FoodFormValues, keyof FoodFormLocaleText>>;

/** The values of the form, or what is wrong with them. */
export function readFoodForm(
  data: FormData,
): { values: FoodFormValues } | { problems: FoodFormProblems } {
  const text = (field: keyof FoodFormValues) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  const problems: FoodFormProblems = {};
  const number = (field: keyof FoodFormValues) => {
    const value = parseWholeNumber(text(field));
    if (value === undefined) problems[field] = 'notWholeNumber';
    return value ?? 0;
  };

  const name = text('name').trim();
  const nameProblem = checkName(name);
  if (nameProblem) problems.name = nameProblem;
  const values = {
    name,
    calories: number('calories'),
    fats: number('fats'),
    proteins: number('proteins'),
    carbs: number('carbs'),
  };
  return Object.keys(problems).length > 0 ? { problems } : { values };
}
