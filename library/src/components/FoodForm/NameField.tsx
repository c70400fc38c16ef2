import { FoodField } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import type { OfferOptions } from './offerFoods.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface NameFieldProps {
  field: FoodFieldProps;
  offer: OfferOptions;
}

/** The field for the name of a food, with suggestions while typing. */
export function NameField({ field, offer }: NameFieldProps) {
  const { list, ...input } = useSuggestions({ ...offer, id: field.id });
  return (
    <FoodField {...field} input={{ autoCapitalize: 'sentences', ...input }}>
      {list}
    </FoodField>
  );
}
