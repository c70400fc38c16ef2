import { foodFieldsText } from '../../food-fields/foodFields.en.ts';
import type { EntryEditorLocaleText } from './EntryEditor.types.ts';

export const entryEditorText: EntryEditorLocaleText = {
  ...foodFieldsText,
  label: 'Edit {name}',
  day: 'Day',
  time: 'Time',
  dayMissing: 'Enter a day.',
  dayTooEarly: 'Enter {day} or a later day.',
  dayTooLate: 'Enter {day} or an earlier day.',
  timeMissing: 'Enter a time.',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving…',
  failed: 'This could not be saved. Nothing you typed is lost. Try again.',
};
