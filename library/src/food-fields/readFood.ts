import type { ShownFigure } from '../figures/useFigures.ts';
import { checkName, readName } from './checkName.ts';
import { figureRules } from './figureRules.ts';
import type { FoodRules } from './figureRules.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { readFigure } from './parseFigure.ts';

/** The message key of each invalid field. */
export type FoodErrors = Partial<Record<string, keyof FoodFieldsLocaleText>>;

/** Reads and validates the fields. An invalid figure is NaN. The values are in the order of the fields. */
export function readFood<Empty extends null | 0>(
  data: FormData,
  rules: FoodRules<Empty>,
): { values: FoodFormValues<Empty>; errors: FoodErrors } {
  const errors: FoodErrors = {};
  const read = (figure: ShownFigure) => {
    const { key, optional = false } = figure;
    const { value, error } = readFigure(fieldText(data, key), figureRules(rules, figure));
    if (error) errors[key] = error;
    if (value !== null || optional) return value;
    if (rules.emptyValue !== undefined) return rules.emptyValue;
    errors[key] = 'numberMissing';
    return Number.NaN;
  };

  const name = readName(fieldText(data, 'name'));
  const nameError = checkName(name, rules.maxLength);
  if (nameError) errors['name'] = nameError;
  const figures = rules.figures.map((figure) => [figure.key, read(figure)]);
  return { values: Object.fromEntries([['name', name], ...figures]), errors };
}
