import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';

interface Place {
  row: number;
  action: string;
}

/**
 * Restores focus when the focused button was removed with its row. Focus moves to the same button of the row that is now
 * in this position, or to the heading if no row is left. Otherwise the browser would move focus to the body.
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
