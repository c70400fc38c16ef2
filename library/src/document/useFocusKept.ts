import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import type { RefObject } from 'react';

/**
 * Moves focus to `refuge` when a button beside it, or in what is beside it, is disabled while focused. Otherwise the browser
 * moves focus to the body, and keyboard users have to start again at the top of the page.
 */
export function useFocusKept(refuge: RefObject<HTMLElement | null>) {
  useEnhancedEffect(() => {
    const disabled = refuge.current?.parentElement?.querySelector('button:disabled:focus');
    if (disabled) refuge.current?.focus();
  });
}
