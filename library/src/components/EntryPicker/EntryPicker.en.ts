import type { EntryPickerLocaleText } from './EntryPicker.types.ts';

export const entryPickerText: EntryPickerLocaleText = {
  heading: 'Select entries',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  all: 'All',
  submit: 'Select {count}',
  selectFirst: 'Select entries',
  cancel: 'Cancel',
  loading: 'Loading entries',
  empty: 'No entries.',
  failed: 'This could not be done. Nothing has changed. Try again.',
};
