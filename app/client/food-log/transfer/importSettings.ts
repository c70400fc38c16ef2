import { isCalendarDay } from '@foodlog/ui';
import { areFoodSettings, areMeals, arePreferences, areTargets } from '../../api/answers.ts';
import type { Api } from '../../api/Api.ts';
import { ApiError } from '../../api/ApiError.ts';
import { plural, t } from '../../language/t.ts';
import { foodId, type SettingChange, type Settings } from '../data/FoodLog.types.ts';
import { noPreferences, sameSetting } from '../data/settings.ts';
import { sendChange } from '../outbox/sendChange.ts';
import { reversed, withVersion } from '../outbox/versions.ts';
import { toFileSettings } from './jsonFile.ts';
import { settingChanges } from './settingChanges.ts';
import { FileError, type FileSettings, type Task } from './TransferFile.types.ts';
import { untilAnswered } from './untilAnswered.ts';

/** Those of a file that the person has not set. What is no setting is left out: anyone can write a file. */
export function newSettings(file: FileSettings, known: Settings): FileSettings {
  const own = toFileSettings(known);
  const startDays = new Set(own.targets.map(({ startDay }) => startDay));
  const foods = new Set(own.foods.map((food) => foodId(food)));
  const marked = new Set(own.incompleteDays);
  const meals = { meals: file.meals, version: 0 };
  const { preferences } = file;
  const arePreferred =
    sameSetting(known.preferences ?? noPreferences, noPreferences) &&
    arePreferences({ ...preferences, version: 0 });
  return {
    targets: file.targets.filter(
      (one) => areTargets([{ ...one, version: 0 }]) && !startDays.has(one.startDay),
    ),
    meals: own.meals.length > 0 || !areMeals(meals) ? [] : file.meals,
    foods: file.foods.filter(
      (food) => areFoodSettings([{ ...food, version: 0 }]) && !foods.has(foodId(food)),
    ),
    incompleteDays: file.incompleteDays.filter((day) => isCalendarDay(day) && !marked.has(day)),
    ...(preferences && arePreferred && { preferences }),
  };
}

/** Settings in words, such as "targets from 2 days, 5 meals"; '' if there are none. */
export const wordsOfSettings = ({
  targets,
  meals,
  foods,
  incompleteDays,
  preferences,
}: FileSettings) =>
  [
    targets.length > 0 &&
      plural(targets.length, {
        one: '1 day from which targets hold',
        other: '{count} days from which targets hold',
      }),
    meals.length > 0 && plural(meals.length, { one: '1 meal', other: '{count} meals' }),
    foods.length > 0 &&
      plural(foods.length, { one: '1 food of your own', other: '{count} foods of your own' }),
    incompleteDays.length > 0 &&
      plural(incompleteDays.length, {
        one: '1 incomplete day',
        other: '{count} incomplete days',
      }),
    preferences && t('how the pages look'),
  ]
    .filter(Boolean)
    .join(t(', '));

/** Sets a setting. What is so already keeps its version. @returns the change, with the version that it left. */
async function set(api: Api, change: SettingChange): Promise<SettingChange> {
  // Whether a request has arrived that nobody waits for is not known.
  const { signal } = new AbortController();
  const send = async (limited: AbortSignal) => sendChange(api, change, '', limited);
  const { version = 0 } = await untilAnswered(send, signal);
  return withVersion(change, version);
}

/** Takes changes back, except for what was set otherwise since. */
async function takeBack(api: Api, changes: readonly SettingChange[]) {
  for (const change of changes.toReversed()) {
    try {
      await set(api, reversed(change));
    } catch (cause) {
      if (cause instanceof ApiError && cause.isRefusal) continue;
      throw new FileError(
        t('A part of what the file has set may be set still. Look through your settings.'),
        { cause },
      );
    }
  }
}

/**
 * Sets what the person has not set: all of it or nothing.
 * @throws what a request throws, the reason of the signal when it aborts, and FileError when not all could be taken back then.
 */
export async function importSettings(api: Api, settings: FileSettings, { signal, report }: Task) {
  // Since the preview, something may have been set, or taken back.
  const known = (await api.foodLogBounds()).settings;
  const changes = settingChanges(newSettings(settings, known), known);
  const made: SettingChange[] = [];
  try {
    for (const change of changes) {
      report(t('Setting what the file has set'), made.length / changes.length);
      made.push(await set(api, change));
      signal.throwIfAborted();
    }
  } catch (error) {
    report(t('Taking back what was set'));
    await takeBack(api, made);
    throw error;
  }
}
