/**
 * Finds an element outside the window, for which a person would have to scroll sideways. Playwright may run this
 * function in a page, so it uses nothing from outside itself.
 * @returns the beginning of the element's HTML, or `undefined` when everything fits.
 */
export function findOverflow(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    // Text for screen readers only is one pixel wide and may be anywhere.
    if (width <= 1 || !element.checkVisibility()) return false;
    if (left >= -0.5 && right <= clientWidth + 0.5) return false;
    // In a row that scrolls sideways by itself, each item has to fit.
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return width > at.clientWidth + 0.5;
    }
    return true;
  };
  const first = [...document.querySelectorAll('body *')].find(isOutside);
  return (
    first?.outerHTML.slice(0, 300) ?? (scrollWidth > clientWidth ? `${scrollWidth} px` : undefined)
  );
}
