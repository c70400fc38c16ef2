export { UndoBar } from './UndoBar.tsx';
export type * from './UndoBar.types.ts';
export { undoBarClasses } from './undoBarClasses.ts';
export type { UndoBarClassKey } from './undoBarClasses.ts';
