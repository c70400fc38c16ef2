import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { motion, radius, space } from '../tokens/tokens.json';
import { componentStyles } from './componentStyles.ts';
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
}

/** The Foodlog look as a MUI theme: CSS variables, light and dark in one, following the system's choice. */
export function createFoodlogTheme({
  colorSchemeSelector = 'media',
}: FoodlogThemeOptions = {}): Theme {
  const quick = motion.quick.$value.value;
  const calm = motion.calm.$value.value;
  return createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
    typography,
    shape: { borderRadius: radius.card.$value.value },
    spacing: 2 * space.step.$value.value,
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
  });
}
