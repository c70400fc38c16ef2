export { UndoBar } from './UndoBar.tsx';
export type * from './UndoBar.types.ts';
