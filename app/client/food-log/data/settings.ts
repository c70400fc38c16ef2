import type { CalendarDay } from '@foodlog/ui';
import type { DayTargets, Meals, SettingChange, Settings, Targets } from './FoodLog.types.ts';

/** What somebody has who has set nothing. */
export const noSettings: Settings = { targets: [], meals: { meals: [], version: 0 } };

/** Whether nothing but the version differs. */
export const sameSetting = (one: Targets | Meals, other: Targets | Meals) =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });

const inOrder = (one: Targets, other: Targets) => (one.startDay < other.startDay ? -1 : 1);

/** The version of what a change is to set, as these settings have it. */
export const versionIn = ({ targets, meals }: Settings, change: SettingChange): number =>
  change.kind === 'setMeals'
    ? meals.version
    : (targets.find(({ startDay }) => startDay === change.after.startDay)?.version ?? 0);

/** Settings with a change. */
export function withSetting(settings: Settings, change: SettingChange): Settings {
  if (change.kind === 'setMeals') return { ...settings, meals: change.after };
  return { ...settings, targets: withTargets(settings.targets, change.after) };
}

/** All targets with those from one day. */
export const withTargets = (targets: readonly Targets[], set: Targets): Targets[] =>
  [...targets.filter(({ startDay }) => startDay !== set.startDay), set].toSorted(inOrder);

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

/** The name of the meal to which a minute of the day belongs; undefined where no meal has a time. */
export function mealAt({ meals }: Meals, minuteOfDay: number): string | undefined {
  const timed = meals
    .flatMap(({ name, startMinute }) =>
      typeof startMinute === 'number' ? [{ name, startMinute }] : [],
    )
    .toSorted((one, other) => one.startMinute - other.startMinute);
  // After midnight, the last meal of the day goes on.
  const meal = timed.findLast(({ startMinute }) => startMinute <= minuteOfDay) ?? timed.at(-1);
  return meal?.name;
}
