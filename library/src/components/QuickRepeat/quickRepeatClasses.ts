import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { QuickRepeatSlotProps } from './QuickRepeat.types.ts';

/** The slots of QuickRepeat. */
export type QuickRepeatClassKey = keyof QuickRepeatSlotProps;

/** The class name of each slot of QuickRepeat, such as `.FoodlogQuickRepeat-root`. */
export const quickRepeatClasses: Record<QuickRepeatClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogQuickRepeat', [
    'root',
    'heading',
    'list',
    'item',
    'repeatButton',
    'name',
    'details',
    'adjustButton',
    'adjustIcon',
    'skeleton',
    'failure',
  ]);
