import type { Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { isClear } from './support/isClear.ts';
import { addFood, daysAfter, untilQuiet, waitForWorker } from './support/log.ts';
import { morning } from './support/morning.ts';
import { setTargets } from './support/setTargets.ts';

const [today = '', yesterday = '', , threeDaysAgo = ''] = morning.days;
const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const chart = (page: Page, figure: string) =>
  page.getByRole('region', { name: `${figure} per day` });

/** Records the requests for totals of days that the page sends from now on. */
function watchRanges(page: Page) {
  const ranges: { startDate: string; endDate: string }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api') return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === 'foodLogStatsByDay') ranges.push(variables.pagination.filter);
  });
  return ranges;
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('§2 the places are in reach of a thumb, and the trends compare each day with its target', async ({
    page,
    restoreSession,
    logFoods,
  }) => {
    await restoreSession();
    await logFoods({ ...oats, day: threeDaysAgo }, { ...oats, calories: '500', day: yesterday });
    await page.goto('/food-log');
    await setTargets(page, '400');
    for (const name of ['Log', 'Trends', 'Foods'])
      await expect.poll(async () => isClear(place(page, name)), name).toBe(true);
    await expect(place(page, 'Log')).toHaveAttribute('aria-current', 'page');

    await place(page, 'Trends').tap();
    await expect(page.getByRole('heading', { name: 'Trends', exact: true })).toBeFocused();
    await expect(place(page, 'Trends')).toHaveAttribute('aria-current', 'page');
    await expect(chart(page, 'Calories')).toContainText(
      '400 kcal on average over 2 complete days of 7',
    );
    await expect(chart(page, 'Calories')).toContainText('of 400 kcal');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Average of all days' }).tap();
    await page.getByRole('button', { name: 'Fats' }).tap();
    await expect(chart(page, 'Fats')).toContainText('3 g on average over 3 of 7 days');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('button', { name: 'Average of all days' });
    await expect.poll(async () => isClear(last), 'the end of the page').toBe(true);

    await place(page, 'Foods').tap();
    await expect(page.getByRole('heading', { name: 'Your foods' })).toBeFocused();
    await page.goBack();
    await expect(chart(page, 'Fats')).toContainText('3 g on average over 3 of 7 days');
    await page.reload();
    await expect(chart(page, 'Fats')).toContainText('3 g on average over 3 of 7 days');
  });
});

test('§2 by keyboard alone, a person goes to the trends and asks for a year with one request', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expect(page.getByRole('button', { name: 'Edit Oats' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(place(page, 'Log')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chart(page, 'Calories')).toContainText('over 0 complete days of 7');
  await expect(page.getByRole('heading', { name: 'Trends', exact: true })).toBeFocused();
  const ranges = watchRanges(page);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '365 days' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chart(page, 'Calories')).toContainText('over 0 complete days of 365');
  await expect(page).toHaveURL('/trends?days=365');
  await untilQuiet(page);
  // The seven days before may be asked for again, late.
  const year = { startDate: daysAfter(today, -364), endDate: today };
  expect(ranges.filter(({ startDate }) => startDate === year.startDate)).toEqual([year]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('§2 the trends are as they were stored, with what is not sent yet', async ({
    page,
    context,
    restoreSession,
    logFoods,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    await restoreSession();
    await logFoods({ ...oats, day: yesterday });
    await page.goto('/trends');
    await expect(chart(page, 'Calories')).toContainText('over 1 complete day of 7');
    await waitForWorker(page);
    await context.setOffline(true);
    await place(page, 'Log').click();
    await addFood(page, { name: 'Soup', calories: '500' });
    await place(page, 'Trends').click();
    const average = '300 kcal on average over 1 complete day of 7';
    await expect(chart(page, 'Calories')).toContainText(average);
    await page.reload();
    await expect(chart(page, 'Calories')).toContainText(average);
    await page.getByRole('button', { name: '90 days' }).click();
    await expect(page.getByText('these days are not all saved here')).toBeVisible();
    await context.setOffline(false);
    await expect(chart(page, 'Calories')).toContainText('over 1 complete day of 90');
  });
});
