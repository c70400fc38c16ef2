import type { ComponentsVariants, Interpolation } from '@mui/material/styles';
import type { DateNavigatorClassKey } from '../components/DateNavigator/dateNavigatorClasses.ts';
import type { DateNavigatorProps } from '../components/DateNavigator/DateNavigator.types.ts';
import type { EntryEditorClassKey } from '../components/EntryEditor/entryEditorClasses.ts';
import type { EntryEditorProps } from '../components/EntryEditor/EntryEditor.types.ts';
import type { EntryListClassKey } from '../components/EntryList/entryListClasses.ts';
import type { EntryListProps, FoodLogEntry } from '../components/EntryList/EntryList.types.ts';
import type { EntryPickerClassKey } from '../components/EntryPicker/entryPickerClasses.ts';
import type { EntryPickerProps } from '../components/EntryPicker/EntryPicker.types.ts';
import type { ErrorScreenClassKey } from '../components/ErrorScreen/errorScreenClasses.ts';
import type { ErrorScreenProps } from '../components/ErrorScreen/ErrorScreen.types.ts';
import type { FoodFormClassKey } from '../components/FoodForm/foodFormClasses.ts';
import type { FoodFormProps } from '../components/FoodForm/FoodForm.types.ts';
import type { FoodSearchClassKey } from '../components/FoodSearch/foodSearchClasses.ts';
import type { FoodSearchProps } from '../components/FoodSearch/FoodSearch.types.ts';
import type { LoadingSpinnerClassKey } from '../components/LoadingSpinner/loadingSpinnerClasses.ts';
import type { LoadingSpinnerProps } from '../components/LoadingSpinner/LoadingSpinner.types.ts';
import type { NameFieldClassKey } from '../components/NameField/nameFieldClasses.ts';
import type { NameFieldProps } from '../components/NameField/NameField.types.ts';
import type { NumberFieldClassKey } from '../components/NumberField/numberFieldClasses.ts';
import type { NumberFieldProps } from '../components/NumberField/NumberField.types.ts';
import type { PortionFieldClassKey } from '../components/PortionField/portionFieldClasses.ts';
import type { PortionFieldProps } from '../components/PortionField/PortionField.types.ts';
import type { QuickRepeatClassKey } from '../components/QuickRepeat/quickRepeatClasses.ts';
import type { QuickRepeatProps } from '../components/QuickRepeat/QuickRepeat.types.ts';
import type { TotalsCardClassKey } from '../components/TotalsCard/totalsCardClasses.ts';
import type { TotalsCardProps } from '../components/TotalsCard/TotalsCard.types.ts';
import type { UndoBarClassKey } from '../components/UndoBar/undoBarClasses.ts';
import type { TrendChartClassKey } from '../components/TrendChart/trendChartClasses.ts';
import type { UndoBarProps } from '../components/UndoBar/UndoBar.types.ts';
import type { TrendChartProps } from '../components/TrendChart/TrendChart.types.ts';
import type { WeekStripClassKey } from '../components/WeekStrip/weekStripClasses.ts';
import type { WeekStripProps } from '../components/WeekStrip/WeekStrip.types.ts';
import type { FoodFormValues } from '../food-fields/Food.types.ts';
import type { Optional } from '../slots/Slots.types.ts';

/** Colours that Foodlog adds to a MUI palette. They are optional: components have fallbacks. */
export interface FoodlogColors {
  /** Colour of fats figures. */
  fats?: { main: string } | undefined;
  /** Colour of proteins figures. */
  proteins?: { main: string } | undefined;
  /** Colour of carbs figures. */
  carbs?: { main: string } | undefined;
  /** Border colour of controls; needs a contrast of at least 3:1 to its background. */
  controlOutline?: string | undefined;
}

interface FoodlogSizes {
  /**
   * Minimum target size in pixels. A value below 24 fails WCAG 2.5.8.
   * @default 44
   */
  targetSize?: number | undefined;
}

