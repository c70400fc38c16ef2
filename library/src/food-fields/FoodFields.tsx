import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ShownFigure } from '../figures/useFigures.ts';
import { useSlots } from '../slots/useSlots.ts';
import { fieldData } from './FoodField.tsx';
import type { FoodFieldProps } from './FoodField.tsx';
import type { FoodFieldsLocaleText } from './Food.types.ts';
import { numberParts } from './numberParts.tsx';
import type { NumberPartsProps } from './numberParts.tsx';

interface FoodFieldsProps {
  figures: readonly ShownFigure[];
  /** The props of the field of a figure. */
  field: (figure: ShownFigure) => FoodFieldProps;
  text: FoodFieldsLocaleText;
  /** The field of the name. */
  children: ReactNode;
}

/** The fields of a food: its name and its figures. */
export function FoodFields({ figures, field, text, children }: FoodFieldsProps) {
  return (
    <>
      {children}
      {figures.map((figure) => (
        <FigureField key={figure.key} {...field(figure)} plus={text.plus} times={text.times} />
      ))}
    </>
  );
}

/** One figure of a food. Memoised, so that a message at one field does not rerender the others. */
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
