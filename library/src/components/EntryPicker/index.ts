export { EntryPicker } from './EntryPicker.tsx';
export type * from './EntryPicker.types.ts';
export { entryPickerClasses } from './entryPickerClasses.ts';
export type { EntryPickerClassKey } from './entryPickerClasses.ts';
