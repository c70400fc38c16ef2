import { memo } from 'react';
import type { ReactNode } from 'react';
import { useSlots } from '../slots/useSlots.ts';
import { fieldData } from './FoodField.tsx';
import type { FoodFieldProps } from './FoodField.tsx';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { numberParts } from './numberParts.tsx';
import type { NumberPartsProps } from './numberParts.tsx';

interface FoodFieldsProps {
  /** The props of the field of this name. */
  field: (name: keyof FoodFormValues) => Omit<FoodFieldProps, 'unit'>;
  text: FoodFieldsLocaleText;
  /** The field of the name. */
  children: ReactNode;
}

/** The fields of a food: its name and its four figures. */
export function FoodFields({ field, text, children }: FoodFieldsProps) {
  const shared = { plus: text.plus, times: text.times };
  return (
    <>
      {children}
      <FigureField {...field('calories')} {...shared} unit={text.kilocalories} />
      <FigureField {...field('fats')} {...shared} unit={text.grams} />
      <FigureField {...field('proteins')} {...shared} unit={text.grams} />
      <FigureField {...field('carbs')} {...shared} unit={text.grams} />
    </>
  );
}

/** One figure of a food. Memoised, so that a message at one field does not rerender the other three. */
const FigureField = /*#__PURE__*/ memo(function FigureField({
  owner,
  slots,
  slotProps,
  classes,
  ...field
}: FoodFieldProps & NumberPartsProps) {
  const slot = useSlots(owner, { ...field, slots, slotProps, classes });
  return slot('field', <div {...fieldData(field)}>{numberParts(slot, field)}</div>);
});
