import { calendarText } from './calendar.ts';
import { entryEditorText } from './entryEditor.ts';
import { entryPickerText } from './entryPicker.ts';
import {
  dateNavigatorText,
  entryListText,
  errorScreenText,
  foodFormText,
  loadingSpinnerText,
  quickRepeatText,
  totalsCardText,
  undoBarText,
} from './words.ts';

/** Every English word, by component. */
export const englishText = {
  DateNavigator: { ...dateNavigatorText, ...calendarText },
  EntryEditor: entryEditorText,
  EntryList: entryListText,
  EntryPicker: entryPickerText,
  ErrorScreen: errorScreenText,
  FoodForm: foodFormText,
  LoadingSpinner: loadingSpinnerText,
  QuickRepeat: quickRepeatText,
  TotalsCard: totalsCardText,
  UndoBar: undoBarText,
};
