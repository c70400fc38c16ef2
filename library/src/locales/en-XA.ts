import { createLocalization } from './createLocalization.ts';
import { englishText } from './en/all.ts';
import { pseudoText } from './pseudoText.ts';

/** Its words, each in the place of the English one. */
function inPseudo<Text extends object>(text: Text) {
  const words = Object.entries(text).map(([name, word]) => [name, pseudoText(String(word))]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no type follows a mapping of entries
  return Object.fromEntries(words) as Text;
}

/** No language: English about 40 % longer, with accents and in brackets, to see what is cut or not translated. */
export const enXA = /*#__PURE__*/ createLocalization('en-XA', {
  DateNavigator: inPseudo(englishText.DateNavigator),
  EntryEditor: inPseudo(englishText.EntryEditor),
  EntryList: inPseudo(englishText.EntryList),
  EntryPicker: inPseudo(englishText.EntryPicker),
  ErrorScreen: inPseudo(englishText.ErrorScreen),
  FoodForm: inPseudo(englishText.FoodForm),
  LoadingSpinner: inPseudo(englishText.LoadingSpinner),
  QuickRepeat: inPseudo(englishText.QuickRepeat),
  TotalsCard: inPseudo(englishText.TotalsCard),
  UndoBar: inPseudo(englishText.UndoBar),
});
