import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { entryListClasses } from './entryListClasses.ts';
import type { EntryAction } from './EntryRow.tsx';

interface Place {
  row: number;
  action: EntryAction;
}

/**
 * Restores focus when the focused button was removed with its row. Focus moves to the same button of the row that is now
 * in this position, or to the heading if no row is left. Otherwise the browser would move focus to the body.
 */
export function useFocusReturned(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isEditing: boolean,
) {
  const last = useRef<Place>(undefined);
  useEnhancedEffect(() => {
    const { activeElement, body } = document;
    if (!last.current || isEditing || (activeElement && activeElement !== body)) return;
    const { row, action } = last.current;
    last.current = undefined;
    const buttons = [
      ...(list.current?.getElementsByClassName(entryListClasses[`${action}Button`]) ?? []),
    ].filter((button) => button instanceof HTMLElement);
    (buttons[Math.min(row, buttons.length - 1)] ?? heading.current)?.focus();
  });
  return (place: Place | undefined) => {
    last.current = place;
  };
}
