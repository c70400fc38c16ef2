import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, which composes a character of it. In Safari, the key that ends this comes after
 * it, with the code of keys that an input method has handled.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
