import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { EntryEditorSlotProps } from './EntryEditor.types.ts';

/** The slots of EntryEditor. */
export type EntryEditorClassKey = keyof EntryEditorSlotProps;

/** The class name of each slot of EntryEditor, such as `.FoodlogEntryEditor-root`. */
export const entryEditorClasses: Record<EntryEditorClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogEntryEditor', [
    'root',
    'field',
    'label',
    'input',
    'unit',
    'keys',
    'key',
    'result',
    'helperText',
    'portion',
    'actions',
    'submitButton',
    'cancelButton',
    'status',
    'failure',
  ]);
