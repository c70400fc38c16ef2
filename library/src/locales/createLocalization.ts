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
 * Creates a complete language. TypeScript reports missing texts.
 * @param locale BCP 47 tag that determines the format of numbers, dates and times, and the first day of the week.
 * Its extensions count: `en-US-u-fw-mon-hc-h23` begins weeks on Monday and writes 24 hours.
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
