export { sumFigures } from '../../figures/sumFigures.ts';
export type { FigureSums } from '../../figures/sumFigures.ts';
export { TotalsCard } from './TotalsCard.tsx';
export type * from './TotalsCard.types.ts';
export { totalsCardClasses } from './totalsCardClasses.ts';
export type { TotalsCardClassKey } from './totalsCardClasses.ts';
