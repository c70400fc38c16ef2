export { DateNavigator } from './DateNavigator.tsx';
export type * from './DateNavigator.types.ts';
