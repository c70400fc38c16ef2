/** Tells TypeScript of what Foodlog adds to a MUI theme. A theme may lack it: components fall back. */
interface FoodlogColors {
  /** Figures of fats. */
  fats?: { main: string };
  /** Figures of proteins. */
  proteins?: { main: string };
  /** Figures of carbs. */
  carbs?: { main: string };
  /** Edge of a control, at least 3:1 against what is behind it. */
  controlOutline?: string;
}

interface FoodlogSizes {
  /**
   * Height of what can be pressed, in pixels; below 24 it fails WCAG 2.5.8.
   * @default 44
   */
  targetSize?: number;
}

declare module '@mui/material/styles' {
  interface Palette extends FoodlogColors {}
  interface PaletteOptions extends FoodlogColors {}
  interface Theme extends FoodlogSizes {}
  interface ThemeOptions extends FoodlogSizes {}
}

export type { FoodlogColors };
