import type { createTheme, ThemeOptions } from '@mui/material/styles';
import {
  colorDark,
  colorDarkHighContrast,
  colorLight,
  colorLightHighContrast,
  densityComfortable,
  densityCompact,
} from '../tokens/tokens.generated.ts';
import type { FoodlogThemeOptions } from './createFoodlogTheme.ts';
import { foodlogColors } from './foodlogColors.ts';

/** Options of `foodlogThemeParts`. */
export interface FoodlogThemePartsOptions extends Pick<FoodlogThemeOptions, 'density'> {
  /**
   * `'more'` adds colours with a contrast of 7:1, for a theme that has this contrast itself.
   * @default 'standard'
   */
  contrast?: 'standard' | 'more' | undefined;
}

const schemes = {
  standard: { light: colorLight, dark: colorDark },
  more: { light: colorLightHighContrast, dark: colorDarkHighContrast },
};

/**
 * Returns the theme values that Foodlog's components read and MUI themes do not have: the colours of fats, proteins and
 * carbs, the border colour of controls, and the target size. Use it with your own theme:
 * `createTheme(theirs, foodlogThemeParts(theirs))`. It changes no other value. For a theme with `colorSchemes` but
 * without `cssVariables`, MUI merges only the default scheme; in the other scheme the components use the text colour.
 * @param theirs The options of `createTheme`, which define the colour schemes.
 */
export function foodlogThemeParts(
  theirs: Parameters<typeof createTheme>[0] = {},
  { contrast = 'standard', density = 'comfortable' }: FoodlogThemePartsOptions = {},
): ThemeOptions {
  const { palette, cssVariables, colorSchemes, defaultColorScheme } = theirs;
  const { target } = density === 'compact' ? densityCompact : densityComfortable;
  const colors = (scheme: 'light' | 'dark') => ({
    palette: foodlogColors(schemes[contrast][scheme]),
  });
  const first = palette?.mode ?? defaultColorScheme ?? 'light';
  if (!cssVariables) return { targetSize: target, ...colors(first) };
  const names = (['light', 'dark'] as const).filter(
    (name) => name === first || colorSchemes?.[name],
  );
  return {
    targetSize: target,
    colorSchemes: Object.fromEntries(names.map((name) => [name, colors(name)])),
  };
}
