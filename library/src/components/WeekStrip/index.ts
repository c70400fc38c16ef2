export { WeekStrip } from './WeekStrip.tsx';
export type * from './WeekStrip.types.ts';
export { weekStripClasses } from './weekStripClasses.ts';
export type { WeekStripClassKey } from './weekStripClasses.ts';
