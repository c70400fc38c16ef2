import { expect, type BrowserContext, type Page } from 'playwright/test';
import { dayOnScreen } from './log.ts';
import { countWaiting, readTotals, type Totals } from './readLog.ts';

const query = `query stats($day: DayOrInstant!) {
  foodLogStats(pagination: { filter: { startDate: $day, endDate: $day } }) { calories fats proteins carbs }
}`;

/** The totals of a day as the server answers them to a request apart from the page; undefined without a session. */
async function totalsOfServer(page: Page, day: string): Promise<Totals | undefined> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'DS')?.value ?? '';
  const response = await page.request.post('/api', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables: { day } },
  });
  const { data }: { data?: { foodLogStats: Totals } } = await response.json();
  return data?.foodLogStats;
}

/** Checks that each page that shows a day shows the server's totals of that day, unless changes wait for an answer. */
export async function expectServerTotals(context: BrowserContext) {
  for (const page of context.pages()) {
    if (!(await readTotals(page)) || (await countWaiting(page)) > 0) continue;
    await expect(async () => {
      const shown = await readTotals(page);
      const ofServer = await totalsOfServer(page, await dayOnScreen(page));
      if (JSON.stringify(shown) !== JSON.stringify(ofServer)) {
        // Another device may have changed the day since this page has asked for it.
        await page.evaluate(() => dispatchEvent(new Event('focus')));
      }
      expect(shown, `the totals of ${page.url()}`).toEqual(ofServer);
    }).toPass({ timeout: 5000 });
  }
}
