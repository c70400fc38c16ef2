import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { EntryPickerSlotProps } from './EntryPicker.types.ts';

/** The slots of EntryPicker. */
export type EntryPickerClassKey = keyof EntryPickerSlotProps;

/** The class name of each slot of EntryPicker, such as `.FoodlogEntryPicker-root`. */
export const entryPickerClasses: Record<EntryPickerClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogEntryPicker', [
    'root',
    'heading',
    'list',
    'row',
    'all',
    'entry',
    'checkbox',
    'name',
    'amount',
    'calories',
    'unit',
    'details',
    'skeleton',
    'empty',
    'actions',
    'submitButton',
    'cancelButton',
    'failure',
  ]);
