import type { WeekStripLocaleText } from './WeekStrip.types.ts';

export const weekStripText: WeekStripLocaleText = {
  heading: '{label} per day',
  calories: 'Calories',
  kilocalories: 'kcal',
  target: 'of {amount}',
  unknown: '–',
  unknownSpoken: 'not known',
  loading: 'Loading totals',
};
