import { checkName, readName } from './checkName.ts';
import { figureRules } from './figureRules.ts';
import type { FoodRules } from './figureRules.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { readFigure } from './parseFigure.ts';

/** The message key of each invalid field, in the order of the fields. */
export type FoodErrors = Partial<Record<keyof FoodFormValues, keyof FoodFieldsLocaleText>>;

/** Reads and validates the fields. An invalid figure is NaN. */
export function readFood<Empty extends null | 0>(
  data: FormData,
  rules: FoodRules<Empty>,
): { values: FoodFormValues<Empty>; errors: FoodErrors } {
  const errors: FoodErrors = {};
  const figure = (field: keyof FoodFormValues) => {
    const { value, error } = readFigure(fieldText(data, field), figureRules(rules, field));
    if (error) errors[field] = error;
    if (value !== null) return value;
    if (rules.emptyValue !== undefined) return rules.emptyValue;
    errors[field] = 'numberMissing';
    return Number.NaN;
  };

  const name = readName(fieldText(data, 'name'));
  const nameError = checkName(name, rules.maxLength);
  if (nameError) errors.name = nameError;
  const values = {
    name,
    calories: figure('calories'),
    fats: figure('fats'),
    proteins: figure('proteins'),
    carbs: figure('carbs'),
  };
  return { values, errors };
}
