import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import type { RefObject } from 'react';

/**
 * Moves the focus to `refuge` when a button beside it gets disabled while it has the focus: a browser would drop the
 * focus to the body, and a person at the keyboard would have to start over at the top of the page.
 */
export function useFocusKept(refuge: RefObject<HTMLElement | null>) {
  useEnhancedEffect(() => {
    const disabled = refuge.current?.parentElement?.querySelector('button:disabled:focus');
    if (disabled) refuge.current?.focus();
  });
}
