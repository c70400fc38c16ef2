export { QuickRepeat } from './QuickRepeat.tsx';
export type * from './QuickRepeat.types.ts';
