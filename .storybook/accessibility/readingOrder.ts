import type { Page } from 'playwright';
import type { Place } from './inspector.ts';

/**
 * A fault if a step goes backwards: up to a higher line, or against the text direction on the same line.
 * @param inColumns Whether a step may go up to the top of the next column.
 */
function stepBack(last: Place | undefined, next: Place, inColumns = false): string[] {
  if (!last) return [];
  const overlap = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  const lower = Math.min(last.bottom - last.top, next.bottom - next.top);
  const isSameLine = overlap > lower / 2;
  const isAhead = next.isRightToLeft ? next.right <= last.left + 1 : next.left >= last.right - 1;
  const isBehind = next.isRightToLeft ? next.right > last.right + 1 : next.left < last.left - 1;
  const isAbove = next.top + next.bottom < last.top + last.bottom;
  const isBack = isSameLine ? isBehind : isAbove && !(inColumns && isAhead);
  return isBack ? [`${last.name} comes before ${next.name} but is placed after it`] : [];
}

/** Finds where the order of Tab goes backwards on the screen. */
export function findTabsBack(places: (Place | undefined)[], walked: number[]): string[] {
  const onPage = walked.map((index) => places[index]).filter((place) => place !== undefined);
  return onPage.flatMap((next, index) => stepBack(onPage[index - 1], next));
}

/** Finds texts whose order in the DOM, in which they are read out, differs from their order on the screen. */
export async function findTextsBack(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => window.inspector.lines());
  return lines.flatMap(({ first }, index) => stepBack(lines[index - 1]?.last, first, true));
}
