import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { ErrorScreenSlotProps } from './ErrorScreen.types.ts';

/** The slots of ErrorScreen. */
export type ErrorScreenClassKey = keyof ErrorScreenSlotProps;

/** The class name of each slot of ErrorScreen, such as `.FoodlogErrorScreen-root`. */
export const errorScreenClasses: Record<ErrorScreenClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogErrorScreen', [
    'root',
    'photo',
    'message',
    'figure',
    'heading',
    'text',
    'homeLink',
  ]);
