export { EntryEditor } from './EntryEditor.tsx';
export type * from './EntryEditor.types.ts';
export { entryEditorClasses } from './entryEditorClasses.ts';
export type { EntryEditorClassKey } from './entryEditorClasses.ts';
