export { FoodForm } from './FoodForm.tsx';
export type * from './FoodForm.types.ts';
export { foodFormClasses } from './foodFormClasses.ts';
export type { FoodFormClassKey } from './foodFormClasses.ts';
