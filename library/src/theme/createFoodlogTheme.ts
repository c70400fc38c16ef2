import { createTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
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
import { palette } from './palette.ts';
import { typography } from './typography.ts';

/** What a consumer may choose about the theme. */
export interface FoodlogThemeOptions {
  /**
   * How light or dark is chosen: by the system (`'media'`), or by a class (`'class'`), attribute (`'data'`) or
   * selector of your own on the root element. MUI's option of the same name.
   * @default 'media'
   */
  colorSchemeSelector?: string;
  /**
   * `'more'`: text 7:1, edges of controls 4.5:1. `'system'` does so where the system asks for it
   * (`prefers-contrast: more`).
   * @default 'system'
   */
  contrast?: 'system' | 'standard' | 'more';
  /**
   * `'compact'` is for many things on a large screen with a mouse: less space, and targets of 32 px in place of 44.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact';
  /**
   * Which way the text of the page runs; its root element needs the same as `dir`. MUI's option of the same name.
   * @default 'ltr'
   */
  direction?: 'ltr' | 'rtl';
}

/**
 * The Foodlog look as a MUI theme: CSS variables, light and dark in one, following the system's choices.
 * @param args Further options of MUI, such as a language, merged over it as `createTheme` does.
 */
export function createFoodlogTheme(
  {
    colorSchemeSelector = 'media',
    contrast = 'system',
    density = 'comfortable',
    direction = 'ltr',
  }: FoodlogThemeOptions = {},
  ...args: ThemeOptions[]
): Theme {
  const { space, target } = density === 'compact' ? densityCompact : densityComfortable;
  const withContrast = (more: boolean) =>
    createTheme(
      {
        direction,
        cssVariables: { colorSchemeSelector },
        colorSchemes: {
          light: { palette: palette(more ? colorLightHighContrast : colorLight) },
          dark: { palette: palette(more ? colorDarkHighContrast : colorDark) },
        },
        typography,
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
      },
      ...args,
    );
  const theme = withContrast(contrast === 'more');
  return contrast === 'system' ? followContrast(theme, withContrast(true)) : theme;
}