/** The props of each component by its theme key. */
export interface FoodlogComponentsPropsList {
  FoodlogDateNavigator: DateNavigatorProps;
  FoodlogEntryEditor: EntryEditorProps;
  FoodlogEntryList: EntryListProps<FoodLogEntry<null>>;
  FoodlogEntryPicker: EntryPickerProps<FoodLogEntry<null>>;
  FoodlogErrorScreen: ErrorScreenProps;
  FoodlogFoodForm: FoodFormProps;
  FoodlogFoodSearch: FoodSearchProps;
  FoodlogLoadingSpinner: LoadingSpinnerProps;
  FoodlogNameField: NameFieldProps;
  FoodlogNumberField: NumberFieldProps;
  FoodlogPortionField: PortionFieldProps;
  FoodlogQuickRepeat: QuickRepeatProps<FoodFormValues<null>>;
  FoodlogTotalsCard: TotalsCardProps;
  FoodlogUndoBar: UndoBarProps;
  FoodlogTrendChart: TrendChartProps;
  FoodlogWeekStrip: WeekStripProps;
}

/** The slots of each component by its theme key. */
interface FoodlogComponentNameToClassKey {
  FoodlogDateNavigator: DateNavigatorClassKey;
  FoodlogEntryEditor: EntryEditorClassKey;
  FoodlogEntryList: EntryListClassKey;
  FoodlogEntryPicker: EntryPickerClassKey;
  FoodlogErrorScreen: ErrorScreenClassKey;
  FoodlogFoodForm: FoodFormClassKey;
  FoodlogFoodSearch: FoodSearchClassKey;
  FoodlogLoadingSpinner: LoadingSpinnerClassKey;
  FoodlogNameField: NameFieldClassKey;
  FoodlogNumberField: NumberFieldClassKey;
  FoodlogPortionField: PortionFieldClassKey;
  FoodlogQuickRepeat: QuickRepeatClassKey;
  FoodlogTotalsCard: TotalsCardClassKey;
  FoodlogUndoBar: UndoBarClassKey;
  FoodlogTrendChart: TrendChartClassKey;
  FoodlogWeekStrip: WeekStripClassKey;
}

/** The argument of functions in `slotProps` of a slot. */
export type SlotOwnerState<Props> =
  Extract<Props, (ownerState: never) => unknown> extends (ownerState: infer OwnerState) => unknown
    ? OwnerState
    : never;

/** The styles of each slot. Functions get the theme and the `ownerState` that functions in `slotProps` get. */
export type FoodlogStyleOverrides<AllSlotProps, Theme> = {
  [Slot in keyof AllSlotProps]?:
    Interpolation<{ theme: Theme; ownerState: SlotOwnerState<AllSlotProps[Slot]> }> | undefined;
};

/** The options of Foodlog components in `components` of a MUI theme. */
export type FoodlogComponents<Theme = unknown> = {
  [Name in keyof FoodlogComponentsPropsList]?:
    | {
        defaultProps?: Optional<FoodlogComponentsPropsList[Name]> | undefined;
        styleOverrides?:
          | FoodlogStyleOverrides<
              Required<NonNullable<FoodlogComponentsPropsList[Name]['slotProps']>>,
              Theme
            >
          | undefined;
        variants?: ComponentsVariants<Theme>[Name] | undefined;
      }
    | undefined;
};

declare module '@mui/material/styles' {
  interface ComponentsPropsList extends FoodlogComponentsPropsList {}
  interface ComponentNameToClassKey extends FoodlogComponentNameToClassKey {}
  interface Components<Theme = unknown> extends FoodlogComponents<Theme> {}
}

declare module '@mui/material/styles' {
  interface Palette extends FoodlogColors {}
  interface PaletteOptions extends FoodlogColors {}
  interface Theme extends FoodlogSizes {}
  interface ThemeOptions extends FoodlogSizes {}
}
