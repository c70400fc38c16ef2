import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { fillFood, typedFood } from '../../food-fields/fillFood.ts';
import type { FoodTexts } from '../../food-fields/fillFood.ts';
import type { FoodFormSuggestion } from './FoodForm.types.ts';
import { matchFoods } from './matchFoods.ts';

const NO_FOODS: readonly FoodFormSuggestion[] = [];
const NONE: { foods: FoodFormSuggestion[]; active: number } = { foods: [], active: -1 };

/** The foods offered while a name is typed, and which of them the arrow keys stand on. */
export function useSuggestions(
  name: RefObject<HTMLInputElement | null>,
  suggestions: readonly FoodFormSuggestion[] = NO_FOODS,
) {
  const [{ foods, active }, setOffer] = useState(NONE);
  const filling = useRef(false);
  const typed = useRef<FoodTexts>({});
  const close = () => setOffer(NONE);

  // Foods that come late are for what has been typed meanwhile.
  useEffect(() => {
    const input = name.current;
    if (!input || input !== input.ownerDocument.activeElement) return;
    const found = matchFoods(suggestions, input.value);
    // oxlint-disable-next-line react/set-state-in-effect -- only the field knows what is typed: typing renders nothing
    if (found.length > 0) setOffer({ foods: found, active: -1 });
  }, [name, suggestions]);

  function fill(food: FoodTexts) {
    const form = name.current?.form;
    if (!form || name.current?.readOnly) return;
    if (active < 0) typed.current = typedFood(form);
    filling.current = true;
    fillFood(form, food);
    filling.current = false;
  }

  function pick(food: FoodFormSuggestion) {
    fill(food);
    close();
    // All is filled in: one more Enter adds it.
    name.current?.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return {
    foods,
    active,
    close,
    pick,
    offer: (text: string) => {
      if (filling.current) return;
      const found = matchFoods(suggestions, text);
      const isSame = found.length === foods.length && found.every((food, i) => food === foods[i]);
      // A key that changes nothing renders nothing.
      if (!isSame || active >= 0) setOffer({ foods: found, active: -1 });
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent } = event;
      if (foods.length === 0 || nativeEvent.isComposing) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // One place more than there are foods: the text itself.
        const places = foods.length + 1;
        const step = key === 'ArrowDown' ? 1 : -1;
        const next = ((active + 1 + step + places) % places) - 1;
        // Filled in on the way, so that Enter submits what stands there, picked or typed.
        fill(foods[next] ?? typed.current);
        setOffer({ foods, active: next });
      } else if (key === 'Escape') {
        if (active >= 0) fill(typed.current);
        close();
      } else {
        if (key === 'Enter') close();
        return;
      }
      event.preventDefault();
    },
  };
}
