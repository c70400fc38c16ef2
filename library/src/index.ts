export type { CalendarDay } from './calendar-day/CalendarDay.ts';
export { addDays } from './calendar-day/addDays.ts';
export { formatDay } from './calendar-day/formatDay.ts';

export { DateNavigator } from './components/DateNavigator/DateNavigator.tsx';
export { dateNavigatorClasses } from './components/DateNavigator/dateNavigatorClasses.ts';
export type { DateNavigatorClassKey } from './components/DateNavigator/dateNavigatorClasses.ts';
export type {
  DateNavigatorLocaleText,
  DateNavigatorProps,
  DateNavigatorSlotProps,
} from './components/DateNavigator/DateNavigator.types.ts';

export { EntryEditor } from './components/EntryEditor/EntryEditor.tsx';
export { entryEditorClasses } from './components/EntryEditor/entryEditorClasses.ts';
export type { EntryEditorClassKey } from './components/EntryEditor/entryEditorClasses.ts';
export type {
  EntryEditorLocaleText,
  EntryEditorProps,
  EntryEditorSlotProps,
  EntryEditorValues,
} from './components/EntryEditor/EntryEditor.types.ts';

export { EntryList } from './components/EntryList/EntryList.tsx';
export { entryListClasses } from './components/EntryList/entryListClasses.ts';
export type { EntryListClassKey } from './components/EntryList/entryListClasses.ts';
export type {
  EntryListEntryOwnerState,
  EntryListLocaleText,
  EntryListProps,
  EntryListSlotProps,
  FoodLogEntry,
} from './components/EntryList/EntryList.types.ts';

export { ErrorScreen } from './components/ErrorScreen/ErrorScreen.tsx';
export { errorScreenClasses } from './components/ErrorScreen/errorScreenClasses.ts';
export type { ErrorScreenClassKey } from './components/ErrorScreen/errorScreenClasses.ts';
export type {
  ErrorScreenLocaleText,
  ErrorScreenProps,
  ErrorScreenSlotProps,
} from './components/ErrorScreen/ErrorScreen.types.ts';

export { FoodForm } from './components/FoodForm/FoodForm.tsx';
export { foodFormClasses } from './components/FoodForm/foodFormClasses.ts';
export type { FoodFormClassKey } from './components/FoodForm/foodFormClasses.ts';
export type {
  FoodFormLocaleText,
  FoodFormProps,
  FoodFormSlotProps,
  FoodFormSuggestion,
  FoodFormTarget,
  FoodFormValues,
} from './components/FoodForm/FoodForm.types.ts';

export { LoadingSpinner } from './components/LoadingSpinner/LoadingSpinner.tsx';
export { loadingSpinnerClasses } from './components/LoadingSpinner/loadingSpinnerClasses.ts';
export type { LoadingSpinnerClassKey } from './components/LoadingSpinner/loadingSpinnerClasses.ts';
export type {
  LoadingSpinnerLocaleText,
  LoadingSpinnerProps,
  LoadingSpinnerSlotProps,
} from './components/LoadingSpinner/LoadingSpinner.types.ts';

export { QuickRepeat } from './components/QuickRepeat/QuickRepeat.tsx';
export { quickRepeatClasses } from './components/QuickRepeat/quickRepeatClasses.ts';
export type { QuickRepeatClassKey } from './components/QuickRepeat/quickRepeatClasses.ts';
export type {
  QuickRepeatLocaleText,
  QuickRepeatProps,
  QuickRepeatSlotProps,
} from './components/QuickRepeat/QuickRepeat.types.ts';

export { TotalsCard } from './components/TotalsCard/TotalsCard.tsx';
export { totalsCardClasses } from './components/TotalsCard/totalsCardClasses.ts';
export type { TotalsCardClassKey } from './components/TotalsCard/totalsCardClasses.ts';
export type {
  TotalsCardLocaleText,
  TotalsCardProps,
  TotalsCardSlotProps,
} from './components/TotalsCard/TotalsCard.types.ts';

export { UndoBar } from './components/UndoBar/UndoBar.tsx';
export { undoBarClasses } from './components/UndoBar/undoBarClasses.ts';
export type { UndoBarClassKey } from './components/UndoBar/undoBarClasses.ts';
export type {
  UndoBarLocaleText,
  UndoBarProps,
  UndoBarSlotProps,
} from './components/UndoBar/UndoBar.types.ts';

export { createFoodlogTheme } from './theme/createFoodlogTheme.ts';
export type { FoodlogThemeOptions } from './theme/createFoodlogTheme.ts';
export type { FoodlogColors } from './theme/paletteAugmentation.ts';
export type { FoodFieldOwnerState, FoodFieldSlotProps } from './food-fields/Food.types.ts';

export { enUS } from './locales/enUS.ts';
export type { FoodlogLocalization } from './locales/FoodlogLocalization.types.ts';
export { FoodlogLocalizationProvider } from './locales/FoodlogLocalizationProvider.tsx';
export type { FoodlogLocalizationProviderProps } from './locales/FoodlogLocalizationProvider.tsx';
export type { FoodlogComponents } from './theme/themeAugmentation.ts';
