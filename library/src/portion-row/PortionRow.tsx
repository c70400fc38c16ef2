import type { Theme } from '@mui/material/styles';
import useEventCallback from '@mui/utils/useEventCallback';
import { useRef } from 'react';
import { PortionField } from '../components/PortionField/PortionField.tsx';
import type { ShownFigure } from '../figures/useFigures.ts';
import { fillFood } from '../food-fields/fillFood.ts';
import type { FoodTexts } from '../food-fields/fillFood.ts';
import type { PortionValue } from '../food-fields/Portion.types.ts';
import { perOf, selectFood } from '../food-fields/selectedFood.ts';
import type { SelectedFood } from '../food-fields/selectedFood.ts';
import { selectedTexts } from '../food-fields/selectedTexts.ts';
import { hidden } from '../slots/hidden.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import { targetSize } from '../theme/targetSize.ts';

interface PortionRowProps {
  slot: SlotFunction<'portion'>;
  selected: SelectedFood;
  /** Called with another amount. */
  onSelect: (selected: SelectedFood) => void;
  /** Called with the texts that were filled in. */
  onFill?: (texts: FoodTexts) => void;
  figures: readonly ShownFigure[];
  locale: string;
  disabled: boolean;
  readOnly: boolean;
}

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
  // The fields of the form show the figures; a narrow portion hides its weight.
  '& .FoodlogPortionField-details': {
    alignItems: 'center',
    minHeight: (theme: Theme) => targetSize(theme),
    marginTop: 0,
    marginInlineStart: 'auto',
    '& > :not([translate=no]), &:not(:has([translate=no]))': { display: 'none' },
  },
} as const;

/** How much of a food: one row, as the fields of the form show its figures. */
export function PortionRow({
  slot,
  selected,
  onSelect,
  onFill,
  figures,
  ...state
}: PortionRowProps) {
  const { food, value } = selected;
  const root = useRef<HTMLDivElement>(null);
  // The amount after a reset is told to the handler of before.
  const change = useEventCallback((amount: PortionValue) => {
    // A reset of the form tells the amount that is already there.
    if (Object.is(amount.amount, value?.amount) && amount.portion === value?.portion) return;
    // The form is being submitted.
    if (root.current?.querySelector('input')?.readOnly) return;
    const next = selectFood(food, amount);
    if (next.portion) {
      const { name: _name, ...texts } = selectedTexts(next, figures, state.locale);
      fillFood(root.current?.closest('form') ?? null, texts);
      onFill?.(texts);
    }
    onSelect(next);
  });

  return slot(
    'portion',
    <PortionField
      {...state}
      ref={root}
      food={food}
      per={perOf(food)}
      portions={food.portions}
      figures={figures}
      value={value}
      onChange={change}
      // The first figure is only announced.
      slotProps={{ calories: { className: hidden } }}
      sx={row}
    />,
  );
}
