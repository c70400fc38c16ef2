import type { FoodlogComponentsPropsList } from '../theme/themeAugmentation.ts';
import type { CompleteFoodlogLocalization, LocalizedProps } from './FoodlogLocalization.types.ts';

type ThemeName = keyof FoodlogComponentsPropsList;

/** `TotalsCard` of `FoodlogTotalsCard`. */
type ComponentName<Name extends ThemeName> = Name extends `Foodlog${infer Short}` ? Short : never;

/** The words of each component, by its name. */
type FoodlogLocaleText = {
  [Name in ThemeName as ComponentName<Name>]: Required<LocalizedProps<Name>['localeText']>;
};

type WithoutLocale = {
  [Name in ThemeName]: 'locale' extends keyof LocalizedProps<Name> ? never : ComponentName<Name>;
}[ThemeName];

/** Components that write neither numbers nor days. */
const withoutLocale: Record<WithoutLocale, true> = { ErrorScreen: true, LoadingSpinner: true };

/**
 * A whole language: where a word is missing, it does not compile.
 * @param locale BCP 47 tag, by which numbers, days and times are written and weeks begin.
 */
export function createLocalization(
  locale: string,
  text: FoodlogLocaleText,
): CompleteFoodlogLocalization {
  const components = Object.entries(text).map(([name, localeText]) => [
    `Foodlog${name}`,
    { defaultProps: name in withoutLocale ? { localeText } : { locale, localeText } },
  ]);
  return { components: Object.fromEntries(components) };
}
