import { entryFiguresText } from '../../entry-figures/entryFigures.en.ts';
import type { EntryPickerLocaleText } from './EntryPicker.types.ts';

export const entryPickerText: EntryPickerLocaleText = {
  ...entryFiguresText,
  heading: 'Select entries',
  all: 'All',
  submit: 'Select {count}',
  selectFirst: 'Select entries',
  cancel: 'Cancel',
  loading: 'Loading entries',
  empty: 'No entries.',
  failed: 'This could not be done. Nothing has changed. Try again.',
};
