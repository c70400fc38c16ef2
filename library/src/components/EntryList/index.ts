export { EntryList } from './EntryList.tsx';
export type * from './EntryList.types.ts';
export { entryListClasses } from './entryListClasses.ts';
export type { EntryListClassKey } from './entryListClasses.ts';
