import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { TotalsCardSlotProps } from './TotalsCard.types.ts';

/** The slots of TotalsCard. */
export type TotalsCardClassKey = keyof TotalsCardSlotProps;

/** The class name of each slot of TotalsCard, such as `.FoodlogTotalsCard-root`. */
export const totalsCardClasses: Record<TotalsCardClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogTotalsCard', [
    'root',
    'heading',
    'list',
    'total',
    'label',
    'figure',
    'unit',
    'details',
    'bar',
    'skeleton',
  ]);
