/** kcal and grams: whole numbers. */
export interface Nutrition {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** An entry as it is created; all of it was validated before. */
export interface NewFoodLogEntry extends Nutrition {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  userId: string;
  name: string;
  loggedAt: Date;
  /** YYYY-MM-DD. */
  day: string;
  /** Equal for two creates exactly when the same content was sent. */
  contentHash: string;
  createdAt: Date;
}

/** Both bounds inclusive: calendar days by the entry's day, instants by when it was logged. */
export type FoodLogRange =
  { kind: 'days'; start: string; end: string } | { kind: 'instants'; start: Date; end: Date };
