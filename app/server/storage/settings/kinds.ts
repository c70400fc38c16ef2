import { isDeepStrictEqual } from 'node:util';
import type { Amount, Nutrition } from '../foodLogEntry.ts';
import { nameKey } from '../nameKey.ts';

/** What a person wants to reach on a day. Null is no target. */
export type FoodLogTarget = { [Figure in keyof Nutrition]: number | null };

/** The targets from a day on, until the day on which later ones begin. */
export interface FoodLogTargets {
  /** YYYY-MM-DD. */
  startDay: string;
  /** One for every day, seven from Monday to Sunday, or no target from that day on. Null: removed. */
  targets: FoodLogTarget[] | null;
  /** 0 if they were never set, 1 when first set, 1 more after every change. */
  version: number;
}

export interface FoodLogMeal {
  name: string;
  /** The minute of the day, 0 to 1439, from which on an entry is offered this meal; null: never by itself. */
  startMinute: number | null;
}

/** The meals of a person in their order, with a version as targets have. */
export interface FoodLogMeals {
  meals: FoodLogMeal[];
  version: number;
}

/** What a person has set of one of their foods, with a version as targets have. It changes no entry. */
export interface FoodLogFood {
  /** The name under which it was logged, as it was sent when this was set. */
  loggedAs: string;
  /** Its corrected name, figures and amount. Null: those that it was last logged with. */
  figures: ({ name: string } & Nutrition & Amount) | null;
  /** Whether it comes first wherever foods are offered. */
  isPinned: boolean;
  /** Whether it is left out there. */
  isHidden: boolean;
  /** The RFC 3339 instant, in UTC, up to which it counts as never logged; null unless it is deleted. */
  deletedAt: string | null;
  version: number;
}

/** How a person wants the pages to be, with a version as targets have. */
export interface FoodLogPreferences {
  theme: 'SYSTEM' | 'LIGHT' | 'DARK';
  density: 'COMFORTABLE' | 'COMPACT';
  /** 0 (Sunday) to 6; null: that of the language. */
  firstDayOfWeek: number | null;
  /** Null: that of the language. */
  hourCycle: 12 | 24 | null;
  /** In which the pages show and ask for energy, which is stored in kcal. */
  energyUnit: 'KCAL' | 'KJ';
  /** A BCP 47 tag; null: English. */
  language: string | null;
  keyShortcuts: boolean;
  version: number;
}

/** What is to be set of the preferences. What is undefined stays as it is. */
export type NewFoodLogPreferences = Omit<FoodLogPreferences, 'energyUnit'> & {
  energyUnit: FoodLogPreferences['energyUnit'] | undefined;
};

/** What a person says of a day, with a version as targets have. It changes no entry. */
export interface FoodLogDayMark {
  /** YYYY-MM-DD. */
  day: string;
  /** Whether not everything was logged on that day. */
  isPartial: boolean;
  version: number;
}

/** A setting as it is stored. Its kind says what the value is. */
export interface StoredSetting<Value> {
  key: string;
  value: Value;
  version: number;
}

/** What a person can set, and how it is stored. */
export interface SettingKind<Setting, Value = unknown> {
  name: string;
  /** The most that a person can have. */
  most: number;
  toStored: (setting: Setting) => StoredSetting<Value>;
  fromStored: (stored: StoredSetting<Value>) => Setting;
  /** Returns the value, with the version 0, of what was never set. */
  unset: (asked: Value) => Value;
  isSame: (one: Value, other: Value) => boolean;
}

/** The most days from which a person can have targets, and the most foods of which something can be set. */
export const mostOfKind = 400;

/** The most days that a person can have marked: one a week for 57 years. */
export const mostDayMarks = 3000;

export const targetsKind: SettingKind<FoodLogTargets, FoodLogTargets['targets']> = {
  name: 'targets',
  most: mostOfKind,
  toStored: ({ startDay, targets, version }) => ({ key: startDay, value: targets, version }),
  fromStored: ({ key, value, version }) => ({ startDay: key, targets: value, version }),
  unset: () => null,
  isSame: isDeepStrictEqual,
};

export const mealsKind: SettingKind<FoodLogMeals, FoodLogMeal[]> = {
  name: 'meals',
  most: 1,
  toStored: ({ meals, version }) => ({ key: '', value: meals, version }),
  fromStored: ({ value, version }) => ({ meals: value, version }),
  unset: () => [],
  isSame: isDeepStrictEqual,
};

export const foodKind: SettingKind<FoodLogFood, Omit<FoodLogFood, 'version'>> = {
  name: 'food',
  most: mostOfKind,
  toStored: ({ version, ...food }) => ({ key: nameKey(food.loggedAs), value: food, version }),
  fromStored: ({ value, version }) => ({ ...value, version }),
  unset: ({ loggedAs }) => ({
    loggedAs,
    figures: null,
    isPinned: false,
    isHidden: false,
    deletedAt: null,
  }),
  // Two spellings of a name are one food.
  isSame: (one, other) => isDeepStrictEqual({ ...one, loggedAs: other.loggedAs }, other),
};

/** The preferences of somebody who has set none. */
export const noPreferences: FoodLogPreferences = {
  theme: 'SYSTEM',
  density: 'COMFORTABLE',
  firstDayOfWeek: null,
  hourCycle: null,
  energyUnit: 'KCAL',
  language: null,
  keyShortcuts: true,
  version: 0,
};

export const preferencesKind: SettingKind<
  FoodLogPreferences,
  Omit<FoodLogPreferences, 'version'>
> = {
  name: 'preferences',
  most: 1,
  toStored: ({ version, ...preferences }) => ({ key: '', value: preferences, version }),
  // Older ones have no unit of energy.
  fromStored: ({ value, version }) => ({ ...noPreferences, ...value, version }),
  unset: () => {
    const { version: _version, ...preferences } = noPreferences;
    return preferences;
  },
  isSame: isDeepStrictEqual,
};

export const dayMarkKind: SettingKind<FoodLogDayMark, FoodLogDayMark['isPartial']> = {
  name: 'day',
  most: mostDayMarks,
  toStored: ({ day, isPartial, version }) => ({ key: day, value: isPartial, version }),
  fromStored: ({ key, value, version }) => ({ day: key, isPartial: value, version }),
  unset: () => false,
  isSame: (one, other) => one === other,
};

/** Anything that a person can set. */
export type FoodLogSetting =
  FoodLogTargets | FoodLogMeals | FoodLogFood | FoodLogPreferences | FoodLogDayMark;
