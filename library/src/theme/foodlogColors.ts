import type { colorLight } from '../tokens/tokens.generated.ts';
import type { FoodlogColors } from './themeAugmentation.ts';

/** The colours that a MUI palette does not have. */
export const foodlogColors = (color: typeof colorLight): FoodlogColors => ({
  fats: { main: color.fats },
  proteins: { main: color.proteins },
  carbs: { main: color.carbs },
  controlOutline: color.controlOutline,
});
