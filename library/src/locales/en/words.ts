import type {
  CalendarLocaleText,
  DateNavigatorLocaleText,
} from '../../components/DateNavigator/DateNavigator.types.ts';
import type { EntryListLocaleText } from '../../components/EntryList/EntryList.types.ts';
import type { ErrorScreenLocaleText } from '../../components/ErrorScreen/ErrorScreen.types.ts';
import type { FoodFormLocaleText } from '../../components/FoodForm/FoodForm.types.ts';
import type { LoadingSpinnerLocaleText } from '../../components/LoadingSpinner/LoadingSpinner.types.ts';
import type { QuickRepeatLocaleText } from '../../components/QuickRepeat/QuickRepeat.types.ts';
import type { TotalsCardLocaleText } from '../../components/TotalsCard/TotalsCard.types.ts';
import type { UndoBarLocaleText } from '../../components/UndoBar/UndoBar.types.ts';
import type { FoodFieldsLocaleText } from '../../food-fields/Food.types.ts';

// One constant per component, so that an app that imports one component ships no other's words.

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

export const dateNavigatorText: Omit<DateNavigatorLocaleText, keyof CalendarLocaleText> = {
  label: 'Viewed day',
  previous: 'Previous',
  next: 'Next',
  openCalendar: 'choose another day',
  calendar: 'Choose a day',
  calendarFailed: 'The calendar could not be loaded. Previous and Next still work. Try again.',
  unknown: '–',
  unknownSpoken: 'Not a day',
};

export const foodFieldsText: FoodFieldsLocaleText = {
  name: 'Name',
  calories: 'Calories',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
  kilocalories: 'kcal',
  grams: 'g',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Enter at most 200 characters.',
  nameUnprintable: 'This name has a character that cannot be shown. Delete it and type it again.',
  notWholeNumber: 'Enter a whole number from 0 to 100,000, without commas or decimals.',
};

export const foodFormText: FoodFormLocaleText = {
  ...foodFieldsText,
  heading: 'Add Food/Drink',
  add: 'Add',
  adding: 'Adding…',
  suggestions: 'Foods you have logged',
  failed: 'This could not be added. Nothing you typed is lost. Try again.',
};

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
  empty: 'Nothing logged yet. Add what you have with the form.',
  failed: 'The entries could not be loaded. What you logged is safe.',
  retry: 'Try again',
};

export const quickRepeatText: QuickRepeatLocaleText = {
  heading: 'Log again to {day}',
  kilocalories: 'kcal',
  adjust: 'Adjust {name}',
  logging: 'Logging…',
  loading: 'Loading what you log often',
  failed: '{name} could not be logged. Try again.',
};

export const undoBarText: UndoBarLocaleText = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  control: 'Ctrl',
};

export const errorScreenText: ErrorScreenLocaleText = {
  figure: '404',
  // Spelled as the specification has it, section 2.
  heading: 'An Error Ocurred',
  text: 'Sorry, we are having some trouble.',
  backToHome: 'Back to home',
};

export const loadingSpinnerText: LoadingSpinnerLocaleText = { loading: 'Loading' };
