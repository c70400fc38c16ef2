import type { KeyboardEvent } from 'react';

/**
 * Ends a key that a component has used: nothing around it uses the key again. A dialog of MUI or of Base UI looks for keys
 * that bubble, and a native dialog for the default action of Escape.
 */
export function endKey(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
