export { NumberField } from './NumberField.tsx';
export type * from './NumberField.types.ts';
export { numberFieldClasses } from './numberFieldClasses.ts';
export type { NumberFieldClassKey } from './numberFieldClasses.ts';
export { parseFigure } from '../../food-fields/parseFigure.ts';
export type { FigureRules } from '../../food-fields/parseFigure.ts';
