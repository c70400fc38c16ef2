import { useEffect, useRef, useState } from 'react';
import { activeElementIn } from '../document/activeElementIn.ts';
import { fillFood } from './fillFood.ts';
import type { FoodTexts } from './fillFood.ts';
import type { OpenSuggestions, SuggestionPropsOptions } from './getSuggestionProps.tsx';
import { isNameOf } from './selectedFood.ts';
import type { SelectedFood } from './selectedFood.ts';

const NOTHING = {
  typed: {},
  before: undefined,
  filled: {},
  own: {},
  isFilling: false,
  isAnswered: false,
};
const loadModule = () => import('./getSuggestionProps.tsx');

/**
 * Returns the attributes of a field with suggestions, the list, and `refill`. The code for suggestions is loaded on demand, so that
 * a form without suggestions stays small. If it fails to load, the field is a plain text field.
 */
export function useSuggestions(options: SuggestionPropsOptions & { id: string }) {
  const { suggestions, search, selected, onSelect } = options;
  const isCombobox = Boolean(suggestions ?? search);
  const ref = useRef<HTMLInputElement>(null);
  const isThere = useRef(false);
  const memory = useRef({ ...NOTHING });
  const [opened, setOpened] = useState<OpenSuggestions>();
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadModule>>>();
  const combobox = module?.getSuggestionProps({ ...options, name: ref, opened, setOpened, memory });
  const load = () =>
    void loadModule().then(
      // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
      (fetched) => isThere.current && setModule(fetched),
      () => undefined,
    );

  useEffect(() => {
    if (!isCombobox) return undefined;
    isThere.current = true;
    const input = ref.current;
    if (!combobox) load();
    // Suggestions that load late match the text typed meanwhile.
    else if (input && input === activeElementIn(input) && !memory.current.isAnswered) {
      const isTyped = input.value !== input.defaultValue;
      if (isTyped) combobox.input.onInput({ currentTarget: input });
    }
    const form = input?.form;
    const clear = () => Object.assign(memory.current, NOTHING);
    form?.addEventListener('reset', clear);
    return () => {
      isThere.current = false;
      form?.removeEventListener('reset', clear);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- must not run on every render of the form
  }, [suggestions, isCombobox, module]);

  /** Fills in another amount of the selected food, whose name may have more words by now. */
  const refill = (next: SelectedFood, texts: FoodTexts = {}) => {
    if (!ref.current || ref.current.readOnly) return;
    fillFood(ref.current.form, texts);
    memory.current.filled = { ...memory.current.filled, ...texts };
    onSelect(next);
  };
  /** Without suggestions, an amount goes with the name of its food, too. */
  const takeOut = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    if (selected && !isNameOf(value, selected.food.name)) onSelect(undefined);
  };

  if (!isCombobox) return { list: undefined, refill, input: { ref, onInput: takeOut } };
  return {
    list: combobox?.list,
    refill,
    input: {
      ref,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      // Typing tries again if the code failed to load.
      onInput: load,
      ...combobox?.input,
    },
  } as const;
}
