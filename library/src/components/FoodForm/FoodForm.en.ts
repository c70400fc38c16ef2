import { foodFieldsText } from '../../food-fields/foodFields.en.ts';
import type { FoodFormLocaleText } from './FoodForm.types.ts';

export const foodFormText: FoodFormLocaleText = {
  ...foodFieldsText,
  heading: 'Add Food/Drink',
  add: 'Add',
  adding: 'Adding…',
  noFigures: 'No figures entered. Submit again to add it anyway.',
  suggestions: 'Foods you have logged',
  failed: 'This could not be added. Nothing you typed is lost. Try again.',
};
