/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends the function to the page on its own, so it must contain everything it needs */
/**
 * Checks every text on the page: whether the page or an ancestor cuts it off, or another element covers it. A text may
 * end in an ellipsis, and a row may scroll sideways if each of its texts fits. Runs in the page, whose window must be
 * taller than its content.
 * @returns the problems; empty when every text can be read without scrolling sideways.
 */
export function findUnreadable(): string[] {
  const tolerance = 1;
  const problems = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.add(`the page is ${scrollWidth - clientWidth} px too wide`);

  /** The part of a box that is inside an element. */
  const within = ({ left, right, top, bottom }: DOMRect, element?: Element) => {
    const box = element?.getBoundingClientRect() ?? { left, right, top, bottom };
    const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
    return new DOMRect(x, y, Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y);
  };
  /** Whether an element has letters of its own at a point. */
  const hasLetters = (element: Element, x: number, y: number) =>
    [...element.childNodes].some((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [];
      return boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
    });
  /** Whether `front` or one of its ancestors paints a fill or letters over a point of a text that it does not contain. */
  const draws = (front: Element, owner: Element, x: number, y: number): boolean => {
    if (front.contains(owner) || owner.contains(front)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(front);
    const isFilled = !backgroundColor.endsWith(', 0)') || backgroundImage !== 'none';
    return (
      isFilled ||
      hasLetters(front, x, y) ||
      !front.parentElement ||
      draws(front.parentElement, owner, x, y)
    );
  };

  for (const { owner, text, boxes } of window.inspector.visibleTexts(document.body)) {
    const ancestors: { element: Element; style: CSSStyleDeclaration }[] = [];
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement)
      ancestors.push({ element: at, style: getComputedStyle(at) });
    const row = ancestors.find(({ style }) => /auto|scroll/.test(style.overflowX))?.element;
    const shortened = ancestors.find(
      ({ style }) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    )?.element;
    // Text behind an open dialog or list can be read once that is closed.
    const isBehind =
      document.querySelector('[role=dialog], [role=listbox]')?.contains(owner) === false;
    for (const whole of boxes) {
      const box = within(whole, shortened);
      const { left, right, top, bottom, width, height } = box;
      if (width < 1 || height < 1) continue;
      // A row that scrolls sideways shows each of its texts in turn, if they fit.
      if (row && width <= row.clientWidth && within(box, row).width < width - tolerance) continue;
      if (left < -tolerance || right > innerWidth + tolerance)
        problems.add(`${text} leaves the page`);
      for (const { element, style } of ancestors) {
        const outer = element.getBoundingClientRect();
        // A line box is taller than its letters.
        const slack = height / 4;
        const isCutAcross =
          style.overflowX !== 'visible' &&
          (left < outer.left - tolerance || right > outer.right + tolerance);
        const isCutDown =
          /hidden|clip/.test(style.overflowY) &&
          (top < outer.top - slack || bottom > outer.bottom + slack);
        if (isCutAcross || isCutDown) problems.add(`${text} is cut off`);
      }
      if (isBehind) continue;
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.3, 0.5, 0.7]) {
          const [x, y] = [left + across * width, top + down * height];
          const front = document.elementFromPoint(x, y);
          if (front && draws(front, owner, x, y))
            problems.add(`${text} is covered by ${front.outerHTML.slice(0, 80)}`);
        }
      }
    }
  }
  return [...problems];
}
