import { expect, type BrowserContext } from 'playwright/test';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';
import { dayOnScreen } from './log.ts';
import { countWaiting } from './storedRows.ts';
import { readTotals } from './readLog.ts';
import { askDay } from './server.ts';

/** Checks that each page that shows a day shows the server's totals of that day, unless changes wait for an answer. */
export async function expectServerTotals(context: BrowserContext) {
  for (const page of context.pages()) {
    if (!(await readTotals(page)) || (await countWaiting(page)) > 0) continue;
    await expect(async () => {
      const shown = await readTotals(page);
      const { totals: ofServer } = await askDay(page, await dayOnScreen(page));
      if (JSON.stringify(shown) !== JSON.stringify(ofServer)) {
        // Another device may have changed the day since this page has asked for it.
        await page.evaluate(() => dispatchEvent(new Event('focus')));
      }
      expect(shown, `the totals of ${page.url()}`).toEqual(ofServer);
    }).toPass({ timeout: waitTimeout });
  }
}
