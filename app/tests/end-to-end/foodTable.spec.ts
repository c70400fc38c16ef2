import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { expectTotals, nothing, untilQuiet, waitForWorker } from './support/log.ts';

const table = /\/foods\/usda-sr28-\w+\.json$/;
const ofSearch = /foodSearch\.worker|\/foods\//;

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const firstFood = (page: Page) => page.getByRole('option').first();

/** The paths of what the page, its workers and the service worker ask for. */
function watchRequests(page: Page) {
  const paths: string[] = [];
  page.context().on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

test.beforeEach(async ({ restoreSession }) => {
  await restoreSession();
});

test('§2 nothing of the food table is asked for before a person comes to the name', async ({
  page,
}) => {
  const paths = watchRequests(page);
  await page.goto('/food-log');
  await expectTotals(page, nothing);
  await untilQuiet(page);
  await page.getByRole('textbox', { name: 'Calories' }).focus();
  expect(paths.filter((path) => ofSearch.test(path))).toEqual([]);
  const fetched = page.waitForResponse(table);
  await nameField(page).focus();
  expect((await fetched).headers()['content-encoding']).toBe('br');
  expect(paths.filter((path) => ofSearch.test(path))).toHaveLength(2);
  await nameField(page).pressSequentially('banana');
  await expect(firstFood(page)).toContainText('Bananas, raw');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('§4 a table that was fetched once is searched without a network', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    const paths = watchRequests(page);
    await page.goto('/food-log');
    await expectTotals(page, nothing);
    await waitForWorker(page);
    expect(paths.filter((path) => table.test(path))).toEqual([]);
    await nameField(page).fill('banana');
    await expect(firstFood(page)).toContainText('Bananas, raw');
    await expect
      .poll(async () =>
        page.evaluate(async () =>
          (await caches.open('food-table')).keys().then((keys) => keys.length),
        ),
      )
      .toBe(1);
    await context.setOffline(true);
    await page.reload();
    await nameField(page).fill('whole milk');
    await expect(firstFood(page)).toContainText('Milk, whole');
    expect(paths.filter((path) => table.test(path))).toHaveLength(1);
  });
});

test('§8 a table that does not load is said in the list, the form works, and a retry finds the food', async ({
  page,
  expectConsoleErrors,
}) => {
  // The browser compares the digest.
  expectConsoleErrors(/Failed to fetch/);
  await page.route(table, (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.goto('/food-log');
  await nameField(page).fill('banana');
  await expect(
    page.getByRole('option', { name: /The food table could not be loaded/ }),
  ).toBeVisible();
  await page.unroute(table);
  await page.getByRole('option', { name: /The food table could not be loaded/ }).click();
  await expect(firstFood(page)).toContainText('Bananas, raw');
});
