import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../document/isFocusLost.ts';
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
    const place = list.current ?? heading.current;
    if (!last.current || isEditing || !place || !isFocusLost(place)) return;
    const { row, action } = last.current;
    last.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      `.${entryListClasses[`${action}Button`]}`,
    );
    (buttons?.[Math.min(row, buttons.length - 1)] ?? heading.current)?.focus();
  });
  return (place: Place | undefined) => {
    last.current = place;
  };
}
