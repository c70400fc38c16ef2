/** What a person has entered, checked. */
export interface FoodFormValues {
  /** 1 to 200 characters, no space around it. */
  name: string;
  /** In kcal; whole, 0 to 100,000. */
  calories: number;
  /** In grams; whole, 0 to 100,000. */
  fats: number;
  /** In grams; whole, 0 to 100,000. */
  proteins: number;
  /** In grams; whole, 0 to 100,000. */
  carbs: number;
}

/** The words of the fields of a food. */
export interface FoodFieldsLocaleText {
  name: string;
  calories: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  nameMissing: string;
  nameTooLong: string;
  /** The name holds control characters or halves of characters. */
  nameUnprintable: string;
  notWholeNumber: string;
}
