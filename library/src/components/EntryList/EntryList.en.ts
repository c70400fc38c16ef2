import type { EntryListLocaleText } from './EntryList.types.ts';

export const entryListText: EntryListLocaleText = {
  heading: 'Entries',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  edit: 'Edit {name}',
  delete: 'Delete {name}',
  pending: 'Saving…',
  loading: 'Loading entries',
  empty: 'Nothing logged yet. Add your first food.',
  failed: 'The entries could not be loaded.',
  retry: 'Try again',
};
