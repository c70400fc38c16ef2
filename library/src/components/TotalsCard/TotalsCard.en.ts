import type { TotalsCardLocaleText } from './TotalsCard.types.ts';

export const totalsCardText: TotalsCardLocaleText = {
  heading: 'Totals',
  calories: 'Calories',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  unknown: '–',
  unknownSpoken: 'not known',
  loading: 'Loading totals',
};
