import { enUS } from './en.ts';
import type { CompleteFoodlogLocalization } from './FoodlogLocalization.types.ts';
import { pseudoText } from './pseudoText.ts';

const LOCALE = 'en-XA';

/** Replaces each English text with its pseudo-localized form. */
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

/** A pseudo-locale: English with accents, brackets and longer words, to reveal clipped and untranslated texts. */
export const enXA = /*#__PURE__*/ inPseudo(enUS);
