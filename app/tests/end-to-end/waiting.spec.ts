import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { axeViolations } from './support/axeViolations.ts';
import { hang, reloadHanging } from './support/hang.ts';
import { dayOnScreen, expectTotals, fillFood, nothing } from './support/log.ts';
import { forgetResponses, storedResponses, unappliedMutations } from './support/storedRows.ts';
import { askDay } from './support/server.ts';

const oats = { name: 'Oats', calories: '300' };
const tea = { name: 'Tea', calories: '2' };
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });
const strip = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try now' }) });

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await page.clock.install();
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 300 });
});

test('a change without an answer shows as not saved, blocks no later one, and is sent again by itself', async ({
  page,
}) => {
  // However slow the machine is, the first change is sent once until all three wait.
  await page.clock.pauseAt(Date.now() + 60_000);
  const heal = await hang(page, 'foodLogDelete');
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await fillFood(page, tea);
  await add(page).click();
  await expect(add(page)).toBeDisabled();
  await page.clock.fastForward(6000);
  await expect(strip(page)).toHaveText(/^Not saved yet: 2 changesSaved on this device.*Try now$/);
  await expect(name(page)).toHaveValue('');
  await expect(add(page)).toBeEnabled();
  // Nobody waits for the next change.
  await fillFood(page, { ...tea, name: 'Milk' });
  await add(page).click();
  await expect(name(page)).toHaveValue('');
  await expect(page.getByText('Not saved yet: 3 changes')).toBeVisible();
  await page.clock.resume();
  // Once its time is up, the later changes are sent past it.
  await page.clock.fastForward(5000);
  await expect(page.getByText('Not saved yet: 1 change')).toBeVisible();
  const { entries } = await askDay(page, await dayOnScreen(page));
  expect(entries.map((entry) => entry.name).toSorted()).toEqual(['Milk', 'Oats', 'Tea']);

  heal();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expectTotals(page, { ...nothing, calories: 4 });
  await page.reload();
  await expectTotals(page, { ...nothing, calories: 4 });
});

test('totals without an answer stay as they were, with their age once that matters, until Foodlog answers', async ({
  page,
}) => {
  const heal = await hang(page);
  await reloadHanging(page);
  await expectTotals(page, { ...nothing, calories: 300 });
  await page.clock.fastForward(11_000);
  await expect(strip(page)).toContainText('Offline');
  await expect(page.getByText(/^As of/)).toHaveCount(0);
  await page.clock.fastForward('06:00');
  await reloadHanging(page);
  await expectTotals(page, { ...nothing, calories: 300 });
  await page.clock.fastForward(11_000);
  await expect(page.getByText(/^As of \d+:\d\d\s[AP]M\.$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  heal();
  await page.clock.fastForward(31_000);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText(/^As of/)).toHaveCount(0);
  await expectTotals(page, { ...nothing, calories: 300 });
});

test('a day without an answer that the device has not kept is not called empty, and shows what waits for it', async ({
  page,
}) => {
  const heal = await hang(page);
  // What is stored later than it is shown would be there again.
  const kept = async () => JSON.stringify(await storedResponses(page));
  for (const key of ['foodLogStats', 'foodLogBounds'])
    await expect.poll(kept).toContain(`"key":"${key} `);
  await forgetResponses(page);
  await reloadHanging(page);
  await page.clock.fastForward(11_000);
  await expect(page.getByText('You’re offline, and this day isn’t saved here.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('dl')).not.toContainText('0');
  await fillFood(page, tea);
  await add(page).click();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('button', { name: 'Delete Tea' })).toBeVisible();
  await expect(page.locator('dl')).not.toContainText('0');
  heal();
  await page.clock.fastForward(31_000);
  await expectTotals(page, { ...nothing, calories: 302 });
});

test('a change is there after a reload that makes the browser drop it from the busy database', async ({
  page,
}) => {
  const heal = await hang(page, 'foodLogCreate');
  await fillFood(page, tea);
  const database = await page.evaluateHandle(async () => {
    const opening = indexedDB.open('foodlog');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    return opening.result;
  });
  const left = page.waitForEvent('domcontentloaded');
  // All in one task: the browser is told of the change and of the reload together.
  await database.evaluate((busy) => {
    for (let write = 0; write < 20; write += 1) {
      const transaction = busy.transaction('responses', 'readwrite');
      for (let row = 0; row < 50; row += 1)
        transaction.objectStore('responses').put({ key: `${row}`, text: 'busy'.repeat(5000) });
      transaction.commit();
    }
    document.querySelector<HTMLElement>('form [type=submit]')?.click();
    location.reload();
  });
  await left;
  await expect(page.getByRole('button', { name: 'Edit Tea' })).toBeVisible();
  heal();
  await page.clock.fastForward(31_000);
  await expectTotals(page, { ...nothing, calories: 302 });
});

test('a change outlives that the browser deletes the database under the page', async ({
  page,
  context,
}) => {
  const heal = await hang(page, 'foodLogCreate');
  await fillFood(page, tea);
  await add(page).click();
  const { origin } = new URL(page.url());
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => unappliedMutations(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Tea' })).toBeVisible();
  heal();
  await page.clock.fastForward(31_000);
  await expectTotals(page, { ...nothing, calories: 302 });
});

test('a part of the page that does not load shows a message', async ({ page }) => {
  await page.route(/(EditEntry|DeletedEntries).*\.js$/, async () => {});
  const missing = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.clock.fastForward(11_000);
  await expect(missing).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Oats' }).click();
  await page.clock.fastForward(11_000);
  await expect(missing).toHaveCount(2);
});
