import type { Page } from 'playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/foodlog.ts';
import {
  fillStorage,
  storedResponses,
  unappliedMutations,
  storedUsers,
} from './support/storedRows.ts';
import {
  addFood,
  expectTotals,
  fillFood,
  nothing,
  totalsOnScreen,
  waitForWorker,
} from './support/log.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const once = { calories: 300, fats: 5, proteins: 10, carbs: 50 };

test.use({ serviceWorkers: 'allow' });

const strip = (page: Page) => page.getByText(/^Offline/);

test.beforeEach(async ({ page, restoreSession, logFoods, allowConsoleErrors }) => {
  // The browser reports every request that it cannot send.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expectTotals(page, once);
  await waitForWorker(page);
});

test('the app opens without a network, and shows what this device knows', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Test User' })).toBeVisible();
  await expectTotals(page, once);
  await expect(strip(page)).toBeVisible();
  for (const path of [
    '/',
    '/food-log',
    '/food-log?day=2020-01-01',
    '/foods',
    '/trends',
    '/settings',
    '/data',
    '/user/logout',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Foodlog' })).toBeVisible();
  }
  await page.goto('/food-log');
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expectTotals(page, once);
});

test('changes of two tabs at the same moment without a network are sent once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/food-log');
  await expectTotals(other, once);
  const tabs = [page, other];
  await context.setOffline(true);
  await fillFood(page, { name: 'Tea', calories: '2' });
  await fillFood(other, { name: 'Soup', calories: '200' });
  await Promise.all(
    tabs.map(async (tab) => tab.getByRole('button', { name: 'Add', exact: true }).click()),
  );
  for (const tab of tabs) {
    await expect(tab.getByText('Offline. 2 changes to send')).toBeVisible();
    await expect.poll(async () => (await totalsOnScreen(tab))['Calories']).toMatch(/^502\b/);
  }
  await context.setOffline(false);
  for (const tab of tabs) {
    await expect(strip(tab)).toHaveCount(0);
    await expectTotals(tab, { ...once, calories: 502 });
  }
});

test('a change that the full storage cannot take stays in the page', async ({ page, context }) => {
  await context.setOffline(true);
  await addFood(page, { name: 'Tea', calories: '2' });
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await fillStorage(page);
  await addFood(page, { name: 'Soup', calories: '200' });
  await expect(page.getByText('Offline. 2 changes to send')).toBeVisible();
  await expect(page.getByText('Leave this page open.')).toBeVisible();
  expect(await unappliedMutations(page)).toMatchObject([
    { change: { entries: [{ name: 'Tea' }] } },
  ]);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expectTotals(page, { ...once, calories: 502 });
});

test('a session whose token has expired opens without a network, too', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Test User' })).toBeVisible();
  await addFood(page, { name: 'Tea', calories: '2' });
  await expect(page.getByText('Offline. 1 change to send')).toBeVisible();
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expectTotals(page, { ...once, calories: 302 });
  expect(await unappliedMutations(page)).toEqual([]);
});

test('only the answer of the provider ends a session', async ({
  page,
  context,
  restoreSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/401.*\/v1\/auth\/refresh/, /ERR_FAILED.*\/api/);
  await context.setOffline(true);
  await page.reload();
  await addFood(page, { name: 'Tea', calories: '2' });
  await expect(page.getByText('Offline. 1 change to send')).toBeVisible();
  await context.clearCookies({ name: 'DSR' });
  await page.evaluate(() => localStorage.removeItem('DSR'));
  // The token is still good for a moment: nothing is sent with it.
  await page.route('/api', async (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page.getByText('This device keeps changes that are not saved yet')).toBeVisible();
  await page.unroute('/api');
  await restoreSession();
  await page.reload();
  await expectTotals(page, { ...once, calories: 302 });
});

test('the stored days and foods of a person are deleted when another person signs in', async ({
  page,
  browser,
  foodlog,
  account,
  restoreSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('mutation')) await route.abort();
    else await route.fallback();
  });
  await addFood(page, { name: 'Tea', calories: '2' });
  const elsewhere = await browser.newContext();
  const other = await createAccount(elsewhere, foodlog.url);
  await elsewhere.close();
  // The app, which would open anew for the other person when it sends again, is left first.
  await page.goto('/icon.svg');
  await restoreSession(other);
  await page.goto('/food-log');
  // The page opens anew when it finds out who is there.
  const kept = async () => JSON.stringify(await storedUsers(page).catch(() => []));
  await expect.poll(kept).toContain(other.email);
  await expectTotals(page, nothing);
  await expect.poll(async () => JSON.stringify(await storedResponses(page))).not.toContain('Oats');
  expect(await unappliedMutations(page)).toMatchObject([{ loginId: account.email }]);
});
