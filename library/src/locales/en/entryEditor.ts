import type { EntryEditorLocaleText } from '../../components/EntryEditor/EntryEditor.types.ts';
import { foodFieldsText } from './words.ts';

// Apart from the other words, so that an app that loads the editor when it is wanted loads its words then as well.

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
