export { FoodSearch } from './FoodSearch.tsx';
export type * from './FoodSearch.types.ts';
export { foodSearchClasses } from './foodSearchClasses.ts';
export type { FoodSearchClassKey } from './foodSearchClasses.ts';
