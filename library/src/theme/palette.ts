import type { PaletteOptions } from '@mui/material/styles';
import { color } from '../tokens/tokens.json';

const main = (token: { $value: string }) => ({ main: token.$value });

/** The MUI palette of one colour scheme. */
export function palette(scheme: 'light' | 'dark'): PaletteOptions {
  const tokens = color[scheme];
  return {
    // MUI's own 3 lets filled chips and buttons fall below WCAG AA.
    contrastThreshold: 4.5,
    primary: { main: tokens.primary.$value, contrastText: tokens.onPrimary.$value },
    secondary: main(tokens.mutedInk),
    success: main(tokens.primary),
    warning: main(tokens.fats),
    info: main(tokens.carbs),
    error: main(tokens.error),
    fats: main(tokens.fats),
    proteins: main(tokens.proteins),
    carbs: main(tokens.carbs),
    controlOutline: tokens.controlOutline.$value,
    text: { primary: tokens.ink.$value, secondary: tokens.mutedInk.$value },
    background: { default: tokens.paper.$value, paper: tokens.card.$value },
    divider: tokens.hairline.$value,
  };
}
