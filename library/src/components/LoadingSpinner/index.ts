export { LoadingSpinner } from './LoadingSpinner.tsx';
export type * from './LoadingSpinner.types.ts';
