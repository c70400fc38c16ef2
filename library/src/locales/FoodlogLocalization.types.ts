import type { FoodlogComponents } from '../theme/themeAugmentation.ts';

type DefaultProps<Name extends keyof FoodlogComponents> = NonNullable<
  NonNullable<FoodlogComponents[Name]>['defaultProps']
>;

/** The language of one component: all of its words, and how it writes numbers and days where it does. */
export type LocalizedProps<Name extends keyof FoodlogComponents> = Required<
  Pick<DefaultProps<Name>, keyof DefaultProps<Name> & ('locale' | 'localeText')>
>;

/**
 * A language as the defaults of all components: for `createTheme(options, deDE)`, as MUI's own are, or for a
 * FoodlogLocalizationProvider. It may be of fewer components or words; the rest stays English.
 */
export interface FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponents]?: { defaultProps: Partial<LocalizedProps<Name>> };
  };
}
