export type { CalendarDay } from './calendar-day/CalendarDay.ts';
export { addDays } from './calendar-day/addDays.ts';

export { DateNavigator } from './components/DateNavigator/DateNavigator.tsx';
export type {
  DateNavigatorLocaleText,
  DateNavigatorProps,
} from './components/DateNavigator/DateNavigator.types.ts';

export { ErrorScreen } from './components/ErrorScreen/ErrorScreen.tsx';
export type {
  ErrorScreenLocaleText,
  ErrorScreenProps,
} from './components/ErrorScreen/ErrorScreen.types.ts';

export { FoodForm } from './components/FoodForm/FoodForm.tsx';
export type {
  FoodFormLocaleText,
  FoodFormProps,
  FoodFormValues,
} from './components/FoodForm/FoodForm.types.ts';

export { LoadingSpinner } from './components/LoadingSpinner/LoadingSpinner.tsx';
export type {
  LoadingSpinnerLocaleText,
  LoadingSpinnerProps,
} from './components/LoadingSpinner/LoadingSpinner.types.ts';

export { TotalsCard } from './components/TotalsCard/TotalsCard.tsx';
export type {
  TotalsCardLocaleText,
  TotalsCardProps,
} from './components/TotalsCard/TotalsCard.types.ts';

export { createFoodlogTheme } from './theme/createFoodlogTheme.ts';
export type { FoodlogThemeOptions } from './theme/createFoodlogTheme.ts';
export type { FoodlogColors } from './theme/paletteAugmentation.ts';
