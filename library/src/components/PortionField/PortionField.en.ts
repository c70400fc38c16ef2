import { entryFiguresText } from '../../entry-figures/entryFigures.en.ts';
import { foodFieldsText } from '../../food-fields/foodFields.en.ts';
import type { PortionFieldLocaleText } from './PortionField.types.ts';

export const portionFieldText: PortionFieldLocaleText = {
  ...entryFiguresText,
  amount: 'Amount',
  portion: 'Portion',
  size: '{portion}, {amount}',
  half: 'Half',
  double: 'Double',
  plus: foodFieldsText.plus,
  slash: 'Fraction bar',
  notNumber: foodFieldsText.notNumber,
  numberTooSmall: 'Enter more than 0.',
  numberTooLarge: foodFieldsText.numberTooLarge,
};
