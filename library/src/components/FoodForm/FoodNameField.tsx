import { memo } from 'react';
import { fieldData } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import type { SuggestionOptions } from '../../food-fields/getSuggestionProps.tsx';
import { useNameParts } from '../../food-fields/useNameParts.tsx';
import type { NamePartsProps } from '../../food-fields/useNameParts.tsx';
import { useSlots } from '../../slots/useSlots.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

interface FoodNameFieldProps
  extends
    Omit<FoodFieldProps, 'slots' | 'slotProps' | 'classes'>,
    NamePartsProps,
    Pick<FoodFormProps, 'slots' | 'slotProps' | 'classes'>,
    SuggestionOptions {}

/** All fields are filled in, so the next Enter adds the food. */
const onPick = ({ form }: HTMLInputElement) =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** The name of a food. Memoised as its figures are. */
export const FoodNameField = /*#__PURE__*/ memo(function FoodNameField({
  owner,
  slots,
  slotProps,
  classes,
  suggestions,
  listLabel,
  figures,
  locale,
  ...field
}: FoodNameFieldProps) {
  const slot = useSlots(owner, { ...field, slots, slotProps, classes });
  const options = { suggestions, listLabel, figures, locale, onPick };
  return slot('field', <div {...fieldData(field)}>{useNameParts(slot, field, options)}</div>);
});
