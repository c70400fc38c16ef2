import { foodFieldsText } from '../../food-fields/foodFields.en.ts';
import type { NumberFieldLocaleText } from './NumberField.types.ts';

export const numberFieldText: NumberFieldLocaleText = {
  plus: foodFieldsText.plus,
  times: foodFieldsText.times,
};
