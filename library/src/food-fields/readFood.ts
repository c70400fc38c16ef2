import { checkName, readName } from './checkName.ts';
import { figureRules } from './figureRules.ts';
import type { FoodRules } from './figureRules.ts';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { fieldText } from './fieldText.ts';
import { readFigure } from './parseFigure.ts';

/** The message key of each invalid field, in the order of the fields. */
export type FoodProblems = Partial<Record<keyof FoodFormValues, keyof FoodFieldsLocaleText>>;

/** Reads and validates the fields. A figure with a problem is NaN. */
export function readFood<Empty extends null | 0>(
  data: FormData,
  rules: FoodRules<Empty>,
): { values: FoodFormValues<Empty>; problems: FoodProblems } {
  const problems: FoodProblems = {};
  const figure = (field: keyof FoodFormValues) => {
    const { value, problem } = readFigure(fieldText(data, field), figureRules(rules, field));
    if (problem) problems[field] = problem;
    if (value !== null) return value;
    if (rules.emptyFigure !== undefined) return rules.emptyFigure;
    problems[field] = 'numberMissing';
    return Number.NaN;
  };

  const name = readName(fieldText(data, 'name'));
  const nameProblem = checkName(name, rules.maxLength);
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
