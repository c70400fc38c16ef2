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

/** Options of `createFoodlogTheme`. */
export interface FoodlogThemeOptions {
  /**
   * What selects light or dark: the system (`'media'`), or a class (`'class'`), data attribute (`'data'`) or custom
   * selector on the root element. This is MUI's option of the same name.
   * @default 'media'
   */
  colorSchemeSelector?: string;
  /**
   * `'more'` gives text a contrast of 7:1 and borders of controls 4.5:1. `'system'` does so when the system requests it
   * with `prefers-contrast: more`.
   * @default 'system'
   */
  contrast?: 'system' | 'standard' | 'more';
  /**
   * `'compact'` is for dense pages used with a mouse: it has less space, and targets of 32 px instead of 44 px.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact';
  /**
   * The text direction of the page; set the same value as `dir` on the root element. This is MUI's option of the same
   * name.
   * @default 'ltr'
   */
  direction?: 'ltr' | 'rtl';
}

/**
 * Creates the Foodlog theme, a MUI theme with CSS variables and light and dark colour schemes that follows the system.
 * @param args More MUI theme options, such as a language, merged as `createTheme` does.
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
