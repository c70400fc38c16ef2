/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   the ARIA combobox pattern: the input keeps focus and handles the keys; a datalist could not fill in other fields */
import type {
  Dispatch,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  RefObject,
  SetStateAction,
} from 'react';
import type { ShownFigure } from '../figures/useFigures.ts';
import { rankFoods } from '../food-ranking/rankFoods.ts';
import { endKey } from '../slots/endKey.ts';
import { isComposing } from '../slots/isComposing.ts';
import { useLate } from '../slots/useLate.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import { readName } from './checkName.ts';
import { fillFood, ownTexts, typedFood } from './fillFood.ts';
import type { FoodTexts } from './fillFood.ts';
import type { FindFoods, FoodSearchFood, SuggestionSlotProps } from './Food.types.ts';
import type { FoundAnswer, FoundFoodsProps } from './FoundFoods.tsx';
import { optionDetails, optionId, optionProps } from './optionParts.tsx';
import { isNameOf, selectFood } from './selectedFood.ts';
import type { SelectedFood } from './selectedFood.ts';
import { rescaledTexts } from './rescaledTexts.ts';
import { selectedTexts } from './selectedTexts.ts';
import { SuggestionList } from './SuggestionList.ts';

/** How many suggestions are shown. */
const MOST = 6;

export type SuggestionSlot = keyof SuggestionSlotProps;

export interface SuggestionOptions {
  suggestions: readonly FoodSearchFood[] | undefined;
  search: FindFoods<FoodSearchFood> | undefined;
  debounceMs: number;
  /** Accessible name of the list of suggestions. */
  listLabel: string;
  /** The figures that a suggestion fills in. The first one is shown. */
  figures: readonly ShownFigure[];
  locale: string;
  /** The text of a figure in an empty form, unless it is optional. */
  emptyText?: string;
  /** Called with the input of the name after a press has filled in a food. */
  onPick?: (input: HTMLInputElement) => void;
  /** Called with the input of the name when Enter chooses a food of which the form asks how much. */
  onAskAmount?: (input: HTMLInputElement) => void;
  /** The food with which the form is filled in, if it is known. */
  selected?: SelectedFood | undefined;
  /** Called when a food fills in the form, or leaves it. */
  onSelect: (selected: SelectedFood | undefined) => void;
}

export interface SuggestionPropsOptions extends SuggestionOptions {
  slot: SlotFunction<SuggestionSlot>;
}

export interface OpenSuggestions {
  /** The text for which these are. */
  text: string;
  foods: readonly FoodSearchFood[];
  /** Index of the option selected with the arrow keys, or -1. */
  active: number;
  /** What `search` has answered to the text. */
  answer?: FoundAnswer | undefined;
}

const NONE: OpenSuggestions = { text: '', foods: [], active: -1 };

interface SuggestionPropsState {
  /** Id of the field. */
  id: string;
  name: RefObject<HTMLInputElement | null>;
  /** The current suggestions; `undefined` when the list is closed. */
  opened: OpenSuggestions | undefined;
  setOpened: Dispatch<SetStateAction<OpenSuggestions | undefined>>;
  memory: RefObject<{
    /** The texts before the arrow keys filled in a food, and the food that was selected. */
    typed: FoodTexts;
    before: SelectedFood | undefined;
    /** The texts that were filled in last. */
    filled: FoodTexts;
    /** The texts without those of any food. */
    own: FoodTexts;
    /** Whether texts are being filled in. */
    isFilling: boolean;
    /** Whether a person has chosen from the list or closed it since typing. Other suggestions then open none. `undefined` before any key. */
    isAnswered: boolean | undefined;
  }>;
}

const loadFoundFoods = () => import('./FoundFoods.tsx');

/** The list with what `search` finds; without it until its code is there. */
function LateFoundFoods({ plain, ...props }: FoundFoodsProps & { plain: ReactNode }) {
  const late = useLate(loadFoundFoods, props.text);
  return late ? <late.FoundFoods {...props} /> : plain;
}

