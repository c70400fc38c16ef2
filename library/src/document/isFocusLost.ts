/**
 * Whether focus moved to the body of an element's document, as happens when the focused button is disabled or removed, also
 * in a shadow root.
 */
export function isFocusLost({ ownerDocument: { activeElement, body } }: Element): boolean {
  return activeElement === null || activeElement === body;
}
