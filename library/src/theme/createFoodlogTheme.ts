import { createTheme } from '@mui/material/styles';
import type { PaletteOptions, Theme, ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import {
  colorDark,
  colorDarkHighContrast,
  colorLight,
  colorLightHighContrast,
  densityComfortable,
  densityCompact,
  motionCalm as calm,
  motionQuick as quick,
  radiusCard,
} from '../tokens/tokens.generated.ts';
import { componentStyles } from './componentStyles.ts';
import { followContrast } from './followContrast.ts';
import { palette, withColors } from './palette.ts';
import { printLight } from './printLight.ts';
import { markPrefix } from './sharedPrefix.ts';
import { typography } from './typography.ts';

/** Options of `createFoodlogTheme`. */
export interface FoodlogThemeOptions {
  /**
   * What selects light or dark: the system (`'media'`), or a class (`'class'`), data attribute (`'data'`) or custom
   * selector on the root element. This is MUI's option of the same name.
   * @default 'media'
   */
  colorSchemeSelector?: string | undefined;
  /**
   * What the names of the CSS variables start with. A theme within another one with the same prefix has the colours of that
   * one. This is MUI's option of the same name.
   * @default 'foodlog'
   */
  cssVarPrefix?: string | undefined;
  /**
   * `'more'` gives text a contrast of 7:1 and borders of controls 4.5:1. `'system'` does so when the system requests it
   * with `prefers-contrast: more`.
   * @default 'system'
   */
  contrast?: 'system' | 'standard' | 'more' | undefined;
  /**
   * `'compact'` is for dense pages used with a mouse: it has less space, and targets of 32 px instead of 44 px.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * The text direction of the page; set the same value as `dir` on the root element. This is MUI's option of the same
   * name.
   * @default 'ltr'
   */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * Colours that replace those of Foodlog in all colour schemes. MUI computes the shades and the text colour of a colour
   * that is given with its `main`.
   */
  palette?: PaletteOptions | undefined;
  /** Colours that replace those of Foodlog in one colour scheme. This is MUI's option of the same name. */
  colorSchemes?:
    | { [Scheme in 'light' | 'dark']?: { palette?: PaletteOptions | undefined } | undefined }
    | undefined;
}

/**
 * Creates the Foodlog theme, a MUI theme with CSS variables and light and dark colour schemes that follows the system.
 * @param args More MUI theme options, such as a language, merged one after the other.
 */
export function createFoodlogTheme(
  {
    colorSchemeSelector = 'media',
    cssVarPrefix = 'foodlog',
    contrast = 'system',
    density = 'comfortable',
    direction = 'ltr',
    palette: colors,
    colorSchemes,
  }: FoodlogThemeOptions = {},
  ...args: ThemeOptions[]
): Theme {
  const { space, target } = density === 'compact' ? densityCompact : densityComfortable;
  const given: ThemeOptions[] = [{ palette: colors, colorSchemes }, ...args];
  // Merged before MUI computes what depends on them.
  const later = args.reduce<ThemeOptions>((all, one) => deepmerge(all, one), {});
  const defaults: ThemeOptions = {
    direction,
    typography: typography(Object(later.typography).htmlFontSize),
    shape: { borderRadius: radiusCard },
    spacing: space,
    targetSize: target,
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: quick,
        shorter: quick,
        short: quick,
        standard: calm,
        complex: calm,
        enteringScreen: calm,
        leavingScreen: quick,
      },
    },
    components: componentStyles,
  };
  const options = deepmerge(defaults, later);
  // Our styles need the variables, also where a later option says true or false.
  const cssVariables = { colorSchemeSelector, cssVarPrefix, ...Object(options.cssVariables) };
  const schemeOf = (scheme: 'light' | 'dark', color: typeof colorLight) => ({
    ...Object(options.colorSchemes?.[scheme]),
    palette: withColors(
      palette(color),
      given.flatMap((one) => [one.palette, Object(one.colorSchemes?.[scheme]).palette]),
    ),
  });
  const withContrast = (more: boolean) =>
    printLight(
      createTheme({
        ...options,
        cssVariables,
        palette: undefined,
        colorSchemes: {
          ...options.colorSchemes,
          light: schemeOf('light', more ? colorLightHighContrast : colorLight),
          dark: schemeOf('dark', more ? colorDarkHighContrast : colorDark),
        },
      }),
    );
  const theme = markPrefix(withContrast(contrast === 'more'), cssVariables.cssVarPrefix);
  return contrast === 'system' ? followContrast(theme, withContrast(true)) : theme;
}
