import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { WeekStripSlotProps } from './WeekStrip.types.ts';

/** The slots of WeekStrip. */
export type WeekStripClassKey = keyof WeekStripSlotProps;

/** The class name of each slot of WeekStrip, such as `.FoodlogWeekStrip-root`. */
export const weekStripClasses: Record<WeekStripClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogWeekStrip', [
    'root',
    'heading',
    'figure',
    'list',
    'item',
    'dayButton',
    'bar',
    'amount',
    'skeleton',
    'weekday',
    'date',
  ]);
