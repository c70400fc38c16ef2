import { FoodField } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import type { OfferOptions } from './offerFoods.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface NameFieldProps {
  field: FoodFieldProps;
  offer: OfferOptions;
}

/** The name of a food; offers foods to pick as it is typed. */
export function NameField({ field, offer }: NameFieldProps) {
  const { list, ...input } = useSuggestions({ ...offer, id: field.id });
  return (
    <FoodField {...field} input={input}>
      {list}
    </FoodField>
  );
}
