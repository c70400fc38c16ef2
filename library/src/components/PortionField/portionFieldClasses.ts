import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { PortionFieldSlotProps } from './PortionField.types.ts';

/** The slots of PortionField. */
export type PortionFieldClassKey = keyof PortionFieldSlotProps;

/** The class name of each slot of PortionField, such as `.FoodlogPortionField-root`. */
export const portionFieldClasses: Record<PortionFieldClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogPortionField', [
    'root',
    'fields',
    'field',
    'label',
    'input',
    'unit',
    'keys',
    'key',
    'result',
    'portionIcon',
    'helperText',
    'actions',
    'stepButton',
    'calories',
    'details',
  ]);
