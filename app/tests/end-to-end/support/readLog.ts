import type { Page } from 'playwright/test';
import type { Totals } from './server.ts';

/** What a page shows of a day. */
interface ShownLog {
  totals: Totals;
  /** The sums of the rows. */
  sums: Totals;
}

/** Runs in the page. @returns undefined while no whole day is on screen, while it loads, and while a row is an editor. */
function readShownLog(): ShownLog | undefined {
  const list = document.querySelector('dl[aria-busy="false"]');
  const isOpen = location.pathname === '/food-log' && !document.querySelector('li form');
  // The rows and the form follow the totals in a second render.
  const isComplete = document.querySelector('form[autocomplete]') !== null;
  if (!list || !isOpen || !isComplete) return undefined;
  // oxlint-disable-next-line consistent-function-scoping -- a page gets nothing but this function
  const toTotals = (texts: Iterable<Element>) => {
    const [calories = Number.NaN, fats = 0, proteins = 0, carbs = 0] = Array.from(
      texts,
      ({ textContent }) => Number.parseInt(textContent.replaceAll(/\D/g, ''), 10),
    );
    return { calories, fats, proteins, carbs };
  };
  const totals = toTotals(list.querySelectorAll('dt + dd'));
  // A figure that is not known is written in words.
  if (Object.values(totals).some((figure) => Number.isNaN(figure))) return undefined;
  const sums = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
  for (const row of document.querySelectorAll('.FoodlogEntryList-entry')) {
    const figures = toTotals(row.querySelectorAll('strong, time ~ span'));
    for (const name of ['calories', 'fats', 'proteins', 'carbs'] as const)
      sums[name] += figures[name];
  }
  return { totals, sums };
}

/** Runs in the page, with {@link readShownLog}: after each change of the page, says where totals are not the sums. */
function compareAlways(read: typeof readShownLog) {
  let said = '';
  new MutationObserver(() => {
    const log = read();
    if (!log || JSON.stringify(log.totals) === JSON.stringify(log.sums)) return;
    const words = JSON.stringify(log);
    if (words !== said) console.error(`The totals are not the sums of the rows: ${words}`);
    said = words;
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A script for each page of a context: a console error tells when totals on screen are not the sums of the rows. */
export const compareAlwaysScript = `(${compareAlways.toString()})(${readShownLog.toString()});`;

/** The totals of the day on screen, when the page has loaded it and is not editing an entry. */
export const readTotals = async (page: Page): Promise<Totals | undefined> =>
  (await page.evaluate(readShownLog))?.totals;
