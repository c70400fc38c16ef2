import { type FormEvent, useEffect, useRef, useState } from 'react';
import { activeElementIn } from '../document/activeElementIn.ts';
import { readName } from './checkName.ts';
import type { FoodTexts } from './fillFood.ts';
import type { OpenSuggestions, SuggestionPropsOptions } from './getSuggestionProps.tsx';
import { isNameOf } from './selectedFood.ts';

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
 * Returns the attributes of a field with suggestions, the list, and `remember`. The code for suggestions is loaded on demand, so that
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

  /** To be called with the texts of another amount of the selected food, which were filled in. */
  const remember = (texts: FoodTexts) => {
    memory.current.filled = { ...memory.current.filled, ...texts };
  };

  /** Another name takes out the food. Only the loaded code takes out its figures, too, as it knows what was typed before. */
  const leave = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (selected && !isNameOf(currentTarget.value, readName(selected.food.name)))
      onSelect(undefined);
  };

  if (!isCombobox) return { list: undefined, remember, input: { ref, onInput: leave } };
  return {
    list: combobox?.list,
    remember,
    input: {
      ref,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      // Typing tries again if the code failed to load.
      onInput: (event: FormEvent<HTMLInputElement>) => {
        leave(event);
        load();
      },
      ...combobox?.input,
    },
  } as const;
}
