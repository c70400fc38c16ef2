import type { CalendarDay } from '@foodlog/ui';
import {
  type DayMark,
  type DayTargets,
  foodId,
  type Meals,
  type Preferences,
  type SettingChange,
  type Settings,
  type Targets,
} from './FoodLog.types.ts';

/** The preferences of somebody who has set none. */
export const noPreferences: Preferences = {
  theme: 'SYSTEM',
  density: 'COMFORTABLE',
  firstDayOfWeek: null,
  hourCycle: null,
  energyUnit: 'KCAL',
  language: null,
  keyShortcuts: true,
  version: 0,
};

/** What somebody has who has set nothing. */
export const noSettings: Settings = {
  targets: [],
  meals: { meals: [], version: 0 },
  foods: [],
  preferences: noPreferences,
  dayMarks: [],
};

/** Whether nothing but the version differs. */
export const sameSetting = (one: SettingChange['after'], other: SettingChange['after']) =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });

const dayOf = ({ startDay }: Targets) => startDay;
const markedDay = ({ day }: DayMark) => day;

/** A list in which each has another key, in the order of the keys, with one that takes the place of that of its key. */
const put = <One>(list: readonly One[], one: One, keyOf: (one: One) => string): One[] =>
  [...list.filter((other) => keyOf(other) !== keyOf(one)), one].toSorted((first, second) =>
    keyOf(first) < keyOf(second) ? -1 : 1,
  );

/** What a change is to set, as it is; undefined where it was never set. */
export function settingIn(
  { targets, meals, foods = [], preferences, dayMarks = [] }: Settings,
  change: SettingChange,
): SettingChange['after'] | undefined {
  if (change.kind === 'setMeals') return meals;
  if (change.kind === 'setPreferences') return preferences;
  if (change.kind === 'setDayMark') return dayMarks.find(({ day }) => day === change.after.day);
  if (change.kind === 'setTargets')
    return targets.find((one) => dayOf(one) === dayOf(change.after));
  return foods.find((one) => foodId(one) === foodId(change.after));
}

/** Settings with a change. */
export function withSetting(settings: Settings, change: SettingChange): Settings {
  if (change.kind === 'setMeals') return { ...settings, meals: change.after };
  if (change.kind === 'setPreferences') return { ...settings, preferences: change.after };
  if (change.kind === 'setDayMark')
    return { ...settings, dayMarks: put(settings.dayMarks ?? [], change.after, markedDay) };
  if (change.kind === 'setTargets')
    return { ...settings, targets: withTargets(settings.targets, change.after) };
  return { ...settings, foods: put(settings.foods ?? [], change.after, foodId) };
}

/** All targets with those from one day. */
export const withTargets = (targets: readonly Targets[], set: Targets): Targets[] =>
  put(targets, set, dayOf);

/** The weekday of a day: 0 is Monday. */
function weekdayOf(day: CalendarDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
}

/** What was set last to begin on or before a day: the targets of that day are among them. */
export const targetsFor = (targets: readonly Targets[], day: CalendarDay): Targets | undefined =>
  targets.findLast((one) => one.startDay <= day && one.targets !== null);

/** The targets of a day; undefined where it has none. */
export function targetsOf(targets: readonly Targets[], day: CalendarDay): DayTargets | undefined {
  const list = targetsFor(targets, day)?.targets ?? [];
  return list.length === 7 ? list[weekdayOf(day)] : list[0];
}

/** The name of the meal to which a minute of the day belongs; undefined before the first of the day. */
export function mealAt({ meals }: Meals, minuteOfDay: number): string | undefined {
  const begun = meals
    .flatMap(({ name, startMinute }) =>
      typeof startMinute === 'number' && startMinute <= minuteOfDay ? [{ name, startMinute }] : [],
    )
    .toSorted((one, other) => one.startMinute - other.startMinute);
  return begun.at(-1)?.name;
}
