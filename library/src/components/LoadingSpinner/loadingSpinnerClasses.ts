import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { LoadingSpinnerSlotProps } from './LoadingSpinner.types.ts';

/** The slots of LoadingSpinner. */
export type LoadingSpinnerClassKey = keyof LoadingSpinnerSlotProps;

/** The class name of each slot of LoadingSpinner, such as `.FoodlogLoadingSpinner-root`. */
export const loadingSpinnerClasses: Record<LoadingSpinnerClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogLoadingSpinner', ['root', 'progress']);
