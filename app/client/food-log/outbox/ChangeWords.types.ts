import type { EntryChange, Preferences } from '../data/FoodLog.types.ts';

/** What a change of entries touches. */
interface Touched {
  /** That of the only entry; undefined where there are several. */
  name: string | undefined;
  count: number;
  /** In words; undefined where it goes without saying, or where there are several. */
  day: string | undefined;
}

/** How each change is said. */
export interface ChangeWords extends Record<EntryChange['kind'], (touched: Touched) => string> {
  setTargets: () => string;
  setMeals: () => string;
  setDayMark: (day: string) => string;
  setFood: (name: string) => string;
  deleteFood: (name: string) => string;
  /** Where several are changed at once. */
  setPreferences: () => string;
  setPreference: Record<Exclude<keyof Preferences, 'version'>, () => string>;
}
