export { PortionField } from './PortionField.tsx';
export type * from './PortionField.types.ts';
export { portionFieldClasses } from './portionFieldClasses.ts';
export type { PortionFieldClassKey } from './portionFieldClasses.ts';
export { parseAmount } from './readAmount.ts';
export type { AmountRules } from './readAmount.ts';
export { scaleFigures } from '../../food-fields/scaleFigures.ts';
