import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';
import {
  addFood,
  expectTotals,
  fillFood,
  nothing,
  untilQuiet,
  watchOperations,
} from './support/log.ts';
import { morning } from './support/morning.ts';
import { storedResponses } from './support/storedRows.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const oatsTotals = { calories: 300, fats: 5, proteins: 10, carbs: 50 };

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession();
  await page.goto('/food-log');
  await expectTotals(page, nothing);
});

test('§2 a new person sees a greeting, Logout, the navigator with today alone, the totals and the form', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Test User' })).toBeVisible();
  for (const name of ['Logout', 'Previous', 'Next', 'Add']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add Food/Drink' })).toBeVisible();
  for (const name of ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs']) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: morning.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  await expect(page.getByText(today.format(), { exact: true }).first()).toBeVisible();
  for (const name of ['Previous', 'Next'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  // On the first day there is nothing to copy, and nothing to restore until something is deleted.
  const offers = page.getByRole('button', { name: /^Copy|^Recently deleted$/ });
  await expect(offers).toHaveCount(0);
  await addFood(page, { name: 'Oats' });
  await expect(page.getByRole('button', { name: 'Adjust Oats' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await expect(offers).toHaveText(['Recently deleted']);
});

test('§4 a double press of Enter adds once: the totals change at once, and the answer empties the form, with one create and one refetch', async ({
  page,
}) => {
  const operations = await watchOperations(page);
  // In an empty form, Enter goes on to the next field.
  const release = await hold(page, '/api');
  // The form waits for the answer, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await fillFood(page, oats);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(page.locator('dl')).toContainText('300');
  await expect(add).toBeDisabled();
  release();
  await expect(add).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  for (const name of ['Calories', 'Fats', 'Proteins', 'Carbs']) {
    await expect(page.getByRole('textbox', { name })).toHaveValue('0');
  }
  await expectTotals(page, oatsTotals);
  await untilQuiet(page);
  expect(operations).toEqual(['foodLogCreate', 'foodLogStats']);
});

test('§8 a refused food reverts the totals and leaves the form as it was', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await untilQuiet(page);
  // The form waits for the answer, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let isRefused = false;
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await page.route('/api', async (route) => {
    const { operationName }: { operationName: string } = route.request().postDataJSON();
    if (operationName !== 'foodLogCreate') {
      // The old totals come back by themselves, without a request.
      if (isRefused) return route.abort();
      return route.fallback();
    }
    isRefused = true;
    return route.fulfill({
      json: { errors: [{ message: 'No more oats.', extensions: { code: 'BAD_USER_INPUT' } }] },
    });
  });
  await fillFood(page, oats);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No more oats.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
  await expectTotals(page, nothing);
  await failed;
});

test('§5 a value other than a number from 0 to 100,000 shows a message, and nothing is sent', async ({
  page,
}) => {
  const operations = await watchOperations(page);
  const calories = page.getByRole('textbox', { name: 'Calories' });
  for (const value of ['', '-1', '1e9', '12abc', '100001']) {
    await fillFood(page, { name: 'Oats', calories: value });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(calories).toHaveAttribute('aria-invalid', 'true');
    await expect(calories).toHaveAccessibleDescription(/^(Enter|This is not)/);
  }
  await fillFood(page, { name: '   ', calories: '1' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(operations).toEqual([]);
  await addFood(page, { name: ' Oats ', calories: '100000' });
  await expectTotals(page, { ...nothing, calories: 100_000 });
});

test('§8 §9 totals that cannot be fetched show a message, are fetched again after 1, 2 and 4 seconds, and then by Try again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/503/);
  // The day before is asked for once more after a reload until the device has kept it.
  const kept = async () => JSON.stringify(await storedResponses(page));
  await expect.poll(kept).toMatch(new RegExp(`"foodLogStats \\S+ ${morning.days[1]}"`));
  await page.clock.install();
  const operations = await watchOperations(page);
  await page.route('/api', async (route) => route.fulfill({ status: 503, body: '' }));
  // From now on, time passes for the page only as the test says.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.reload();
  for (const [tries, seconds] of [0, 1, 2, 4].entries()) {
    await untilQuiet(page);
    await page.clock.runFor(seconds * 1000 + 100);
    await expect.poll(() => operations.length).toBe(tries + 1);
  }
  await expect(page.getByText('Foodlog could not answer')).toBeVisible();
  for (let seconds = 0; seconds < 60; seconds += 5) {
    // No answer of the foods may come so late that Foodlog counts as unreachable: then the page asks for the day again.
    await page.clock.runFor(5000);
    await untilQuiet(page);
  }
  expect(operations).toHaveLength(4);
  await page.unroute('/api');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectTotals(page, nothing);
});

test('§3 a half-typed food survives a reload, a visit to another page, and the end of the session', async ({
  page,
  context,
  signIn,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/401/);
  const name = page.getByLabel('Name', { exact: true });
  await fillFood(page, oats);
  await page.reload();
  await expect(name).toHaveValue('Oats');
  await page.getByRole('link', { name: 'Foodlog' }).click();
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await expect(name).toHaveValue('Oats');

  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await signIn();
  await expect(name).toHaveValue('Oats');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectTotals(page, oatsTotals);
  await page.reload();
  await expect(name).toHaveValue('');
});

test('a food added as the session ends is logged after the next sign-in', async ({
  page,
  context,
  signIn,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/401/);
  await fillFood(page, oats);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await signIn();
  await expectTotals(page, oatsTotals);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
