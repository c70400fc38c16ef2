import type { PluralForms } from './Language.types.ts';
import { getLanguage } from './language.ts';

/** What stands in the places of a text: `name` in `{name}`. A number is written as the language does. */
type Values = Record<string, string | number>;

// A name of another direction leaves the words around it where they are.
const isolated = (text: string) => `\u2068${text}\u2069`;

function fillIn(text: string, values: Values): string {
  const { locale = 'en-US', direction } = getLanguage() ?? {};
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    if (typeof value === 'number') return value.toLocaleString(locale);
    return direction === 'rtl' ? isolated(value) : value;
  });
}

/** The text in the language of the pages. @param text the English one. */
export function t(text: string, values: Values = {}): string {
  const translated = getLanguage()?.texts[text];
  return fillIn(typeof translated === 'string' ? translated : text, values);
}

/**
 * The text for that many in the language of the pages, with `{count}`.
 * @param forms the English ones.
 */
export function plural(
  count: number,
  forms: { one: string; other: string },
  values: Values = {},
): string {
  const { locale = 'en-US', texts } = getLanguage() ?? {};
  const translated = texts?.[forms.other];
  const known: PluralForms = typeof translated === 'object' ? translated : forms;
  const text = known[new Intl.PluralRules(locale).select(count)] ?? known.other;
  return fillIn(text, { count, ...values });
}
