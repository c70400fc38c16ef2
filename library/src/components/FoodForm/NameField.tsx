import { memo } from 'react';
import { FoodField } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import { useSlots } from '../../slots/useSlots.ts';
import type { FoodFormProps } from './FoodForm.types.ts';
import type { SuggestionOptions } from './offerFoods.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface NameFieldProps
  extends Omit<FoodFieldProps, 'slots' | 'slotProps' | 'classes'>, SuggestionOptions {
  slots?: FoodFormProps['slots'];
  slotProps?: FoodFormProps['slotProps'];
  classes?: FoodFormProps['classes'];
}

/** The field for the name of a food, with suggestions while typing. Memoised as the number fields are. */
export const NameField = /*#__PURE__*/ memo(function NameField({
  suggestions,
  listLabel,
  kilocalories,
  locale,
  fractionDigits,
  ...field
}: NameFieldProps) {
  const slot = useSlots(field.owner, field);
  const { list, ...input } = useSuggestions({
    suggestions,
    listLabel,
    kilocalories,
    locale,
    fractionDigits,
    slot,
    id: field.id,
  });
  return (
    <FoodField {...field} input={{ autoCapitalize: 'sentences', ...input }}>
      {list}
    </FoodField>
  );
});
