import type { KeyboardEvent } from 'react';

/** An `onKeyDown` with which a key that is held down presses a button, or submits a form, once. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
