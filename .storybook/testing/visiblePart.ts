/**
 * Measures the part of the page that shows something: from where the page begins to a margin behind the last thing that is
 * visible, in a popup too. What moves on the page so moves in its picture. Runs in the page.
 */
export function visiblePart(margin: number) {
  const { clientWidth, scrollHeight, dir } = document.documentElement;
  let [left, right] = [clientWidth - margin, margin];
  // The padding of the body is such a margin, and its box holds the margins of what is in it.
  let { bottom } = document.body.getBoundingClientRect();
  const include = (box: DOMRect) => {
    left = Math.min(left, Math.floor(box.left - margin));
    right = Math.max(right, Math.ceil(box.right + margin));
    bottom = Math.max(bottom, box.bottom + margin);
  };
  const range = document.createRange();
  for (const element of document.querySelectorAll('body *:not(#storybook-root)')) {
    const box = element.getBoundingClientRect();
    // Text for screen readers only is one pixel wide and may be anywhere.
    if (box.width <= 1 || !element.checkVisibility()) continue;
    include(box);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNode(node);
      // Text may be larger than its element.
      for (const line of range.getClientRects()) include(line);
    }
  }
  const x = dir === 'rtl' ? Math.max(left, 0) : 0;
  return {
    x,
    y: 0,
    width: dir === 'rtl' ? clientWidth - x : Math.min(right, clientWidth),
    height: Math.min(Math.ceil(scrollY + bottom), Math.max(scrollHeight, innerHeight)),
  };
}
