import { foundListText } from '../../food-fields/foundList.en.ts';
import type { FoodSearchLocaleText } from './FoodSearch.types.ts';

export const foodSearchText: FoodSearchLocaleText = {
  ...foundListText,
  kilocalories: 'kcal',
  asIs: 'Log “{text}” as it is',
  nothing: 'Nothing found.',
  more: '{count} more. Type more of the name to see them.',
};
