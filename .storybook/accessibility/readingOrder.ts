import type { Page } from 'playwright';
import type { Control } from './controls.ts';

/** The box of an element or text in page coordinates, and the direction of its text. */
interface Place {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRightToLeft: boolean;
}

/**
 * Finds the steps of a sequence that go backwards: up to a higher line, or against the text direction on the same line.
 * @param inColumns Whether a step may go up to the top of the next column.
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
    return isBack ? [`${last.name} comes before ${next.name} but is placed after it`] : [];
  });
}

/** The places of controls now; `undefined` for a control that is no longer in the page. */
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

/** Finds where the Tab order goes backwards compared with the places on the screen. */
export function findStepsBack(places: (Place | undefined)[], walk: number[]): string[] {
  const walked = walk.map((index) => places[index]).filter((place) => place !== undefined);
  return stepsBack(walked, false);
}

/** Finds texts whose DOM order, in which they are read out, differs from their order on the screen. */
export async function findOtherSequence(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const root =
      document.querySelector('[role=dialog]') ?? document.querySelector('#storybook-root');
    const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    const found: { first: Place; last: Place }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      // Hidden text is not read out. An open list lies over what follows it. A result is announced when it changes, so
      // its order relative to the unit of its field does not matter.
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
      // Text for screen readers only is 1 px large.
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
