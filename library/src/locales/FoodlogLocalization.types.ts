import type { FoodlogComponentsPropsList } from '../theme/themeAugmentation.ts';

/** The language of one component: its words, and how it writes numbers and days where it does. */
export type LocalizedProps<Name extends keyof FoodlogComponentsPropsList> = Required<
  Pick<
    FoodlogComponentsPropsList[Name],
    keyof FoodlogComponentsPropsList[Name] & ('locale' | 'localeText')
  >
>;

/**
 * A language as the defaults of all components: for `createTheme(options, deDE)`, as MUI's own are, or for a
 * FoodlogLocalizationProvider. It may be of fewer components or words; the rest stays English.
 */
export interface FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponentsPropsList]?: { defaultProps: Partial<LocalizedProps<Name>> };
  };
}

/** A whole language: all words of all components. */
export interface CompleteFoodlogLocalization extends FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponentsPropsList]: {
      defaultProps: {
        [Prop in keyof LocalizedProps<Name>]: Required<LocalizedProps<Name>[Prop]>;
      };
    };
  };
}
