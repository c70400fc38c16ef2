import {
  dateNavigatorText,
  entryListText,
  errorScreenText,
  foodFormText,
  loadingSpinnerText,
  quickRepeatText,
  totalsCardText,
  undoBarText,
} from './en/words.ts';
import { entryEditorText } from './en/entryEditor.ts';
import { entryPickerText } from './en/entryPicker.ts';
import type { FoodlogLocalization } from './FoodlogLocalization.types.ts';

const locale = 'en-US';

/** English: what the components say by themselves. */
export const enUS = {
  components: {
    FoodlogDateNavigator: { defaultProps: { locale, localeText: dateNavigatorText } },
    FoodlogEntryEditor: { defaultProps: { localeText: entryEditorText } },
    FoodlogEntryList: { defaultProps: { locale, localeText: entryListText } },
    FoodlogEntryPicker: { defaultProps: { locale, localeText: entryPickerText } },
    FoodlogErrorScreen: { defaultProps: { localeText: errorScreenText } },
    FoodlogFoodForm: { defaultProps: { localeText: foodFormText } },
    FoodlogLoadingSpinner: { defaultProps: { localeText: loadingSpinnerText } },
    FoodlogQuickRepeat: { defaultProps: { locale, localeText: quickRepeatText } },
    FoodlogTotalsCard: { defaultProps: { locale, localeText: totalsCardText } },
    FoodlogUndoBar: { defaultProps: { localeText: undoBarText } },
  },
} satisfies FoodlogLocalization;
