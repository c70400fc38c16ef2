import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { FoodFormSlotProps } from './FoodForm.types.ts';

/** The slots of FoodForm. */
export type FoodFormClassKey = keyof FoodFormSlotProps;

/** The class name of each slot of FoodForm, such as `.FoodlogFoodForm-root`. */
export const foodFormClasses: Record<FoodFormClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogFoodForm', [
    'root',
    'heading',
    'field',
    'label',
    'input',
    'unit',
    'keyHint',
    'keys',
    'key',
    'result',
    'helperText',
    'suggestions',
    'suggestion',
    'suggestionDetails',
    'group',
    'groupHeading',
    'source',
    'retry',
    'skeleton',
    'portion',
    'actions',
    'submitButton',
    'secondaryButton',
    'status',
    'failure',
  ]);
