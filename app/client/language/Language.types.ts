import type { FoodlogLocalization } from '@foodlog/ui';

/** A text for each plural category of a language (CLDR). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A language of the pages beside English, which stands where it is shown. */
export interface Language {
  /** The words and formats of the components. */
  components: FoodlogLocalization;
  /** BCP 47, with the region whose formats are meant. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Each text by its English one; a text that counts by the English one of many. Places in braces stay. */
  texts: Record<string, string | PluralForms>;
}
