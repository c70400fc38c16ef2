import type { FoundListLocaleText } from './Food.types.ts';

export const foundListText: FoundListLocaleText = {
  label: 'Find a food',
  own: 'Your foods',
  others: 'Other foods',
  per: 'per {amount}',
  searching: 'Searching…',
  found: 'Foods found: {count}',
  failed: 'Other foods could not be searched.',
  retry: 'Try again',
};
