/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the combobox pattern of ARIA: the input keeps the focus and hears the keys; a datalist could not fill in other fields */
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { fillFood, typedFood } from '../../food-fields/fillFood.ts';
import type { FoodTexts } from '../../food-fields/fillFood.ts';
import { formatFigure } from '../../format/formatFigure.ts';
import type { SlotFunction } from '../../slots/createSlot.ts';
import type { FoodFormSuggestion } from './FoodForm.types.ts';
import { matchFoods } from './matchFoods.ts';
import { SuggestionList } from './SuggestionList.ts';

export interface OfferOptions {
  suggestions: readonly FoodFormSuggestion[] | undefined;
  /** Name of the list of suggestions for screen readers. */
  listLabel: string;
  kilocalories: string;
  locale: string;
  slot: SlotFunction<'suggestions' | 'suggestion'>;
}

export interface Offer {
  foods: readonly FoodFormSuggestion[];
  /** Index of the food on which the arrow keys stand, or -1. */
  active: number;
}

const NONE: Offer = { foods: [], active: -1 };

interface OfferState {
  /** Prefix of the ids in this form. */
  id: string;
  name: RefObject<HTMLInputElement | null>;
  /** What is offered now, if anything is. */
  offer: Offer | undefined;
  setOffer: (offer: Offer | undefined) => void;
  /** What was typed before the arrow keys filled in foods; `isFilling` while they do. */
  memory: RefObject<{ typed: FoodTexts; isFilling: boolean }>;
}

/** What a field needs to offer foods while a name is typed: its attributes, and the list. */
export function offerFoods(options: OfferOptions & OfferState) {
  const { suggestions = [], listLabel, kilocalories, locale, slot, id, name, ...state } = options;
  const { offer = NONE, setOffer, memory } = state;
  const { foods, active } = offer;
  const close = () => setOffer(undefined);
  const listId = `${id}-foods`;
  const isOpen = foods.length > 0;

  function fill(food: FoodTexts) {
    const form = name.current?.form;
    if (!form || name.current?.readOnly) return;
    if (active < 0) memory.current.typed = typedFood(form);
    memory.current.isFilling = true;
    fillFood(form, food);
    memory.current.isFilling = false;
  }

  function pick(food: FoodFormSuggestion) {
    fill(food);
    close();
    // All is filled in: one more Enter adds it.
    name.current?.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      // Nor once it is being added.
      if (memory.current.isFilling || currentTarget.readOnly) return;
      const found = matchFoods(suggestions, currentTarget.value);
      const isSame = found.length === foods.length && found.every((food, i) => food === foods[i]);
      // A key that changes nothing renders nothing.
      if (!isSame || active >= 0) setOffer({ foods: found, active: -1 });
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent } = event;
      if (!isOpen || nativeEvent.isComposing) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // One place more than there are foods: the text itself.
        const places = foods.length + 1;
        const step = key === 'ArrowDown' ? 1 : -1;
        const next = ((active + 1 + step + places) % places) - 1;
        // Filled in on the way, so that Enter submits what stands there, picked or typed.
        fill(foods[next] ?? memory.current.typed);
        setOffer({ foods, active: next });
      } else if (key === 'Escape') {
        if (active >= 0) fill(memory.current.typed);
        close();
      } else {
        if (key === 'Enter') close();
        return;
      }
      event.preventDefault();
    },
    onBlur: close,
    list:
      isOpen &&
      slot(
        'suggestions',
        SuggestionList,
        {
          id: listId,
          role: 'listbox',
          tabIndex: -1,
          'aria-label': listLabel,
          // The cursor stays in the field.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        },
        ...foods.map((food, index) =>
          slot(
            'suggestion',
            'div',
            {
              id: `${listId}-${index}`,
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === active,
              onClick: () => pick(food),
            },
            food.name,
            <small>{`${formatFigure(food.calories, locale)}\u00a0${kilocalories}`}</small>,
          ),
        ),
      ),
  };
}
