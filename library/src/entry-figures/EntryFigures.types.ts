/** The texts of the figures of an entry or a day. */
export interface EntryFiguresLocaleText {
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  /** Shown instead of an unknown value. */
  unknown: string;
  /** Screen reader text for an unknown value. */
  unknownSpoken: string;
}
