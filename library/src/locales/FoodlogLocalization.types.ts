import type { FoodlogComponentsPropsList } from '../theme/themeAugmentation.ts';

/** The localization of one component: its texts, and its locale if it formats numbers or dates. */
export type LocalizedProps<Name extends keyof FoodlogComponentsPropsList> = Required<
  Pick<
    FoodlogComponentsPropsList[Name],
    keyof FoodlogComponentsPropsList[Name] & ('locale' | 'localeText')
  >
>;

/**
 * A language as default props of the components. Pass it to `createTheme(options, deDE)`, like MUI's own locales, or to
 * FoodlogLocalizationProvider. Components and texts that it leaves out keep those of the theme, or English.
 */
export interface FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponentsPropsList]?: { defaultProps: Partial<LocalizedProps<Name>> };
  };
}

/** A complete language: all texts of all components. */
export interface CompleteFoodlogLocalization extends FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponentsPropsList]: {
      defaultProps: {
        [Prop in keyof LocalizedProps<Name>]: Required<LocalizedProps<Name>[Prop]>;
      };
    };
  };
}
