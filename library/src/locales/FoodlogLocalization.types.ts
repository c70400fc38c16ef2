import type { Optional } from '../slots/Slots.types.ts';
import type { FoodlogComponentsPropsList } from '../theme/themeAugmentation.ts';

/** Props that are all given, and none of them as `undefined`. */
export type Given<Props> = { [Name in keyof Props]-?: NonNullable<Props[Name]> };

/** The localization of one component: its texts, and its locale if it formats numbers or dates. */
export type LocalizedProps<Name extends keyof FoodlogComponentsPropsList> = Given<
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
    [Name in keyof FoodlogComponentsPropsList]?:
      { defaultProps: Optional<LocalizedProps<Name>> } | undefined;
  };
}

/** A complete language: all texts of all components. */
export interface CompleteFoodlogLocalization extends FoodlogLocalization {
  components: {
    [Name in keyof FoodlogComponentsPropsList]: {
      defaultProps: {
        [Prop in keyof LocalizedProps<Name>]: Given<LocalizedProps<Name>[Prop]>;
      };
    };
  };
}
