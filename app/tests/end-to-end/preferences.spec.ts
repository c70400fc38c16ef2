import type { Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { watchOperations } from './support/log.ts';
import { morning } from './support/morning.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await restoreSession();
  await logFoods(oats);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Dark' })).toBeEnabled();
});

const background = async (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(16, 21, 18)';
const light = 'rgb(251, 250, 246)';

test('the theme changes on all pages at once, before anything is painted after a reload, and is undone', async ({
  page,
}) => {
  const operations = await watchOperations(page);
  expect(await background(page)).toBe(light);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(async () => background(page)).toBe(dark);
  await expect.poll(() => operations).toEqual(['foodLogSetPreferences']);
  expect(await axeViolations(page)).toEqual([]);
  // The app has not loaded when the document has: what is painted by then has the colours already.
  await page.goto('/food-log', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  expect(await background(page)).toBe(dark);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'As the device' }).click();
  await expect.poll(async () => background(page)).toBe(light);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => background(page)).toBe(dark);
});

test('times have 24 hours and weeks begin on the chosen day, in the log too', async ({ page }) => {
  await page.getByRole('button', { name: '24 hours' }).click();
  await page.getByRole('button', { name: 'Monday' }).click();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('listitem').getByText(/^\d\d:\d\d$/)).toBeVisible();
  await page.locator('[aria-haspopup=dialog]').click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
});

test('a change without a network shows at once and is sent when the network is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  const operations = await watchOperations(page);
  await context.setOffline(false);
  await expect.poll(() => operations).toContain('foodLogSetPreferences');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact', pressed: true })).toBeVisible();
});

test('targets and meals are set from the settings, too', async ({ page }) => {
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  const panel = page.getByRole('form', { name: 'Targets' });
  await panel.getByRole('textbox', { name: 'Calories' }).fill('2000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Targets', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,700 left');
});

test('a day marked as incomplete says so, is left out of the average, and comes back with Undo', async ({
  page,
  logFoods,
}) => {
  const [, yesterday] = morning.days;
  await logFoods({ ...oats, day: yesterday });
  await page.goto('/trends');
  await expect(page.getByText('over 1 complete day of 7')).toBeVisible();
  await page.goto(`/food-log?day=${yesterday}`);
  await page.getByRole('button', { name: 'Mark as incomplete' }).click();
  await expect(page.getByText('You marked this day as incomplete.')).toBeVisible();
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page.getByText('over 0 complete days of 7')).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page.getByText('over 1 complete day of 7')).toBeVisible();
});
