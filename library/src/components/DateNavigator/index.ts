export { DateNavigator } from './DateNavigator.tsx';
export type * from './DateNavigator.types.ts';
export { dateNavigatorClasses } from './dateNavigatorClasses.ts';
export type { DateNavigatorClassKey } from './dateNavigatorClasses.ts';
