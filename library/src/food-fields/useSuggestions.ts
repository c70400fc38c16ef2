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
  isAnswered: undefined as boolean | undefined,
};
const loadModule = () => import('./getSuggestionProps.tsx');

/**
 * Returns the attributes of a field with suggestions, the list, and `remember`. The code for suggestions is loaded on demand, so that
 * a form without suggestions stays small. If it fails to load, the field is a plain text field.
 */
export function useSuggestions(options: SuggestionPropsOptions & { id: string }) {
  const { suggestions, search, selected, onSelect } = options;
  const isCombobox = Boolean(suggestions ?? search);
  // The figures of a food with which a form begins leave with its name, too.
  const isNeeded = isCombobox || selected !== undefined;
  const ref = useRef<HTMLInputElement>(null);
  const isThere = useRef(false);
  const memory = useRef({ ...NOTHING });
  const { figures } = options;
  const known = useRef(figures);
  const [opened, setOpened] = useState<OpenSuggestions>();
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadModule>>>();
  const combobox = module?.getSuggestionProps({ ...options, name: ref, opened, setOpened, memory });
  /** @param typed the name field, if something was typed there. */
  const load = (typed?: HTMLInputElement) =>
    void loadModule().then(
      // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
      (fetched) => isThere.current && setModule(fetched),
      () => typed && leave(typed),
    );

  useEffect(() => {
    if (!isNeeded) return undefined;
    isThere.current = true;
    const input = ref.current;
    if (!combobox) load();
    // Suggestions that load late match the text typed meanwhile.
    else if (input) {
      // What was typed before React took over was not heard.
      const { isAnswered = input.value === input.defaultValue } = memory.current;
      if (!isAnswered) {
        if (input === activeElementIn(input)) combobox.input.onInput({ currentTarget: input });
        else combobox.takeOutFood(input);
      }
    }
    const form = input?.form;
    const clear = (event: Event) => {
      const before = { ...memory.current };
      Object.assign(memory.current, NOTHING);
      // A team prevents the reset after this.
      setTimeout(() => {
        const isSame = memory.current.filled === NOTHING.filled;
        if (event.defaultPrevented && isSame) Object.assign(memory.current, before);
      });
    };
    form?.addEventListener('reset', clear);
    return () => {
      isThere.current = false;
      form?.removeEventListener('reset', clear);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- must not run on every render of the form
  }, [suggestions, isNeeded, module]);

  useEffect(() => {
    // What was hidden and is shown again has the same figures, and remembers.
    if (known.current === figures) return;
    combobox?.rescale(known.current);
    known.current = figures;
    // oxlint-disable-next-line react/exhaustive-deps -- must run once for each change of the figures
  }, [figures]);

  /** To be called with the texts of another amount of the selected food, which were filled in. */
  const remember = (texts: FoodTexts) => {
    memory.current.filled = { ...memory.current.filled, ...texts };
  };

  /** Another name takes out the food, without its figures: for these, code is needed that could not be loaded. */
  const leave = ({ value }: HTMLInputElement) => {
    if (selected && !isNameOf(value, readName(selected.food.name))) onSelect(undefined);
  };
  const onInput =
    combobox?.input.onInput ??
    (({ currentTarget }: FormEvent<HTMLInputElement>) => {
      memory.current.isAnswered = false;
      // Typing tries again if the code failed to load.
      if (isNeeded) load(currentTarget);
    });

  if (!isCombobox) return { list: undefined, remember, input: { ref, onInput } };
  return {
    list: combobox?.list,
    remember,
    input: {
      ref,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      onInput,
      ...combobox?.input,
    },
  } as const;
}
