export { FoodForm } from './FoodForm.tsx';
export type * from './FoodForm.types.ts';
