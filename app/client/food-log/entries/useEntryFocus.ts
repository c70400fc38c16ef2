import type { EntryListSlotProps } from '@foodlog/ui';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';

/** Moves the focus within the list of entries. */
export interface EntryFocus {
  /** Focuses the Edit button of the entry, or the heading where there is none. */
  focusEntry: (id: string | undefined) => void;
}

/** Collects the elements of the list that can receive the focus. @returns the `slotProps` of the list. */
export function useEntryFocus(ref: Ref<EntryFocus>): EntryListSlotProps {
  const heading = useRef<HTMLHeadingElement>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  useImperativeHandle(ref, () => ({
    focusEntry: (id = '') => (editButtons.current.get(id) ?? heading.current)?.focus(),
  }));
  // The object stays the same in every render: with another one, every row would render.
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
