import { useEffect, useState } from 'react';
import { createFoodSearch } from './createFoodSearch.ts';

/** The search of the food table, whose worker ends with the component. Call `prepare` when a person comes to the field. */
export function useFoodSearch() {
  const [foodSearch] = useState(createFoodSearch);
  useEffect(() => foodSearch.stop, [foodSearch]);
  return foodSearch;
}
