import type { Browser, BrowserContext, Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { addFood, dayOnScreen, daysAfter, expectTotals, nothing } from './support/log.ts';
import { morning } from './support/morning.ts';
import { signedUpAt } from './support/signedUpAt.ts';

/** Opens the log on another device of the person, there and at that time. */
async function openElsewhere(
  browser: Browser,
  restoreSession: (account: undefined, context: BrowserContext) => Promise<void>,
  { timezoneId = morning.timeZone, time }: { timezoneId?: string; time?: number } = {},
): Promise<Page> {
  const context = await browser.newContext({ timezoneId });
  await restoreSession(undefined, context);
  const page = await context.newPage();
  if (time !== undefined) await page.clock.install({ time });
  await page.goto('/food-log');
  return page;
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You have entries' });

test('entries logged with a slow clock are announced on the first day, and can be reached', async ({
  browser,
  restoreSession,
}) => {
  const time = Date.now() - 2 * 86_400_000;
  const slow = await openElsewhere(browser, restoreSession, { time });
  await addFood(slow, { name: 'Dinner', calories: '700' });
  await expectTotals(slow, { ...nothing, calories: 700 });
  const dinnerDay = await dayOnScreen(slow);
  await slow.context().close();

  const page = await openElsewhere(browser, restoreSession);
  const today = await dayOnScreen(page);
  expect(daysAfter(dinnerDay, 2)).toBe(today);
  await expect(notice(page)).toContainText('You have entries from before you signed up.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(`/food-log?day=${dinnerDay}`);
  await expectTotals(page, { ...nothing, calories: 700 });
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  for (const day of [daysAfter(dinnerDay, 1), today]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(async () => dayOnScreen(page)).toBe(day);
  }
  await page.getByRole('button', { name: /^\d\d.\d\d.\d{4},/ }).click();
  const calendar = page.getByRole('dialog');
  if (dinnerDay.slice(0, 7) < today.slice(0, 7))
    await calendar.getByRole('button', { name: 'Previous month' }).click();
  const cell = calendar.getByRole('gridcell', { name: String(Number(dinnerDay.slice(8))) });
  await cell.first().click();
  await expectTotals(page, { ...nothing, calories: 700 });

  // Where the last of them is deleted, the day stays on screen, so that Undo brings back what the person has seen.
  await page.getByRole('button', { name: /^Delete Dinner/ }).click();
  await expectTotals(page, nothing);
  expect(await dayOnScreen(page)).toBe(dinnerDay);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectTotals(page, { ...nothing, calories: 700 });
  await page.context().close();
});

test('after a flight west, today says that there are entries after it, also without a network', async ({
  browser,
  restoreSession,
  allowConsoleErrors,
}) => {
  // In the east it is always one day later, and midnight comes to both at once: not during the test.
  const hours = new Date().getUTCHours() === 9 ? 12 : 14;
  const east = await openElsewhere(browser, restoreSession, { timezoneId: `Etc/GMT-${hours}` });
  await addFood(east, { name: 'Breakfast', calories: '400' });
  await expectTotals(east, { ...nothing, calories: 400 });
  const breakfastDay = await dayOnScreen(east);
  const written = breakfastDay.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
  await east.context().close();

  const page = await openElsewhere(browser, restoreSession, {
    timezoneId: `Etc/GMT+${24 - hours}`,
  });
  expect(daysAfter(await dayOnScreen(page), 1)).toBe(breakfastDay);
  await expect(notice(page)).toContainText('You have entries after today.');
  await page.goto('/');
  await expect(notice(page)).toContainText('You have entries after today.');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(`/food-log?day=${breakfastDay}`);
  await expectTotals(page, { ...nothing, calories: 400 });
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/food-log');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/food-log?day=${breakfastDay}`);

  await page.reload();
  await expectTotals(page, { ...nothing, calories: 400 });

  allowConsoleErrors(/ERR_FAILED/, /Failed to fetch/);
  await page.route('/api', async (route) => route.abort());
  await page.goto('/food-log');
  await expect(notice(page)).toContainText(`The last is on ${written}.`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.context().close();
});

test('imported entries from before the sign-up can be reached, and are announced on its day alone', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods({ name: 'Oats', day: '2023-01-03', calories: '300' });
  await signedUpAt(page, Date.now() - 86_400_000);
  await page.goto('/food-log');
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeEnabled();
  await expect(notice(page)).toHaveCount(0);
  await previous.click();
  await expect(notice(page)).toContainText('The first is on 01/03/2023.');
  await page.getByRole('button', { name: 'Show 01/03/2023' }).click();
  await expectTotals(page, { ...nothing, calories: 300 });
  await expect(previous).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/food-log?day=2023-01-04');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/food-log');
});
