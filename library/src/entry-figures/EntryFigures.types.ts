/** The texts of the figures of an entry. */
export interface EntryFiguresLocaleText {
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
}
