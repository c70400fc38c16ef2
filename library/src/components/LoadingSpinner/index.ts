export { LoadingSpinner } from './LoadingSpinner.tsx';
export type * from './LoadingSpinner.types.ts';
export { loadingSpinnerClasses } from './loadingSpinnerClasses.ts';
export type { LoadingSpinnerClassKey } from './loadingSpinnerClasses.ts';
