export { TotalsCard } from './TotalsCard.tsx';
export type * from './TotalsCard.types.ts';
