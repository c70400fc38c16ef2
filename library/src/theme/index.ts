export { createFoodlogTheme } from './createFoodlogTheme.ts';
export type { FoodlogThemeOptions } from './createFoodlogTheme.ts';
export { foodlogThemeParts } from './foodlogThemeParts.ts';
export type { FoodlogThemePartsOptions } from './foodlogThemeParts.ts';
export type {
  FoodlogColors,
  FoodlogComponents,
  FoodlogComponentsPropsList,
  FoodlogStyleOverrides,
  SlotOwnerState,
} from './themeAugmentation.ts';
