import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';
import type { DateNavigatorClassKey } from '../components/DateNavigator/dateNavigatorClasses.ts';
import type { DateNavigatorProps } from '../components/DateNavigator/DateNavigator.types.ts';
import type { EntryEditorClassKey } from '../components/EntryEditor/entryEditorClasses.ts';
import type { EntryEditorProps } from '../components/EntryEditor/EntryEditor.types.ts';
import type { EntryListClassKey } from '../components/EntryList/entryListClasses.ts';
import type { EntryListProps } from '../components/EntryList/EntryList.types.ts';
import type { EntryPickerClassKey } from '../components/EntryPicker/entryPickerClasses.ts';
import type { EntryPickerProps } from '../components/EntryPicker/EntryPicker.types.ts';
import type { ErrorScreenClassKey } from '../components/ErrorScreen/errorScreenClasses.ts';
import type { ErrorScreenProps } from '../components/ErrorScreen/ErrorScreen.types.ts';
import type { FoodFormClassKey } from '../components/FoodForm/foodFormClasses.ts';
import type { FoodFormProps } from '../components/FoodForm/FoodForm.types.ts';
import type { LoadingSpinnerClassKey } from '../components/LoadingSpinner/loadingSpinnerClasses.ts';
import type { LoadingSpinnerProps } from '../components/LoadingSpinner/LoadingSpinner.types.ts';
import type { QuickRepeatClassKey } from '../components/QuickRepeat/quickRepeatClasses.ts';
import type { QuickRepeatProps } from '../components/QuickRepeat/QuickRepeat.types.ts';
import type { TotalsCardClassKey } from '../components/TotalsCard/totalsCardClasses.ts';
import type { TotalsCardProps } from '../components/TotalsCard/TotalsCard.types.ts';
import type { UndoBarClassKey } from '../components/UndoBar/undoBarClasses.ts';
import type { UndoBarProps } from '../components/UndoBar/UndoBar.types.ts';

/** Colours that Foodlog adds to a MUI palette. A theme may lack them: components fall back. */
export interface FoodlogColors {
  /** Figures of fats. */
  fats?: { main: string };
  /** Figures of proteins. */
  proteins?: { main: string };
  /** Figures of carbs. */
  carbs?: { main: string };
  /** Edge of a control, at least 3:1 against what is behind it. */
  controlOutline?: string;
}

interface FoodlogSizes {
  /**
   * Height of what can be pressed, in pixels; below 24 it fails WCAG 2.5.8.
   * @default 44
   */
  targetSize?: number;
}

/** The props of each component by its name in a theme. */
export interface FoodlogComponentsPropsList {
  FoodlogDateNavigator: DateNavigatorProps;
  FoodlogEntryEditor: EntryEditorProps;
  FoodlogEntryList: EntryListProps;
  FoodlogEntryPicker: EntryPickerProps;
  FoodlogErrorScreen: ErrorScreenProps;
  FoodlogFoodForm: FoodFormProps;
  FoodlogLoadingSpinner: LoadingSpinnerProps;
  FoodlogQuickRepeat: QuickRepeatProps;
  FoodlogTotalsCard: TotalsCardProps;
  FoodlogUndoBar: UndoBarProps;
}

/** The parts of each component by its name in a theme. */
interface FoodlogComponentNameToClassKey {
  FoodlogDateNavigator: DateNavigatorClassKey;
  FoodlogEntryEditor: EntryEditorClassKey;
  FoodlogEntryList: EntryListClassKey;
  FoodlogEntryPicker: EntryPickerClassKey;
  FoodlogErrorScreen: ErrorScreenClassKey;
  FoodlogFoodForm: FoodFormClassKey;
  FoodlogLoadingSpinner: LoadingSpinnerClassKey;
  FoodlogQuickRepeat: QuickRepeatClassKey;
  FoodlogTotalsCard: TotalsCardClassKey;
  FoodlogUndoBar: UndoBarClassKey;
}

/** What `components` of a MUI theme takes for the components of Foodlog. */
export type FoodlogComponents<Theme = unknown> = {
  [Name in keyof FoodlogComponentsPropsList]?: {
    defaultProps?: Partial<FoodlogComponentsPropsList[Name]>;
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
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
