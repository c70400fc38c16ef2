/**
 * The focused element of the document or shadow root that an element is in. For what is in a shadow root,
 * `document.activeElement` is its host.
 */
export function activeElementIn(element: Element): HTMLElement | null {
  const { activeElement = null }: { activeElement?: HTMLElement | null } = Object(
    element.getRootNode(),
  );
  return activeElement;
}
