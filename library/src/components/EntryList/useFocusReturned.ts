import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';

interface Place {
  row: number;
  action: string;
}

/**
 * Gives the focus back when the button that had it is gone with its row: to the same button of the row that stands
 * there now, else to the heading. A browser would drop it to the body, at the top of the page.
 */
export function useFocusReturned(heading: RefObject<HTMLElement | null>, isEditing: boolean) {
  const last = useRef<Place>(undefined);
  useEnhancedEffect(() => {
    const root = heading.current?.parentElement;
    const { activeElement, body } = document;
    if (!last.current || !root || isEditing || (activeElement && activeElement !== body)) return;
    const { row, action } = last.current;
    last.current = undefined;
    const buttons = root.querySelectorAll<HTMLElement>(`[data-action=${action}]`);
    (buttons[Math.min(row, buttons.length - 1)] ?? heading.current)?.focus();
  });
  return (place: Place | undefined) => {
    last.current = place;
  };
}
