import { isCalendarDay } from '@foodlog/ui';
import { ApiError } from './ApiError.ts';

const figures = ['calories', 'fats', 'proteins', 'carbs'];

function has(value: unknown, type: 'string' | 'number', names: readonly string[]): boolean {
  const fields = new Map(Object.entries(Object(value)));
  return names.every((name) => typeof fields.get(name) === type);
}

const isListOf = (isOne: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every((one) => isOne(one));

/** Whether a value is an object with an id. */
export const hasId = (value: unknown): boolean => has(value, 'string', ['id']);

/** Whether a value has the figures of totals. */
export const isTotals = (value: unknown): boolean => has(value, 'number', figures);

/** Whether the fields of a value are usable that may be null, and are absent in what an earlier release has stored. */
export function isServing(value: unknown): boolean {
  const { meal, amount, unit } = Object(value);
  const areTexts = [meal, unit].every((text) => typeof (text ?? '') === 'string');
  return areTexts && Number.isFinite(amount ?? 0);
}

const isFood = (value: unknown) =>
  isTotals(value) && has(value, 'string', ['name']) && isServing(value);
const isEntry = (value: unknown) =>
  isFood(value) &&
  has(value, 'string', ['id', 'day', 'loggedAt']) &&
  has(value, 'number', ['version', 'minuteOfDay']) &&
  (Object(value).deletedAt === null || has(value, 'string', ['deletedAt']));

/** Whether a value is a list of objects with ids. */
export const haveIds = isListOf(hasId);

/** Whether a value is a list of calendar days. */
export const areCalendarDays = isListOf(isCalendarDay);

/** Whether a value is a list of foods. */
export const areFoods = isListOf(isFood);

/** Whether a value is a list of entries. */
export const areEntries = isListOf(isEntry);

/** Whether a value is the first and the last day with entries, or null where nothing is logged. */
export const isBounds = (value: unknown): boolean =>
  value === null || has(value, 'string', ['firstDay', 'lastDay']);

/** Whether a value is a list of the totals of days. */
export const areDays = isListOf(
  (one) => has(one, 'string', ['day']) && isTotals(Object(one).stats),
);

const isNumberOrNone = (value: unknown) => value === null || Number.isFinite(value);

const isDayTargets = (value: unknown) =>
  value instanceof Object &&
  figures.every((name) => isNumberOrNone(new Map(Object.entries(value)).get(name)));

/** Whether a value is a list of figures, each of which may be null. */
export const areDayTargets = isListOf(isDayTargets);

/** Whether a value is a list of targets, each from a day on. */
export const areTargets = isListOf((value) => {
  const { startDay, targets, version } = Object(value);
  return (
    isCalendarDay(startDay) &&
    Number.isFinite(version) &&
    (targets === null || areDayTargets(targets))
  );
});

const areNamedMeals = isListOf(
  (value) => has(value, 'string', ['name']) && isNumberOrNone(Object(value).startMinute),
);

/** Whether a value is the meals of a person. */
export function areMeals(value: unknown): boolean {
  const { meals, version } = Object(value);
  return areNamedMeals(meals) && Number.isFinite(version);
}

const isTruth = (value: unknown) => typeof value === 'boolean';

/** Whether a value is a list of what is set of foods. */
export const areFoodSettings = isListOf((value) => {
  const { figures: food, isPinned, isHidden, deletedAt } = Object(value);
  return (
    has(value, 'string', ['loggedAs']) &&
    has(value, 'number', ['version']) &&
    (food === null || isFood(food)) &&
    isTruth(isPinned) &&
    isTruth(isHidden) &&
    (deletedAt === null || typeof deletedAt === 'string')
  );
});

/** Whether a value is the preferences of a person. */
export function arePreferences(value: unknown): boolean {
  // Those of before there was a unit are in kcal.
  const { firstDayOfWeek, hourCycle, energyUnit = 'KCAL', language, keyShortcuts } = Object(value);
  return (
    has(value, 'string', ['theme', 'density']) &&
    typeof energyUnit === 'string' &&
    (language === null || typeof language === 'string') &&
    has(value, 'number', ['version']) &&
    isNumberOrNone(firstDayOfWeek) &&
    isNumberOrNone(hourCycle) &&
    isTruth(keyShortcuts)
  );
}

/** Whether a value is a list of marks of days. */
export const areDayMarks = isListOf((value) => {
  const { day, isPartial } = Object(value);
  return isCalendarDay(day) && isTruth(isPartial) && has(value, 'number', ['version']);
});

/** Whether a value is the answer to a change. */
export function isChange(value: unknown): boolean {
  const { entries, days } = Object(value);
  return areEntries(entries) && areDays(days);
}

/**
 * Takes a field of an answer that cannot be trusted: what stands between here and the server may answer in its place.
 * @throws ApiError when it cannot be used, as without an answer: then a change is not saved, and is sent again.
 */
export function take<Field>(isUsable: (value: unknown) => boolean, field: Field): Field {
  if (!isUsable(field)) throw new ApiError(200);
  return field;
}

/** The same for one of what is listed elsewhere. */
export function takeOne<Field>(areUsable: (value: unknown) => boolean, field: Field): Field {
  take(areUsable, [field]);
  return field;
}
