import type { LoadingSpinnerLocaleText } from './LoadingSpinner.types.ts';

export const loadingSpinnerText: LoadingSpinnerLocaleText = { loading: 'Loading' };
