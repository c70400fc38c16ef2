export { ErrorScreen } from './ErrorScreen.tsx';
export type * from './ErrorScreen.types.ts';
export { errorScreenClasses } from './errorScreenClasses.ts';
export type { ErrorScreenClassKey } from './errorScreenClasses.ts';
