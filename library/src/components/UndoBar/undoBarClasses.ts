import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { UndoBarSlotProps } from './UndoBar.types.ts';

/** The slots of UndoBar. */
export type UndoBarClassKey = keyof UndoBarSlotProps;

/** The class name of each slot of UndoBar, such as `.FoodlogUndoBar-root`. */
export const undoBarClasses: Record<UndoBarClassKey, string> = /*#__PURE__*/ generateUtilityClasses(
  'FoodlogUndoBar',
  ['root', 'message', 'text', 'earlier', 'undoButton', 'keyHint', 'dismissButton'],
);
