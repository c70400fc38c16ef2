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

/** What a team chooses about the parts of its own theme that only Foodlog reads. */
export interface FoodlogThemePartsOptions extends Pick<FoodlogThemeOptions, 'density'> {
  /**
   * `'more'`: colours of 7:1, for a theme that has this contrast itself.
   * @default 'standard'
   */
  contrast?: 'standard' | 'more';
}

const schemes = {
  standard: { light: colorLight, dark: colorDark },
  more: { light: colorLightHighContrast, dark: colorDarkHighContrast },
};

/**
 * What Foodlog's components read of a theme and MUI's does not have: the colours of fats, proteins and carbs, the
 * edge of a control, the size of a target. For a theme of your own: `createTheme(theirs, foodlogThemeParts(theirs))`.
 * Nothing of yours is changed. Of a theme with `colorSchemes` but without `cssVariables`, MUI merges only the default
 * scheme; in the other one the components use the colour of text.
 * @param theirs the options that `createTheme` gets; they say which colour schemes there are
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
