import { foodId, type SettingChange, type Settings } from '../data/FoodLog.types.ts';
import { nothingSet } from '../data/ownFoods.ts';
import { noPreferences } from '../data/settings.ts';
import type { FileSettings } from './TransferFile.types.ts';

/** The changes that set what a file has set. A file may hold more than is sent. @param known what the person has set. */
export const settingChanges = (
  { targets, meals, foods, incompleteDays, preferences }: FileSettings,
  known: Settings,
): SettingChange[] => [
  ...targets.map(({ startDay, targets: list }): SettingChange => {
    const isSame = (one: { startDay: string }) => one.startDay === startDay;
    const before = known.targets.find(isSame) ?? { startDay, targets: null, version: 0 };
    const figures = list.map(({ calories, fats, proteins, carbs }) => ({
      calories,
      fats,
      proteins,
      carbs,
    }));
    return { kind: 'setTargets', before, after: { ...before, targets: figures } };
  }),
  ...(meals.length > 0 ? [mealsChange(meals, known)] : []),
  ...foods.map(({ loggedAs, figures, isPinned, isHidden, deletedAt }): SettingChange => {
    const isSame = (one: { loggedAs: string }) => foodId(one) === foodId({ loggedAs });
    const before = known.foods?.find(isSame) ?? nothingSet(loggedAs);
    const after = { ...before, loggedAs, figures, isPinned, isHidden, deletedAt };
    return { kind: 'setFood', before, after };
  }),
  ...incompleteDays.map((day): SettingChange => {
    const none = { day, isPartial: false, version: 0 };
    const before = known.dayMarks?.find((one) => one.day === day) ?? none;
    return { kind: 'setDayMark', before, after: { ...before, isPartial: true } };
  }),
  ...(preferences ? [preferencesChange(preferences, known)] : []),
];

const mealsChange = (meals: FileSettings['meals'], { meals: before }: Settings): SettingChange => ({
  kind: 'setMeals',
  before,
  after: { ...before, meals: meals.map(({ name, startMinute }) => ({ name, startMinute })) },
});

function preferencesChange(
  preferred: NonNullable<FileSettings['preferences']>,
  { preferences: before = noPreferences }: Settings,
): SettingChange {
  const { theme, density, firstDayOfWeek, hourCycle, energyUnit, language, keyShortcuts } =
    preferred;
  const looks = { theme, density, firstDayOfWeek, hourCycle, energyUnit, language, keyShortcuts };
  return { kind: 'setPreferences', before, after: { ...before, ...looks } };
}
