import type { EntryPickerLocaleText } from '../../components/EntryPicker/EntryPicker.types.ts';

// Apart from the other words, so that an app that loads the picker when it is wanted loads its words then as well.

export const entryPickerText: EntryPickerLocaleText = {
  heading: 'Pick entries',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  all: 'All',
  submit: 'Pick {count}',
  cancel: 'Cancel',
  loading: 'Loading entries',
  empty: 'No entries.',
  failed: 'This could not be done. Nothing has changed. Try again.',
};
