export { EntryList } from './EntryList.tsx';
export type * from './EntryList.types.ts';
