import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { NumberFieldSlotProps } from './NumberField.types.ts';

/** The slots of NumberField. */
export type NumberFieldClassKey = keyof NumberFieldSlotProps;

/** The class name of each slot of NumberField, such as `.FoodlogNumberField-root`. */
export const numberFieldClasses: Record<NumberFieldClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogNumberField', [
    'root',
    'label',
    'input',
    'unit',
    'keys',
    'key',
    'result',
    'helperText',
  ]);
