/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   the ARIA combobox pattern: the input keeps focus and handles the keys; a datalist could not fill in other fields */
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { ShownFigure } from '../figures/useFigures.ts';
import { rankFoods } from '../food-ranking/rankFoods.ts';
import { endKey } from '../slots/endKey.ts';
import { isComposing } from '../slots/isComposing.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import { fillFood, foodTexts, ownTexts, typedFood } from './fillFood.ts';
import type { FoodTexts } from './fillFood.ts';
import type { FoodFormSuggestion, SuggestionSlotProps } from './Food.types.ts';
import { optionDetails, optionId, optionProps } from './optionParts.tsx';
import { SuggestionList } from './SuggestionList.ts';

/** How many suggestions are shown. */
const MOST = 6;

export type SuggestionSlot = keyof SuggestionSlotProps;

export interface SuggestionOptions {
  suggestions: readonly FoodFormSuggestion[] | undefined;
  /** Accessible name of the list of suggestions. */
  listLabel: string;
  /** The figures that a suggestion fills in. The first one is shown. */
  figures: readonly ShownFigure[];
  locale: string;
  /** Called with the input of the name after a press has filled in a food. */
  onPick?: (input: HTMLInputElement) => void;
}

export interface SuggestionPropsOptions extends SuggestionOptions {
  slot: SlotFunction<SuggestionSlot>;
}

export interface OpenSuggestions {
  foods: readonly FoodFormSuggestion[];
  /** Index of the food selected with the arrow keys, or -1. */
  active: number;
}

const NONE: OpenSuggestions = { foods: [], active: -1 };

interface SuggestionPropsState {
  /** Id of the field. */
  id: string;
  name: RefObject<HTMLInputElement | null>;
  /** The current suggestions; `undefined` when the list is closed. */
  opened: OpenSuggestions | undefined;
  setOpened: (opened: OpenSuggestions | undefined) => void;
  memory: RefObject<{
    /** The texts before the arrow keys filled in a food. */
    typed: FoodTexts;
    /** The texts that were filled in last. */
    filled: FoodTexts;
    /** The texts without those of any food. */
    own: FoodTexts;
    /** Whether texts are being filled in. */
    isFilling: boolean;
    /** Whether a person has chosen from the list or closed it since typing. Other suggestions then open none. */
    isAnswered: boolean;
  }>;
}

/** Returns the attributes of a name field with suggestions, and the list of suggestions. */
export function getSuggestionProps(options: SuggestionPropsOptions & SuggestionPropsState) {
  const { suggestions = [], listLabel, figures, slot, id, name, onPick, ...state } = options;
  const { opened = NONE, setOpened, memory, locale } = state;
  const [main] = figures;
  const { foods, active } = opened;
  function close() {
    memory.current.isAnswered = true;
    setOpened(undefined);
  }
  const listId = `${id}-foods`;
  const isOpen = foods.length > 0;

  function fill(texts: FoodTexts, inputType?: 'historyUndo') {
    const { current: field } = name;
    if (!field || field.readOnly) return;
    memory.current.isFilling = true;
    fillFood(field.form, texts, field, inputType);
    memory.current.isFilling = false;
    memory.current.filled = texts;
  }

  function fillIn(food: FoodFormSuggestion) {
    const { current: field } = name;
    if (field && active < 0) {
      const typed = typedFood(figures, field.form, field);
      memory.current.own = { ...typed, ...ownTexts(typed, memory.current) };
      memory.current.typed = typed;
    }
    fill(foodTexts(food, figures, locale));
  }

  /** The figures of a food leave with its name, unless a person has changed them or adds words to the name. */
  function takeOutFood(field: HTMLInputElement) {
    const { filled } = memory.current;
    if (filled.name === undefined || `${field.value.trim()} `.startsWith(`${filled.name.trim()} `))
      return;
    const { name: _name, ...typed } = typedFood(figures, field.form, field);
    fill(ownTexts(typed, memory.current), 'historyUndo');
  }

  function pick(food: FoodFormSuggestion) {
    fillIn(food);
    close();
    if (name.current) onPick?.(name.current);
  }

  return {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': optionId(listId, active),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      // Ignore input while a food is filled in, and while submitting.
      if (memory.current.isFilling || currentTarget.readOnly) return;
      memory.current.isAnswered = false;
      takeOutFood(currentTarget);
      const found = rankFoods(suggestions, currentTarget.value).slice(0, MOST);
      const isSame = found.length === foods.length && found.every((food, i) => food === foods[i]);
      // A key that does not change the suggestions must not rerender.
      if (!isSame || active >= 0) setOpened({ foods: found, active: -1 });
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event;
      if (!isOpen || isComposing(event)) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // The typed text is an additional position beside the foods.
        const places = foods.length + 1;
        const step = key === 'ArrowDown' ? 1 : -1;
        const next = ((active + 1 + step + places) % places) - 1;
        // The arrow keys fill in the food immediately, so that Enter submits what the fields show.
        const food = foods[next];
        if (food) fillIn(food);
        else fill(memory.current.typed, 'historyUndo');
        memory.current.isAnswered = true;
        setOpened({ foods, active: next });
      } else if (key === 'Escape') {
        if (active >= 0) fill(memory.current.typed, 'historyUndo');
        close();
      } else {
        if (key === 'Enter') close();
        // The fields show the whole food. Nothing is left to go on to, so the browser submits it.
        if (key === 'Enter' && active >= 0) event.stopPropagation();
        return;
      }
      endKey(event);
    },
    onBlur: close,
    list:
      isOpen &&
      slot(
        'suggestions',
        <SuggestionList
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          // Keep focus in the field.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
        >
          {foods.map((food, index) =>
            slot(
              'suggestion',
              <div
                // oxlint-disable-next-line react/no-array-index-key -- two foods may have the same name
                key={index}
                {...optionProps(listId, index, active)}
                onClick={() => pick(food)}
              >
                <span translate="no">{food.name}</span>
                {optionDetails(slot, food, main, locale)}
              </div>,
              { suggestion: food },
            ),
          )}
        </SuggestionList>,
      ),
  };
}
