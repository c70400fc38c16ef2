/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the combobox pattern of ARIA: the input keeps the focus and hears the keys; a datalist could not fill in other fields */
import type { MouseEvent } from 'react';
import { formatNumber } from '../../locales/formatNumber.ts';
import type { SlotFunction } from '../../slots/createSlot.ts';
import type { FoodFormSuggestion } from './FoodForm.types.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  kilocalories: string;
  locale: string;
  foods: readonly FoodFormSuggestion[];
  /** Index of the food on which the arrow keys stand, or -1. */
  active: number;
  onPick: (food: FoodFormSuggestion) => void;
  slot: SlotFunction<'suggestions' | 'suggestion'>;
}

/** The foods offered below the name. */
export function SuggestionList({
  id,
  label,
  kilocalories,
  locale,
  foods,
  active,
  onPick,
  slot,
}: SuggestionListProps) {
  return slot(
    'suggestions',
    'div',
    {
      id,
      role: 'listbox',
      tabIndex: -1,
      'aria-label': label,
      // The cursor stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    ...foods.map((food, index) =>
      slot(
        'suggestion',
        'div',
        {
          id: `${id}-${index}`,
          role: 'option',
          tabIndex: -1,
          'aria-selected': index === active,
          onClick: () => onPick(food),
        },
        food.name,
        <small>{`${formatNumber(food.calories, locale)}\u00a0${kilocalories}`}</small>,
      ),
    ),
  );
}
