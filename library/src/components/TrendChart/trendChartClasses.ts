import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { TrendChartSlotProps } from './TrendChart.types.ts';

/** The slots of TrendChart. */
export type TrendChartClassKey = keyof TrendChartSlotProps;

/** The class name of each slot of TrendChart, such as `.FoodlogTrendChart-root`. */
export const trendChartClasses: Record<TrendChartClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogTrendChart', [
    'root',
    'heading',
    'average',
    'selection',
    'plot',
    'scale',
    'chart',
    'bar',
    'line',
    'targetLine',
    'slider',
    'ends',
    'legend',
    'details',
    'tableContainer',
    'skeleton',
  ]);
