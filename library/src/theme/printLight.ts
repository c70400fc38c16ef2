import type { Theme } from '@mui/material/styles';

/** A theme with CSS variables. MUI types `generateStyleSheets` only if the app enables it. */
export type VarsTheme = Theme & {
  generateStyleSheets?: () => object[];
  defaultColorScheme?: 'light' | 'dark';
};

/**
 * Keeps the dark colours from paper, where browsers leave out dark backgrounds. A theme whose default scheme is dark
 * stays as it is.
 */
export function printLight(theme: VarsTheme): VarsTheme {
  // The first sheet holds what does not depend on the colour scheme, the second the default scheme.
  const [base = {}, light = {}, dark, ...others] = theme.generateStyleSheets?.() ?? [];
  if (!dark || theme.defaultColorScheme === 'dark') return theme;
  const sheets = [base, light, { '@media screen': dark }, ...others];
  theme.generateStyleSheets = () => sheets;
  return theme;
}
