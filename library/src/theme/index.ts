export { createFoodlogTheme } from './createFoodlogTheme.ts';
export type { FoodlogThemeOptions } from './createFoodlogTheme.ts';
export type { FoodlogColors } from './paletteAugmentation.ts';
export type { FoodlogComponents } from './themeAugmentation.ts';
