import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { NameFieldSlotProps } from './NameField.types.ts';

/** The slots of NameField. */
export type NameFieldClassKey = keyof NameFieldSlotProps;

/** The class name of each slot of NameField, such as `.FoodlogNameField-root`. */
export const nameFieldClasses: Record<NameFieldClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogNameField', [
    'root',
    'label',
    'input',
    'keyHint',
    'suggestions',
    'suggestion',
    'suggestionDetails',
    'group',
    'groupHeading',
    'source',
    'retry',
    'skeleton',
    'helperText',
  ]);
