import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { FoodSearchSlotProps } from './FoodSearch.types.ts';

/** The slots of FoodSearch. */
export type FoodSearchClassKey = keyof FoodSearchSlotProps;

/** The class name of each slot of FoodSearch, such as `.FoodlogFoodSearch-root`. */
export const foodSearchClasses: Record<FoodSearchClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogFoodSearch', [
    'root',
    'label',
    'input',
    'keyHint',
    'suggestions',
    'group',
    'groupHeading',
    'suggestion',
    'source',
    'suggestionDetails',
    'asIs',
    'retry',
    'skeleton',
    'status',
    'helperText',
  ]);
