export type { CalendarDay } from './calendar-day/CalendarDay.ts';
export { addDays } from './calendar-day/addDays.ts';
export { formatDay } from './calendar-day/formatDay.ts';
export type { DateStyle } from './calendar-day/formatDay.ts';

export * from './components/DateNavigator/index.ts';
export * from './components/EntryEditor/index.ts';
export * from './components/EntryList/index.ts';
export * from './components/EntryPicker/index.ts';
export * from './components/ErrorScreen/index.ts';
export * from './components/FoodForm/index.ts';
export * from './components/LoadingSpinner/index.ts';
export * from './components/QuickRepeat/index.ts';
export * from './components/TotalsCard/index.ts';
export * from './components/UndoBar/index.ts';

export * from './theme/index.ts';

export type {
  CompleteFoodlogLocalization,
  FoodlogLocalization,
  LocalizedProps,
} from './locales/FoodlogLocalization.types.ts';
export { FoodlogLocalizationProvider } from './locales/FoodlogLocalizationProvider.tsx';
export type { FoodlogLocalizationProviderProps } from './locales/FoodlogLocalizationProvider.tsx';

export type { EntryFiguresLocaleText } from './entry-figures/EntryFigures.types.ts';

export type {
  RootElementProps,
  SlotAttributes,
  SlotProps,
  SlottedProps,
} from './slots/Slots.types.ts';