/** Returns the attributes of a name field with suggestions, and the list of suggestions. */
export function getSuggestionProps(options: SuggestionPropsOptions & SuggestionPropsState) {
  const {
    suggestions = [],
    search,
    listLabel,
    figures,
    slot,
    id,
    name,
    onPick,
    onAskAmount,
    emptyText = '',
    ...state
  } = options;
  const { opened = NONE, setOpened, memory, locale, selected, onSelect } = state;
  const [main] = figures;
  const { text, foods, active } = opened;
  // What `search` has found leaves the list with it.
  const answer = search && opened.answer;
  const offered = [...foods, ...(answer?.foods ?? [])];
  const isRetried = answer?.failure !== undefined;
  const count = offered.length + Number(isRetried);
  const isPending = Boolean(search && text && !answer);
  function close() {
    memory.current.isAnswered = true;
    setOpened(undefined);
  }
  /** Foods of one kind need no heading. */
  const hasSources = search ?? suggestions.some(({ per, source }) => per ?? source);
  const listId = `${id}-foods`;
  const isOpen = count > 0;

  function fill(texts: FoodTexts, inputType?: 'historyUndo') {
    const { current: field } = name;
    if (!field || field.readOnly) return false;
    memory.current.isFilling = true;
    fillFood(field.form, texts, field, inputType);
    memory.current.isFilling = false;
    memory.current.filled = texts;
    return true;
  }

  /** The texts that were filled in. A form may begin with a food, before anything was typed. */
  const filledNow = () =>
    memory.current.filled.name === undefined && selected
      ? selectedTexts(selected, figures, locale)
      : memory.current.filled;

  /** The person's own texts in place of those of a food. */
  const ownNow = (texts: FoodTexts) => {
    const empty = figures.map(({ key, optional }) => [key, optional ? '' : emptyText] as const);
    const own = { ...Object.fromEntries(empty), ...memory.current.own };
    return ownTexts(texts, { filled: filledNow(), own });
  };

  function fillIn(food: FoodSearchFood) {
    const { current: field } = name;
    if (field && active < 0) {
      const typed = typedFood(figures, field.form, field);
      memory.current.own = { ...typed, ...ownNow(typed) };
      memory.current.typed = typed;
      memory.current.before = selected;
    }
    const next = selectFood(food);
    if (fill(selectedTexts(next, figures, locale))) onSelect(next);
  }

  /** Fills in the texts that were typed before the arrow keys filled in a food. */
  function restore() {
    if (fill(memory.current.typed, 'historyUndo')) onSelect(memory.current.before);
  }

  /** The figures of a food leave with its name, unless a person has changed them or adds words to the name. */
  function takeOutFood(field: HTMLInputElement) {
    const { name: filledName } = filledNow();
    if (filledName === undefined || isNameOf(field.value, filledName)) return;
    const { name: _name, ...typed } = typedFood(figures, field.form, field);
    if (fill(ownNow(typed), 'historyUndo')) onSelect(undefined);
  }

  /** Writes the texts that are remembered in other units. */
  function rescale(before: readonly ShownFigure[]) {
    const rescaled = (texts: FoodTexts) => rescaledTexts(texts, before, figures, locale);
    const { typed, filled, own } = memory.current;
    const texts = { typed: rescaled(typed), filled: rescaled(filled), own: rescaled(own) };
    Object.assign(memory.current, texts);
  }

  function pick(food: FoodSearchFood) {
    fillIn(food);
    close();
    if (name.current) onPick?.(name.current);
  }

  function retry() {
    setOpened({ ...opened, active: -1 });
    answer?.retry();
  }

  const plain =
    foods.length > 0 &&
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
    );

  const input = {
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
      // Only the list of foods that were found needs the text. Without it, a key that changes nothing must not rerender.
      const typed = hasSources ? readName(currentTarget.value) : '';
      if (!isSame || active >= 0 || typed !== text)
        setOpened({ text: typed, foods: found, active: -1, answer });
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event;
      if (!(isOpen || isPending) || isComposing(event)) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // The typed text is an additional position beside the options.
        const places = count + 1;
        const step = key === 'ArrowDown' ? 1 : -1;
        const next = ((active + 1 + step + places) % places) - 1;
        // The arrow keys fill in the food immediately, so that Enter submits what the fields show.
        const food = offered[next];
        if (food) fillIn(food);
        else if (active >= 0) restore();
        memory.current.isAnswered = true;
        setOpened({ ...opened, active: next });
      } else if (key === 'Escape') {
        if (active >= 0) restore();
        close();
      } else if (key === 'Enter' && isRetried && active === offered.length) {
        retry();
      } else if (key === 'Enter' && active >= 0 && selected?.value) {
        // Nobody has seen the amount below the list. Enter there submits it.
        close();
        onAskAmount?.(event.currentTarget);
      } else {
        if (key === 'Enter') close();
        // The fields show the whole food. Nothing is left to go on to, so the browser submits it.
        if (key === 'Enter' && active >= 0) event.stopPropagation();
        return;
      }
      endKey(event);
    },
    onBlur: close,
  };

  return {
    input,
    takeOutFood,
    rescale,
    list: hasSources ? (
      <LateFoundFoods
        slot={slot}
        listId={listId}
        text={text || undefined}
        search={search}
        debounceMs={state.debounceMs}
        main={main}
        locale={locale}
        own={foods}
        count={count}
        active={active}
        plain={plain}
        onPick={pick}
        onRetry={retry}
        onAnswer={(next) => setOpened((now) => now && { ...now, answer: next })}
      />
    ) : (
      plain
    ),
  };
}
