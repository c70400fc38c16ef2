/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends the function to the page on its own, so it must contain everything it needs */
type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Checks every text on the page: whether the page or an ancestor cuts it off, or another element covers it. A text may
 * end in an ellipsis, and a row may scroll sideways if each of its texts fits. Runs in the page, whose window must be
 * taller than its content.
 * @returns the problems; empty when every text can be read without scrolling sideways.
 */
export function findUnreadable(): string[] {
  const tolerance = 1;
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const isHidden = (element: Element) =>
    // Text for screen readers only is 1 px large.
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.getBoundingClientRect().width <= 1;
  const boxesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  /** Whether `front` or one of its ancestors paints a fill or letters over a point of a text that it does not contain. */
  const draws = (front: Element, owner: Element, x: number, y: number): boolean => {
    if (front.contains(owner) || owner.contains(front)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(front);
    if (!backgroundColor.endsWith(', 0)') || backgroundImage !== 'none') return true;
    const hasLetters = [...front.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap(boxesOf)
      .some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
    return hasLetters || !front.parentElement || draws(front.parentElement, owner, x, y);
  };
  const within = ({ left, right, top, bottom }: Sides, box?: Element): Sides => {
    const sides = box?.getBoundingClientRect();
    if (!sides) return { left, right, top, bottom };
    return {
      left: Math.max(left, sides.left),
      right: Math.min(right, sides.right),
      top: Math.max(top, sides.top),
      bottom: Math.min(bottom, sides.bottom),
    };
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: owner, textContent } = node;
    if (!owner || !textContent?.trim() || owner.closest('script, style, noscript')) continue;
    let hidden = false;
    for (let at: Element | null = owner; at && !hidden; at = at.parentElement)
      hidden = isHidden(at);
    if (hidden) continue;
    const ancestors: Element[] = [];
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement)
      ancestors.push(at);
    const row = ancestors.find((at) => /auto|scroll/.test(getComputedStyle(at).overflowX));
    const shortened = ancestors.find((at) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(at);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    });
    for (const whole of boxesOf(node)) {
      const { left, right, top, bottom } = within(whole, shortened);
      const [width, height] = [right - left, bottom - top];
      if (width < 1 || height < 1) continue;
      // A row that scrolls sideways shows each of its texts in turn, if they fit.
      const seen = within({ left, right, top, bottom }, row);
      if (row && width <= row.clientWidth && seen.right - seen.left < width - tolerance) continue;
      const what = `“${textContent.trim().slice(0, 40)}”`;
      if (left < -tolerance || right > innerWidth + tolerance)
        problems.push(`${what} leaves the page`);
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (left < box.left - tolerance || right > box.right + tolerance);
        // A line box is taller than its letters.
        const slack = height / 4;
        const isCutDown =
          /hidden|clip/.test(overflowY) && (top < box.top - slack || bottom > box.bottom + slack);
        if (isCutAcross || isCutDown) problems.push(`${what} is cut off`);
      }
      // Text behind an open dialog or list can be read once that is closed.
      if (document.querySelector('[role=dialog], [role=listbox]')?.contains(owner) === false)
        continue;
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.3, 0.5, 0.7]) {
          const [x, y] = [left + across * width, top + down * height];
          const front = document.elementFromPoint(x, y);
          if (front && draws(front, owner, x, y))
            problems.push(`${what} is covered by ${front.outerHTML.slice(0, 80)}`);
        }
      }
    }
  }
  return [...new Set(problems)];
}
