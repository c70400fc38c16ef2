import type { SlotFunction } from '../slots/useSlots.ts';
import { fieldParts } from './FoodField.tsx';
import type { FieldProps, FieldSlot } from './FoodField.tsx';
import type { SuggestionOptions, SuggestionSlot } from './getSuggestionProps.tsx';
import { useSuggestions } from './useSuggestions.ts';

export interface NamePartsProps extends FieldProps {
  /** The key that focuses this field, in the syntax of `aria-keyshortcuts`. */
  keyShortcut?: string | undefined;
}

/** Renders what is in the field for the name of a food, with suggestions while typing. */
export function useNameParts(
  slot: SlotFunction<FieldSlot | 'keyHint' | SuggestionSlot>,
  { keyShortcut, ...field }: NamePartsProps,
  suggestionOptions: SuggestionOptions,
) {
  const { list, remember, input } = useSuggestions({ ...suggestionOptions, slot, id: field.id });
  const parts = fieldParts(
    slot,
    {
      ...field,
      input: {
        'aria-keyshortcuts': keyShortcut,
        autoCapitalize: 'sentences',
        ...field.input,
        ...input,
      },
    },
    keyShortcut && slot('keyHint', <kbd aria-hidden="true">{keyShortcut}</kbd>),
    list,
  );
  return { parts, remember };
}
