/**
 * The element in which a popup of an anchor is shown: the native dialog, popover or fullscreen element around it, which
 * covers what is outside, or the part of the shadow root that it is in, whose styles end there. Elsewhere it is the body.
 * @returns `null` without an anchor.
 */
export function popupContainer(anchor: Element | null): Element | null {
  if (!anchor) return null;
  const above = anchor.closest('dialog, [popover], :fullscreen:not(:root)');
  if (above) return above;
  const { documentElement, body } = anchor.ownerDocument;
  let top = anchor;
  while (top.parentElement) top = top.parentElement;
  return top === documentElement ? body : top;
}
