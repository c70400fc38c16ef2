import type { ShownFigure } from '../../figures/useFigures.ts';
import { perOf, selectFood } from '../../food-fields/selectedFood.ts';
import type { SelectedFood } from '../../food-fields/selectedFood.ts';
import { hidden } from '../../slots/hidden.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import { PortionField } from '../PortionField/PortionField.tsx';

interface PortionRowProps {
  slot: SlotFunction<'portion'>;
  selected: SelectedFood;
  onChange: (selected: SelectedFood) => void;
  figures: readonly ShownFigure[];
  locale: string;
  disabled: boolean;
  readOnly: boolean;
}

const Nothing = () => null;

/** The buttons are beside the fields where there is room. */
const row = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 1.5,
  maxWidth: 'none',
  '& .FoodlogPortionField-fields': { flex: '1 1 14rem' },
  '& .FoodlogPortionField-helperText': { order: 1, flexBasis: '100%' },
} as const;

/** How much of the selected food: one row, as the fields of the form show its figures. */
export function PortionRow({ slot, selected, onChange, figures, ...state }: PortionRowProps) {
  const { food, value } = selected;
  return slot(
    'portion',
    <PortionField
      {...state}
      food={food}
      per={perOf(food)}
      portions={food.portions}
      figures={figures}
      value={value}
      onChange={(next) => onChange(selectFood(food, next))}
      slots={{ details: Nothing }}
      // The first figure is only announced.
      slotProps={{ calories: { className: hidden } }}
      sx={row}
    />,
  );
}
