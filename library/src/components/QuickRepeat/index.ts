export { QuickRepeat } from './QuickRepeat.tsx';
export type * from './QuickRepeat.types.ts';
export { quickRepeatClasses } from './quickRepeatClasses.ts';
export type { QuickRepeatClassKey } from './quickRepeatClasses.ts';
