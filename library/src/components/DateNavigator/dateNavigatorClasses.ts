import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { DateNavigatorSlotProps } from './DateNavigator.types.ts';

/** The slots of DateNavigator. */
export type DateNavigatorClassKey = keyof DateNavigatorSlotProps;

/** The class name of each slot of DateNavigator, such as `.FoodlogDateNavigator-root`. */
export const dateNavigatorClasses: Record<DateNavigatorClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogDateNavigator', [
    'root',
    'previousButton',
    'nextButton',
    'dateButton',
    'weekday',
    'previousIcon',
    'nextIcon',
    'dateIcon',
    'failure',
    'popover',
    'calendar',
  ]);
