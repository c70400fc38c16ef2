/** kcal and grams: whole numbers. */
export interface Nutrition {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** What a person logged, and may change later. */
export interface FoodLogContent extends Nutrition {
  name: string;
  loggedAt: Date;
  /** YYYY-MM-DD. */
  day: string;
  /** The person's wall-clock time, 0 to 1439. */
  minuteOfDay: number;
}

/** An entry as it is created; all of it was validated before. */
export interface NewFoodLogEntry extends FoodLogContent {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  userId: string;
  /** Equal for two creates exactly when the same content was sent. */
  contentHash: string;
  createdAt: Date;
}

/** An entry as it is now. */
export interface FoodLogEntry extends FoodLogContent {
  id: string;
  /** 1 when created, 1 more with every change. */
  version: number;
  deletedAt: Date | undefined;
}

/** An entry, at the version that a change was made from. */
export type EntryVersion = Pick<FoodLogEntry, 'id' | 'version'>;

/** The totals of one day. */
export interface FoodLogDay {
  day: string;
  stats: Nutrition;
}

/** What a change left behind: the entries as asked for, and every day touched in order. */
export interface FoodLogChange {
  entries: FoodLogEntry[];
  days: FoodLogDay[];
}

/** A food of the owner's own, as it was last logged. */
export interface FoodLogSuggestion extends Nutrition {
  name: string;
  timesLogged: number;
  lastLoggedAt: Date;
}

/** Both bounds inclusive: calendar days by the entry's day, instants by when it was logged. */
export type FoodLogRange =
  { kind: 'days'; start: string; end: string } | { kind: 'instants'; start: Date; end: Date };
