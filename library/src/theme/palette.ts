import type { PaletteOptions } from '@mui/material/styles';
import type { colorLight } from '../tokens/tokens.generated.ts';
import { foodlogColors } from './foodlogColors.ts';

/** The MUI palette of one colour scheme. */
export function palette(color: typeof colorLight): PaletteOptions {
  return {
    // MUI's default of 3 lets filled chips and buttons fall below WCAG AA.
    contrastThreshold: 4.5,
    primary: { main: color.primary, contrastText: color.onPrimary },
    secondary: { main: color.mutedInk },
    success: { main: color.primary },
    warning: { main: color.warning },
    info: { main: color.mutedInk },
    error: { main: color.error },
    ...foodlogColors(color),
    text: { primary: color.ink, secondary: color.mutedInk },
    background: { default: color.paper, paper: color.card },
    divider: color.hairline,
  };
}

/**
 * Replaces colours of a palette. A colour that is given with its `main` is taken as a whole, so that MUI computes its
 * other shades and the text on it.
 */
export function withColors(
  ours: PaletteOptions,
  theirs: readonly (PaletteOptions | undefined)[],
): PaletteOptions {
  const colors = new Map<string, unknown>(Object.entries(ours));
  for (const [name, color] of theirs.flatMap((given) => Object.entries(given ?? {}))) {
    if (color === undefined) continue;
    const isWhole = typeof color !== 'object' || 'main' in color;
    colors.set(name, isWhole ? color : { ...Object(colors.get(name)), ...color });
  }
  return Object.fromEntries(colors);
}
