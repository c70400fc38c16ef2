import { expect, type BrowserContext } from 'playwright/test';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';
import { dayOnScreen } from './log.ts';
import { countWaiting } from './storedRows.ts';
import { readTotals } from './readLog.ts';
import { askDay } from './server.ts';

/** Checks that each page that shows a day shows the server's totals of that day, unless changes wait for an answer. */
export async function expectServerTotals(context: BrowserContext) {
  for (const page of context.pages()) {
    let isComparable = false;
    // A page may be about to load anew: what is asked of it meanwhile fails.
    await expect(async () => {
      const shown = await readTotals(page);
      isComparable ||= shown !== undefined && (await countWaiting(page)) === 0;
      if (!isComparable) return;
      const { totals: ofServer } = await askDay(page, await dayOnScreen(page));
      if (JSON.stringify(shown) !== JSON.stringify(ofServer)) {
        // Another device may have changed the day since this page has asked for it.
        await page.evaluate(() => dispatchEvent(new Event('focus')));
      }
      expect(shown, `the totals of ${page.url()}`).toEqual(ofServer);
    }).toPass({ timeout: waitTimeout });
  }
}
