import type { Page } from 'playwright/test';
import type { Totals } from './readLog.ts';

const query = `query stats($day: DayOrInstant!) {
  foodLogStats(pagination: { filter: { startDate: $day, endDate: $day } }) { calories fats proteins carbs }
}`;

/** The totals of a day as the server answers them to a request apart from the page; undefined without a session. */
export async function totalsOfServer(page: Page, day: string): Promise<Totals | undefined> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'DS')?.value ?? '';
  const response = await page.request.post('/api', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables: { day } },
  });
  const { data }: { data?: { foodLogStats: Totals } } = await response.json();
  return data?.foodLogStats;
}
