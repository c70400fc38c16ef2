import { nameKey } from '../storage/nameKey.ts';
import type {
  FoodLogDayMark,
  FoodLogFood,
  FoodLogMeals,
  NewFoodLogPreferences,
  FoodLogTarget,
  FoodLogTargets,
} from '../storage/settings/kinds.ts';
import { badUserInput } from './badUserInput.ts';
import { checkedFood, checkNumber, checkText, isBeyond } from './checkInput.ts';
import type {
  FoodLogDayMarkDtoInput,
  FoodLogFoodDtoInput,
  FoodLogFoodFiguresDtoInput,
  FoodLogMealsDtoInput,
  FoodLogPreferencesDtoInput,
  FoodLogTargetDtoInput,
  FoodLogTargetsDtoInput,
} from './schema.generated.ts';
import { servingOf } from './serving.ts';

const mostDaysAhead = 400;
const mostMeals = 20;

/** Returns the number, null if none was sent. */
const numberOrNull = (label: string, sent: number | null | undefined, most: number) =>
  sent === null || sent === undefined ? null : checkNumber(label, sent, 0, most);

const target = (sent: FoodLogTargetDtoInput): FoodLogTarget => ({
  calories: numberOrNull('calories', sent.calories, 100_000),
  fats: numberOrNull('fats', sent.fats, 100_000),
  proteins: numberOrNull('proteins', sent.proteins, 100_000),
  carbs: numberOrNull('carbs', sent.carbs, 100_000),
});

function checkDay(day: string, now: Date): void {
  if (!isBeyond(day, mostDaysAhead, now)) return;
  throw badUserInput(
    `The day ${day} is more than ${mostDaysAhead} days ahead. Choose an earlier one.`,
  );
}

/**
 * Returns the targets to set.
 * @throws BAD_USER_INPUT for a number or a day out of bounds, and for targets of neither all days nor a week.
 */
export function newTargets(
  { startDay, targets, version }: FoodLogTargetsDtoInput,
  now: Date,
): FoodLogTargets {
  checkDay(startDay, now);
  if (targets === undefined) {
    throw badUserInput('targets is absent. Send null to remove what was set from that day on.');
  }
  if (targets && ![0, 1, 7].includes(targets.length)) {
    throw badUserInput(
      `targets has ${targets.length} items. Send one for every day, seven from Monday to Sunday, or none.`,
    );
  }
  return { startDay, targets: targets?.map(target) ?? null, version };
}

/** @throws BAD_USER_INPUT for a name or a minute out of bounds, too many meals, and two with the same name. */
export function newMeals({ meals, version }: FoodLogMealsDtoInput): FoodLogMeals {
  if (meals.length > mostMeals) {
    throw badUserInput(`meals has ${meals.length} items. Send at most ${mostMeals}.`);
  }
  const checked = meals.map((meal) => {
    const name = meal.name.trim();
    checkText('The name of a meal', name, 50);
    return { name, startMinute: numberOrNull('startMinute', meal.startMinute, 1439) };
  });
  if (new Set(checked.map(({ name }) => nameKey(name))).size < checked.length) {
    throw badUserInput('Two meals have the same name. Give each another one.');
  }
  return { meals: checked, version };
}

function foodFigures(sent: FoodLogFoodFiguresDtoInput): FoodLogFood['figures'] {
  const { amount, unit } = servingOf(sent);
  return { ...checkedFood(sent), amount, unit };
}

/**
 * Returns what is to be set of a food.
 * @throws BAD_USER_INPUT for a name, a figure or an amount out of bounds, a unit without an amount, and for what is left out: a
 * device that does not know of it would take it back.
 */
export function newFood({
  loggedAs: sentName,
  figures,
  deletedAt,
  ...rest
}: FoodLogFoodDtoInput): FoodLogFood {
  const loggedAs = sentName.trim();
  checkText('loggedAs', loggedAs, 200);
  if (figures === undefined) {
    throw badUserInput('figures is absent. Send null for those that it was last logged with.');
  }
  if (deletedAt === undefined) {
    throw badUserInput('deletedAt is absent. Send null if the food is not deleted.');
  }
  return { loggedAs, figures: figures && foodFigures(figures), deletedAt, ...rest };
}

const languageTag = /^(?=.{2,35}$)[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** @throws BAD_USER_INPUT for a day of the week, hours or a language that there are not, and for what is left out. */
export function newPreferences({
  firstDayOfWeek,
  hourCycle,
  energyUnit,
  language,
  ...rest
}: FoodLogPreferencesDtoInput): NewFoodLogPreferences {
  if (firstDayOfWeek === undefined || hourCycle === undefined) {
    throw badUserInput(
      'firstDayOfWeek or hourCycle is absent. Send null for that of the language.',
    );
  }
  if (language === undefined) throw badUserInput('language is absent. Send null for English.');
  if (language !== null && !languageTag.test(language)) {
    throw badUserInput('language must be a BCP 47 tag of 2 to 35 characters, or null for English.');
  }
  if (hourCycle !== null && hourCycle !== 12 && hourCycle !== 24) {
    throw badUserInput('hourCycle must be 12 or 24, or null for that of the language.');
  }
  return {
    ...rest,
    firstDayOfWeek: numberOrNull('firstDayOfWeek', firstDayOfWeek, 6),
    hourCycle,
    energyUnit: energyUnit ?? undefined,
    language,
  };
}

/** @throws BAD_USER_INPUT for a day out of bounds. */
export function newDayMark(sent: FoodLogDayMarkDtoInput, now: Date): FoodLogDayMark {
  checkDay(sent.day, now);
  return sent;
}
