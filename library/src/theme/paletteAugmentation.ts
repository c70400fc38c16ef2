/** Tells TypeScript of the colours that Foodlog adds to a MUI palette. A theme may lack them: components fall back. */
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

declare module '@mui/material/styles' {
  interface Palette extends FoodlogColors {}
  interface PaletteOptions extends FoodlogColors {}
}

export type { FoodlogColors };
