export { TrendChart } from './TrendChart.tsx';
export type * from './TrendChart.types.ts';
export { trendChartClasses } from './trendChartClasses.ts';
export type { TrendChartClassKey } from './trendChartClasses.ts';
