import type { Page } from 'playwright';
import type { Control } from './controls.ts';

/** Where something stands on the page, in pixels from its corner, and which way its text runs. */
interface Place {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRightToLeft: boolean;
}

/**
 * Where the order given leads back: up to a higher line, or on the same line against the direction of the text.
 * @param inColumns Whether the way may lead up to where the next column begins.
 */
function stepsBack(places: Place[], inColumns: boolean): string[] {
  return places.flatMap((next, index) => {
    const last = places[index - 1];
    if (!last) return [];
    const overlap = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
    const lower = Math.min(last.bottom - last.top, next.bottom - next.top);
    const isSameLine = overlap > lower / 2;
    const isAhead = next.isRightToLeft ? next.right <= last.left + 1 : next.left >= last.right - 1;
    const isBehind = next.isRightToLeft ? next.right > last.right + 1 : next.left < last.left - 1;
    const isAbove = next.top + next.bottom < last.top + last.bottom;
    const isBack = isSameLine ? isBehind : isAbove && !(inColumns && isAhead);
    return isBack ? [`${last.name} comes before ${next.name}, and stands behind it`] : [];
  });
}

/** Where controls stand now; those that are gone are nowhere. */
export async function placesOf(page: Page, controls: Control[]): Promise<(Place | undefined)[]> {
  return page.evaluate(
    (elements) =>
      elements.map((element) => {
        if (!element.isConnected) return undefined;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
          name: element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 160),
          left: left + scrollX,
          right: right + scrollX,
          top: top + scrollY,
          bottom: bottom + scrollY,
          isRightToLeft: document.documentElement.dir === 'rtl',
        };
      }),
    controls,
  );
}

/** Where a walk through controls leads back, against how they stand on the screen. */
export function findStepsBack(places: (Place | undefined)[], walk: number[]): string[] {
  const walked = walk.map((index) => places[index]).filter((place) => place !== undefined);
  return stepsBack(walked, false);
}

/** Where texts stand in another order on the page, by which they are read out, than on the screen. */
export async function findOtherSequence(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const root =
      document.querySelector('[role=dialog]') ?? document.querySelector('#storybook-root');
    const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    const found: { first: Place; last: Place }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      // What is not read out has no place among what is; a list that is open lies over what follows it; a result is
      // announced when it changes, and means the same before and after the unit of its field.
      if (!parentElement || !textContent?.trim()) continue;
      if (parentElement.closest('[aria-hidden=true], [role=listbox], output')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isRightToLeft = document.documentElement.dir === 'rtl';
      const places = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        name: `“${textContent.trim().slice(0, 40)}”`,
        left,
        right,
        top,
        bottom,
        isRightToLeft,
      }));
      let isHidden = !parentElement.checkVisibility({ visibilityProperty: true });
      // What only screen readers get is 1 px large.
      for (let at: Element | null = parentElement; at; at = at.parentElement)
        isHidden ||= at.getBoundingClientRect().width === 1;
      const [first, last] = [places[0], places.at(-1)];
      if (first && last && !isHidden) found.push({ first, last });
    }
    return found;
  });
  return lines.flatMap(({ first }, index) => {
    const before = lines[index - 1];
    return before ? stepsBack([before.last, first], true) : [];
  });
}
