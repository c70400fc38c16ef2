import type { FoodSearchLocaleText } from './FoodSearch.types.ts';

export const foodSearchText: FoodSearchLocaleText = {
  label: 'Find a food',
  own: 'Your foods',
  others: 'Other foods',
  kilocalories: 'kcal',
  per: 'per {amount}',
  asIs: 'Log “{text}” as it is',
  searching: 'Searching…',
  found: 'Foods found: {count}',
  nothing: 'Nothing found.',
  more: '{count} more. Type more of the name to see them.',
  failed: 'Other foods could not be searched.',
  retry: 'Try again',
};
