import type { Nutrition } from '../foodLogEntry.ts';

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

/** A setting as it is stored. Its kind says what the value is. */
export interface StoredSetting<Value> {
  key: string;
  value: Value;
  version: number;
}

/** What a person can set, and how it is stored. */
export interface SettingKind<Setting, Value = unknown> {
  name: string;
  toStored: (setting: Setting) => StoredSetting<Value>;
  /** @param stored What is stored, or null with the version 0 if nothing is. */
  fromStored: (stored: StoredSetting<Value | null>) => Setting;
}

export const targetsKind: SettingKind<FoodLogTargets, FoodLogTargets['targets']> = {
  name: 'targets',
  toStored: ({ startDay, targets, version }) => ({ key: startDay, value: targets, version }),
  fromStored: ({ key, value, version }) => ({ startDay: key, targets: value, version }),
};

export const mealsKind: SettingKind<FoodLogMeals, FoodLogMeal[]> = {
  name: 'meals',
  toStored: ({ meals, version }) => ({ key: '', value: meals, version }),
  fromStored: ({ value, version }) => ({ meals: value ?? [], version }),
};
