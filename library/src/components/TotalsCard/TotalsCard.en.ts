import { entryFiguresText, knownText } from '../../entry-figures/entryFigures.en.ts';
import type { TotalsCardLocaleText } from './TotalsCard.types.ts';

export const totalsCardText: TotalsCardLocaleText = {
  ...entryFiguresText,
  heading: 'Totals',
  calories: 'Calories',
  loading: 'Loading totals',
  left: '{amount} left',
  over: '{amount} over',
  target: 'of {amount}',
  known: knownText,
};
