import type { EntryListSlotProps } from '@foodlog/ui';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';

/** Gives the focus to a part of the list of entries. */
export interface EntryFocus {
  /** Focuses the button that edits the entry; the heading where there is no such button. */
  focusEntry: (id: string | undefined) => void;
}

/** Finds the parts of a list that can be given the focus. @returns what the list needs as `slotProps`. */
export function useEntryFocus(ref: Ref<EntryFocus> | undefined): EntryListSlotProps {
  const heading = useRef<HTMLHeadingElement>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  useImperativeHandle(ref, () => ({
    focusEntry: (id = '') => (editButtons.current.get(id) ?? heading.current)?.focus(),
  }));
  // The same object in every render: with another one, every row would render.
  return useMemo(
    () => ({
      heading: { ref: heading },
      editButton: ({ entry }) => ({
        ref: (button: HTMLButtonElement | null) => {
          if (button) editButtons.current.set(entry.id, button);
          else editButtons.current.delete(entry.id);
        },
      }),
    }),
    [],
  );
}
