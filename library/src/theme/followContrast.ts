import type { Theme } from '@mui/material/styles';
import type { VarsTheme } from './printLight.ts';

/** Makes a theme use the colours of another one when the system requests more contrast. */
export function followContrast(theme: VarsTheme, more: VarsTheme): Theme {
  const own = theme.generateStyleSheets?.() ?? [];
  // The first sheet holds what does not depend on the colour scheme.
  const its = more.generateStyleSheets?.().slice(1) ?? [];
  const sheets = [...own, { '@media (prefers-contrast: more)': Object.assign({}, ...its) }];
  theme.generateStyleSheets = () => sheets;
  return theme;
}
