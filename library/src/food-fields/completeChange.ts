import type { ChangeEvent } from 'react';

/**
 * An `onChange` for a field whose text something else than a person has changed, such as an autofill or a test, with no
 * other event than the one of a field that is left. The event of typing follows, so that every listener learns of it.
 */
export function completeChange({ nativeEvent, target }: ChangeEvent<HTMLElement>) {
  // React passes this event on only if no event of typing came before.
  if (nativeEvent.type === 'change') target.dispatchEvent(new Event('input', { bubbles: true }));
}
