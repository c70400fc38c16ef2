export { ErrorScreen } from './ErrorScreen.tsx';
export type * from './ErrorScreen.types.ts';
