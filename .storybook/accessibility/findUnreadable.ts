/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the page as one function, with all that it needs */
/**
 * Looks at every text on the page: whether it is cut off, by the page or by what is around it, or covered by something
 * else. Runs in the page, which has to be higher than what is on it.
 * @returns what is wrong, empty when every text can be read without scrolling sideways.
 */
export function findUnreadable(): string[] {
  const tolerance = 1;
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const isHidden = (element: Element) =>
    // What only screen readers get is 1 px large.
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.getBoundingClientRect().width <= 1;
  const boxesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  /** Whether `front` or what it stands in draws a fill or letters at a point of a text that is not in it. */
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: owner, textContent } = node;
    if (!owner || !textContent?.trim() || owner.closest('script, style, noscript')) continue;
    let hidden = false;
    for (let at: Element | null = owner; at && !hidden; at = at.parentElement)
      hidden = isHidden(at);
    if (hidden) continue;
    for (const { left, right, top, bottom, width, height } of boxesOf(node)) {
      if (width < 1 || height < 1) continue;
      const what = `“${textContent.trim().slice(0, 40)}”`;
      if (left < -tolerance || right > innerWidth + tolerance)
        problems.push(`${what} leaves the page`);
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (left < box.left - tolerance || right > box.right + tolerance);
        // A line is higher than its letters.
        const slack = height / 4;
        const isCutDown =
          /hidden|clip/.test(overflowY) && (top < box.top - slack || bottom > box.bottom + slack);
        if (isCutAcross || isCutDown) problems.push(`${what} is cut off`);
      }
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      // What a dialog or a list is open over can be read once it is closed.
      const isBehind =
        document.querySelector('[role=dialog], [role=listbox]')?.contains(owner) === false;
      if (front && !isBehind && draws(front, owner, left + width / 2, top + height / 2)) {
        problems.push(`${what} is covered by ${front.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return [...new Set(problems)];
}
