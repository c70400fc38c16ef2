/**
 * The element that is wider than the window, so that a person would have to scroll sideways, if there is one: the
 * beginning of its HTML. Runs in a page, and takes nothing from outside.
 */
export function findOverflow(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    // What is for screen readers only is one pixel wide and may be anywhere.
    return width > 1 && element.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5);
  };
  const first = [...document.querySelectorAll('body *')].find(isOutside);
  return (
    first?.outerHTML.slice(0, 300) ?? (scrollWidth > clientWidth ? `${scrollWidth} px` : undefined)
  );
}
