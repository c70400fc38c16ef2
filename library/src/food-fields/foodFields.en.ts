import type { FoodFieldsLocaleText } from './Food.types.ts';

export const foodFieldsText: FoodFieldsLocaleText = {
  name: 'Name',
  calories: 'Calories',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  plus: 'Plus',
  times: 'Multiply',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Enter at most {max} characters.',
  nameUnprintable: 'This name has a character that cannot be shown. Delete it and type it again.',
  notWholeNumber: 'Enter a whole number from 0 to {max}, without commas or decimals.',
  notNumber: 'Enter a number from 0 to {max}, such as {example}, without thousands separators.',
};
