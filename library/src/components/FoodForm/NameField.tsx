import { useRef } from 'react';
import { FoodField } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import type { SlotFunction } from '../../slots/createSlot.ts';
import type { FoodFormSuggestion } from './FoodForm.types.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface NameFieldProps extends FoodFieldProps {
  suggestions: readonly FoodFormSuggestion[] | undefined;
  /** Name of the list of suggestions for screen readers. */
  listLabel: string;
  kilocalories: string;
  locale: string;
  slot: SlotFunction<'suggestions' | 'suggestion'>;
}

/** The name of a food; offers foods to pick as it is typed. */
export function NameField(props: NameFieldProps) {
  const { suggestions, listLabel, kilocalories, locale, slot, ...rest } = props;
  const ref = useRef<HTMLInputElement>(null);
  const { foods, active, offer, pick, close, onKeyDown } = useSuggestions(ref, suggestions);
  if (!suggestions) return <FoodField {...rest} input={{ ref }} />;

  const listId = `${rest.id}-foods`;
  const isOpen = foods.length > 0;
  return (
    <FoodField
      {...rest}
      input={{
        ref,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
        onInput: ({ currentTarget }) => offer(currentTarget.value),
        onKeyDown,
        onBlur: close,
      }}
    >
      {isOpen && (
        <SuggestionList
          id={listId}
          label={listLabel}
          kilocalories={kilocalories}
          locale={locale}
          foods={foods}
          active={active}
          onPick={pick}
          slot={slot}
        />
      )}
    </FoodField>
  );
}
