import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';

export const entryFiguresText: EntryFiguresLocaleText = {
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  unknown: '–',
  unknownSpoken: 'not known',
};

/** Says of how many entries a sum is known. */
export const knownText = 'known for {known} of {count}';
