export { EntryEditor } from './EntryEditor.tsx';
export type * from './EntryEditor.types.ts';
