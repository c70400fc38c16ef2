export type { CalendarDay } from './calendar-day/CalendarDay.ts';
export { addDays } from './calendar-day/addDays.ts';
export { formatDay } from './calendar-day/formatDay.ts';

export { DateNavigator } from './components/DateNavigator/DateNavigator.tsx';
export type {
  DateNavigatorLocaleText,
  DateNavigatorProps,
} from './components/DateNavigator/DateNavigator.types.ts';

export { EntryEditor } from './components/EntryEditor/EntryEditor.tsx';
export type {
  EntryEditorLocaleText,
  EntryEditorProps,
  EntryEditorValues,
} from './components/EntryEditor/EntryEditor.types.ts';

export { EntryList } from './components/EntryList/EntryList.tsx';
export type {
  EntryListLocaleText,
  EntryListProps,
  FoodLogEntry,
} from './components/EntryList/EntryList.types.ts';

export { EntryPicker } from './components/EntryPicker/EntryPicker.tsx';
export type {
  EntryPickerLocaleText,
  EntryPickerProps,
} from './components/EntryPicker/EntryPicker.types.ts';

export { ErrorScreen } from './components/ErrorScreen/ErrorScreen.tsx';
export type {
  ErrorScreenLocaleText,
  ErrorScreenProps,
} from './components/ErrorScreen/ErrorScreen.types.ts';

export { FoodForm } from './components/FoodForm/FoodForm.tsx';
export type {
  FoodFormLocaleText,
  FoodFormProps,
  FoodFormSuggestion,
  FoodFormTarget,
  FoodFormValues,
} from './components/FoodForm/FoodForm.types.ts';

export { LoadingSpinner } from './components/LoadingSpinner/LoadingSpinner.tsx';
export type {
  LoadingSpinnerLocaleText,
  LoadingSpinnerProps,
} from './components/LoadingSpinner/LoadingSpinner.types.ts';

export { QuickRepeat } from './components/QuickRepeat/QuickRepeat.tsx';
export type {
  QuickRepeatLocaleText,
  QuickRepeatProps,
} from './components/QuickRepeat/QuickRepeat.types.ts';

export { TotalsCard } from './components/TotalsCard/TotalsCard.tsx';
export type {
  TotalsCardLocaleText,
  TotalsCardProps,
} from './components/TotalsCard/TotalsCard.types.ts';

export { UndoBar } from './components/UndoBar/UndoBar.tsx';
export type { UndoBarLocaleText, UndoBarProps } from './components/UndoBar/UndoBar.types.ts';

export { createFoodlogTheme } from './theme/createFoodlogTheme.ts';
export type { FoodlogThemeOptions } from './theme/createFoodlogTheme.ts';
export type { FoodlogColors } from './theme/paletteAugmentation.ts';
