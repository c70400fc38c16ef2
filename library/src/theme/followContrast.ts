import type { Theme } from '@mui/material/styles';

/** A theme with CSS variables; MUI's type of it is the app's to enable. */
type VarsTheme = Theme & { generateStyleSheets?: () => object[] };

/** Gives a theme the colours of another where the system asks for more contrast. */
export function followContrast(theme: VarsTheme, more: VarsTheme): Theme {
  const own = theme.generateStyleSheets?.() ?? [];
  // Without the first sheet, which holds what no colour scheme changes.
  const its = more.generateStyleSheets?.().slice(1) ?? [];
  const sheets = [...own, { '@media (prefers-contrast: more)': Object.assign({}, ...its) }];
  theme.generateStyleSheets = () => sheets;
  return theme;
}
