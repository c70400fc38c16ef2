import { enUS } from './en.ts';
import type { CompleteFoodlogLocalization } from './FoodlogLocalization.types.ts';
import { pseudoText } from './pseudoText.ts';

const LOCALE = 'en-XA';

/** The same with each word in pseudo-English. */
function inPseudo({ components }: CompleteFoodlogLocalization): CompleteFoodlogLocalization {
  const pseudo = Object.entries(components).map(([name, { defaultProps }]) => {
    const words = Object.entries<string>(defaultProps.localeText).map(([word, text]) => [
      word,
      pseudoText(text),
    ]);
    const locale = 'locale' in defaultProps && { locale: LOCALE };
    return [name, { defaultProps: { ...locale, localeText: Object.fromEntries(words) } }];
  });
  return { components: Object.fromEntries(pseudo) };
}

/** No language: English about 40 % longer, with accents and in brackets, to see what is cut or not translated. */
export const enXA = /*#__PURE__*/ inPseudo(enUS);
