import type { DateNavigatorLocaleText } from '../components/DateNavigator/DateNavigator.types.ts';
import type { EntryEditorLocaleText } from '../components/EntryEditor/EntryEditor.types.ts';
import type { EntryListLocaleText } from '../components/EntryList/EntryList.types.ts';
import type { EntryPickerLocaleText } from '../components/EntryPicker/EntryPicker.types.ts';
import type { ErrorScreenLocaleText } from '../components/ErrorScreen/ErrorScreen.types.ts';
import type { FoodFormLocaleText } from '../components/FoodForm/FoodForm.types.ts';
import type { LoadingSpinnerLocaleText } from '../components/LoadingSpinner/LoadingSpinner.types.ts';
import type { QuickRepeatLocaleText } from '../components/QuickRepeat/QuickRepeat.types.ts';
import type { TotalsCardLocaleText } from '../components/TotalsCard/TotalsCard.types.ts';
import type { UndoBarLocaleText } from '../components/UndoBar/UndoBar.types.ts';
import type { CompleteFoodlogLocalization } from './FoodlogLocalization.types.ts';

interface FoodlogLocaleText {
  DateNavigator: DateNavigatorLocaleText;
  EntryEditor: EntryEditorLocaleText;
  EntryList: EntryListLocaleText;
  EntryPicker: EntryPickerLocaleText;
  ErrorScreen: ErrorScreenLocaleText;
  FoodForm: FoodFormLocaleText;
  LoadingSpinner: LoadingSpinnerLocaleText;
  QuickRepeat: QuickRepeatLocaleText;
  TotalsCard: TotalsCardLocaleText;
  UndoBar: UndoBarLocaleText;
}

/**
 * A whole language: where a word is missing, it does not compile.
 * @param locale BCP 47 tag, by which numbers, days and times are written and weeks begin.
 */
export function createLocalization(
  locale: string,
  text: FoodlogLocaleText,
): CompleteFoodlogLocalization {
  return {
    components: {
      FoodlogDateNavigator: { defaultProps: { locale, localeText: text.DateNavigator } },
      FoodlogEntryEditor: { defaultProps: { locale, localeText: text.EntryEditor } },
      FoodlogEntryList: { defaultProps: { locale, localeText: text.EntryList } },
      FoodlogEntryPicker: { defaultProps: { locale, localeText: text.EntryPicker } },
      FoodlogErrorScreen: { defaultProps: { localeText: text.ErrorScreen } },
      FoodlogFoodForm: { defaultProps: { locale, localeText: text.FoodForm } },
      FoodlogLoadingSpinner: { defaultProps: { localeText: text.LoadingSpinner } },
      FoodlogQuickRepeat: { defaultProps: { locale, localeText: text.QuickRepeat } },
      FoodlogTotalsCard: { defaultProps: { locale, localeText: text.TotalsCard } },
      FoodlogUndoBar: { defaultProps: { locale, localeText: text.UndoBar } },
    },
  };
}
