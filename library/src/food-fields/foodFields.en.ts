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
  numberMissing: 'Enter a number.',
  notNumber: 'This is not a number.',
  numberTooSmall: 'Enter 0 or more.',
  numberTooLarge: 'Enter {max} or less.',
};
