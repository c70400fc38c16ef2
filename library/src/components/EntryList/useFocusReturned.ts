import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../document/isFocusLost.ts';
import { entryListClasses } from './entryListClasses.ts';
import type { EntryAction } from './EntryRow.tsx';

interface Place {
  id: string;
  row: number;
  action: EntryAction;
  button: HTMLElement;
  /** Whether it has opened a menu, which takes the focus. */
  isOpened: boolean;
}

/**
 * Restores focus when the focused button was removed with its row. Focus moves to the same button of the entry in its new
 * row, or else of the row that is now in this position, or to the heading if no row is left. Otherwise the browser would
 * move focus to the body.
 * @param entries in the order of the page.
 */
export function useFocusReturned(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  entries: readonly { id: string }[],
  isEditing: boolean,
) {
  const last = useRef<Place>(undefined);
  useEnhancedEffect(() => {
    const place = list.current ?? heading.current;
    if (!last.current || isEditing || !place || !isFocusLost(place)) return;
    const { row, action, id, button, isOpened } = last.current;
    if (button.isConnected) {
      // The menu that it opened is closed. Its row may be removed later.
      if (isOpened) button.focus();
      // While it is disabled, it cannot take the focus.
      if (!isFocusLost(place)) last.current.isOpened = false;
      return;
    }
    last.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      `.${entryListClasses[`${action}Button`]}`,
    );
    const now = entries.findIndex((entry) => entry.id === id);
    const nearest = Math.min(now < 0 ? row : now, (buttons?.length ?? 0) - 1);
    (buttons?.[nearest] ?? heading.current)?.focus();
  });
  return (place: Place | undefined) => {
    last.current = place;
  };
}
