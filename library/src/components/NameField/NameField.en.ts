import { foodFieldsText } from '../../food-fields/foodFields.en.ts';
import type { NameFieldLocaleText } from './NameField.types.ts';

export const nameFieldText: NameFieldLocaleText = {
  name: foodFieldsText.name,
  suggestions: 'Foods you have logged',
  kilocalories: 'kcal',
};
