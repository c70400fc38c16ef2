import type { DayTargets } from '../data/FoodLog.types.ts';

/** A meal as its panel has it. */
export interface MealRow {
  name: string;
  /** HH:MM, or empty. */
  time: string;
}

export const noTarget: DayTargets = { calories: null, fats: null, proteins: null, carbs: null };

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;

/** As many targets as there are weekdays, or one for every day. */
const inDays = (list: readonly DayTargets[], count: number) =>
  Array.from({ length: count }, (_, day) => (list.length === 7 ? list[day] : list[0]) ?? noTarget);

/** The targets that another device has set, with those that a person has changed meanwhile. */
export function mergeTargets(
  typed: readonly DayTargets[],
  before: readonly DayTargets[],
  now: readonly DayTargets[],
): DayTargets[] {
  const count = [typed, before, now].some(({ length }) => length === 7) ? 7 : 1;
  const [begun, current] = [inDays(before, count), inDays(now, count)];
  return inDays(typed, count).map((target, day) => {
    const changed = figures.filter((figure) => target[figure] !== begun[day]?.[figure]);
    const own = changed.map((figure) => [figure, target[figure]] as const);
    return Object.assign({}, noTarget, current[day], Object.fromEntries(own));
  });
}

const isSame = (one: MealRow, other: MealRow) => one.name === other.name && one.time === other.time;

/** The meals that another device has set, with what a person has changed meanwhile: each is known by its name before. */
export function mergeMeals(
  typed: readonly MealRow[],
  before: readonly MealRow[],
  now: readonly MealRow[],
): MealRow[] {
  const ownOf = ({ name }: MealRow) => {
    const place = before.findIndex((row) => row.name === name);
    const own = typed[place];
    return own && before[place] && !isSame(own, before[place])
      ? { own, from: before[place] }
      : undefined;
  };
  const merged = now.map((row) => {
    const change = ownOf(row);
    if (!change) return row;
    const { own, from } = change;
    return {
      name: own.name === from.name ? row.name : own.name,
      time: own.time === from.time ? row.time : own.time,
    };
  });
  const removed = before.filter((row) => !now.some(({ name }) => name === row.name));
  return [
    ...merged,
    ...removed.flatMap((row) => ownOf(row)?.own ?? []),
    ...typed.slice(before.length),
  ].filter(({ name }, place, all) => all.findIndex((row) => row.name === name) === place);
}
