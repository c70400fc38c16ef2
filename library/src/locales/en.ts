import { calendarText } from '../components/DateNavigator/Calendar.en.ts';
import { dateNavigatorText } from '../components/DateNavigator/DateNavigator.en.ts';
import { entryEditorText } from '../components/EntryEditor/EntryEditor.en.ts';
import { entryListText } from '../components/EntryList/EntryList.en.ts';
import { entryPickerText } from '../components/EntryPicker/EntryPicker.en.ts';
import { errorScreenText } from '../components/ErrorScreen/ErrorScreen.en.ts';
import { foodFormText } from '../components/FoodForm/FoodForm.en.ts';
import { foodSearchText } from '../components/FoodSearch/FoodSearch.en.ts';
import { loadingSpinnerText } from '../components/LoadingSpinner/LoadingSpinner.en.ts';
import { nameFieldText } from '../components/NameField/NameField.en.ts';
import { numberFieldText } from '../components/NumberField/NumberField.en.ts';
import { portionFieldText } from '../components/PortionField/PortionField.en.ts';
import { quickRepeatText } from '../components/QuickRepeat/QuickRepeat.en.ts';
import { totalsCardText } from '../components/TotalsCard/TotalsCard.en.ts';
import { undoBarText } from '../components/UndoBar/UndoBar.en.ts';
import { trendChartText } from '../components/TrendChart/TrendChart.en.ts';
import { weekStripText } from '../components/WeekStrip/WeekStrip.en.ts';
import { createLocalization } from './createLocalization.ts';

/** English, the default language of the components. */
export const enUS = /*#__PURE__*/ createLocalization('en-US', {
  DateNavigator: { ...dateNavigatorText, ...calendarText },
  EntryEditor: entryEditorText,
  EntryList: entryListText,
  EntryPicker: entryPickerText,
  ErrorScreen: errorScreenText,
  FoodForm: foodFormText,
  FoodSearch: foodSearchText,
  LoadingSpinner: loadingSpinnerText,
  NameField: nameFieldText,
  NumberField: numberFieldText,
  PortionField: portionFieldText,
  QuickRepeat: quickRepeatText,
  TotalsCard: totalsCardText,
  UndoBar: undoBarText,
  TrendChart: trendChartText,
  WeekStrip: weekStripText,
});
