export * from './calendar-day/index.ts';

export * from './components/DateNavigator/index.ts';
export * from './components/EntryEditor/index.ts';
export * from './components/EntryList/index.ts';
export * from './components/EntryPicker/index.ts';
export * from './components/ErrorScreen/index.ts';
export * from './components/FoodForm/index.ts';
export * from './components/FoodSearch/index.ts';
export * from './components/LoadingSpinner/index.ts';
export * from './components/NameField/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/PortionField/index.ts';
export * from './components/QuickRepeat/index.ts';
export * from './components/TotalsCard/index.ts';
export * from './components/UndoBar/index.ts';
export * from './components/TrendChart/index.ts';
export * from './components/WeekStrip/index.ts';

export * from './food-ranking/index.ts';

export * from './theme/index.ts';

export * from './locales/index.ts';

export type { DayValues } from './figures/DayValues.ts';
export type { Figure, FigureValues, FoodFigures } from './figures/Figure.types.ts';

export type { EntryFiguresLocaleText } from './entry-figures/EntryFigures.types.ts';

export type {
  Optional,
  RootElementProps,
  SlotAttributes,
  SlotProps,
  SlottedProps,
} from './slots/Slots.types.ts';
