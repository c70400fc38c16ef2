import type { TrendChartLocaleText } from './TrendChart.types.ts';

export const trendChartText: TrendChartLocaleText = {
  heading: '{label} per day',
  calories: 'Calories',
  kilocalories: 'kcal',
  average: '{amount} on average',
  known: 'over {known} of {count} days',
  target: 'of {amount}',
  targetLabel: 'Target',
  slider: 'Go through the days',
  table: 'Show as a table',
  dayColumn: 'Day',
  incomplete: 'incomplete',
  unknown: '–',
  unknownSpoken: 'not known',
  loading: 'Loading totals',
};
