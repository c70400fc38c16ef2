/** Whole numbers of kcal and grams. */
export interface Nutrition {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** How much of a food was eaten. */
export interface Amount {
  amount: number | null;
  /** Null without an amount. */
  unit: string | null;
}

/** The part of an entry that a person can edit. */
export interface FoodLogContent extends Nutrition, Amount {
  name: string;
  loggedAt: Date;
  /** YYYY-MM-DD. */
  day: string;
  /** The person's time of day in minutes, 0 to 1439. */
  minuteOfDay: number;
  meal: string | null;
}

/** A new entry. The caller has validated it. */
export interface NewFoodLogEntry extends FoodLogContent {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  userId: string;
  /** Two creates have the same hash exactly if they were sent with the same content. */
  contentHash: string;
  createdAt: Date;
}

/** A stored entry. */
export interface FoodLogEntry extends FoodLogContent {
  id: string;
  /** 1 when created, 1 more after every change. */
  version: number;
  deletedAt: Date | undefined;
}

/** An entry at the version from which a change was made. */
export type EntryVersion = Pick<FoodLogEntry, 'id' | 'version'>;

/** The totals of one day. */
export interface FoodLogDay {
  day: string;
  stats: Nutrition;
}

/** The result of a change: the entries in the order of the request, and all affected days in order. */
export interface FoodLogChange {
  entries: FoodLogEntry[];
  days: FoodLogDay[];
}

/** A food that the owner has logged, with its latest name, values and amount. */
export interface FoodLogSuggestion extends Nutrition, Amount {
  name: string;
  timesLogged: number;
  lastLoggedAt: Date;
}

/** The first and the last day with entries that are not deleted. */
export interface FoodLogBounds {
  firstDay: string;
  lastDay: string;
}

/** Both bounds are inclusive. Days select by the entry's day, instants by its instant. */
export type FoodLogRange =
  { kind: 'days'; start: string; end: string } | { kind: 'instants'; start: Date; end: Date };
