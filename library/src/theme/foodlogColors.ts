import type { colorLight } from '../tokens/tokens.generated.ts';
import type { FoodlogColors } from './themeAugmentation.ts';

/** The colours that Foodlog adds to a MUI palette. */
export const foodlogColors = (color: typeof colorLight): FoodlogColors => ({
  fats: { main: color.fats },
  proteins: { main: color.proteins },
  carbs: { main: color.carbs },
  controlOutline: color.controlOutline,
});
