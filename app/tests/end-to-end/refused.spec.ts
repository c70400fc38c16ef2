import type { Page, Route } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { hang } from './support/hang.ts';
import {
  dayOnScreen,
  daysAfter,
  expectTotals,
  fillFood,
  logToDay,
  nothing,
} from './support/log.ts';
import { askDay, changeElsewhere } from './support/server.ts';

const oats = { name: 'Oats', calories: '300' };
const tea = { name: 'Tea', calories: '2' };
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const add = (page: Page) => page.getByRole('button', { name: /^Add( to today)?$/ });

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await page.clock.install();
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 300 });
});

/** Refuses every food until the returned function is called. */
async function refuse(page: Page, message: string) {
  const handler = async (route: Route) => {
    const { operationName }: { operationName: string } = route.request().postDataJSON();
    if (!operationName.startsWith('foodLogCreate')) return route.fallback();
    return route.fulfill({
      json: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
    });
  };
  await page.route('**/api', handler);
  return async () => page.unroute('**/api', handler);
}

/** Adds Tea and leaves the page before the server refuses it. @returns a function that stops the refusals. */
async function refuseTeaAfterReload(page: Page, button = add(page)) {
  const heal = await hang(page, 'foodLogCreate');
  await fillFood(page, tea);
  await button.click();
  await page.reload();
  const stopRefusing = await refuse(page, 'No more tea.');
  await expect(add(page)).toBeVisible();
  await page.clock.fastForward(12_000);
  await expect(refusedTea(page)).toContainText('No more tea.');
  return async () => {
    await stopRefusing();
    heal();
  };
}

test('an answer that cannot be read saves nothing', async ({ page }) => {
  const answers = [{}, { foodLogCreate: null }];
  await page.route('**/api', async (route) => {
    const isCreate = route.request().postData()?.includes('foodLogCreate');
    const answer = isCreate && answers.length > 1 ? answers.shift() : answers[0];
    await route.fulfill({ json: { data: answer } });
  });
  await fillFood(page, tea);
  await add(page).click();
  await page.clock.fastForward(6000);
  await expect(page.getByText('Not saved yet: 1 change')).toBeVisible();
  await page.reload();
  await expect(page.locator('dl')).toContainText(/302\s*kcal/);
  await page.unroute('**/api');
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/^Not saved yet/)).toHaveCount(0);
  await expectTotals(page, { ...nothing, calories: 302 });
  const { entries } = await askDay(page, await dayOnScreen(page));
  expect(entries.filter((entry) => entry.name === 'Tea')).toHaveLength(1);
});

const refusedTea = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Not saved: Added Tea' });

test('a food refused after its page was left is reported and can be corrected', async ({
  page,
}) => {
  const stopRefusing = await refuseTeaAfterReload(page);
  const refused = refusedTea(page);
  await expectTotals(page, { ...nothing, calories: 300 });
  // The refusal stays until the person has seen it.
  await page.reload();
  await expect(refused).toBeVisible();
  await stopRefusing();
  await refused.getByRole('button', { name: 'Edit' }).click();
  await expect(name(page)).toHaveValue('Tea');
  await expect(page.getByRole('textbox', { name: 'Calories' })).toBeFocused();
  await page.reload();
  await expect(name(page)).toHaveValue('Tea');
  // It stays listed until it is logged.
  await expect(refused).toBeVisible();
  await add(page).click();
  await expectTotals(page, { ...nothing, calories: 302 });
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(refused).toHaveCount(0);
  await expect(name(page)).toHaveValue('');
});

test('a refused food holds up a sign-out until it is discarded, by keyboard too', async ({
  page,
}) => {
  await refuseTeaAfterReload(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Not everything is saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the food log' }).click();
  await expect(refusedTea(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  const mark = page.getByRole('button', { name: 'Mark as incomplete' });
  await expect(mark).toBeEnabled();
  await mark.focus();
  for (const label of ['Edit', 'Discard']) {
    await page.keyboard.press('Tab');
    await expect(refusedTea(page).getByRole('button', { name: label })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(refusedTea(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hello, Test User' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('a refused food of another day is corrected on that day', async ({ page, restoreSession }) => {
  await restoreSession(demoAccount);
  await page.goto('/food-log');
  const yesterday = daysAfter(await dayOnScreen(page), -1);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(async () => dayOnScreen(page)).toBe(yesterday);
  const stopRefusing = await refuseTeaAfterReload(page, logToDay(page));
  await stopRefusing();
  await refusedTea(page).getByRole('button', { name: 'Edit' }).click();
  await expect(name(page)).toHaveValue('Tea');
  await expect.poll(async () => dayOnScreen(page)).toBe(yesterday);
  // The form logs to no other day.
  await expect(add(page)).toHaveCount(0);
  await logToDay(page).click();
  await expect(name(page)).toHaveValue('');
  // The form is empty after five seconds, answered or not.
  const countTea = async () =>
    (await askDay(page, yesterday)).entries.filter((entry) => entry.name === 'Tea').length;
  await expect.poll(countTea).toBe(1);
});

test('an edit refused after its page was left is reported and can be corrected', async ({
  page,
}) => {
  const [oatsNow] = (await askDay(page, await dayOnScreen(page))).entries;
  const heal = await hang(page, 'foodLogUpdate');
  await page.getByRole('button', { name: 'Edit Oats' }).click();
  await page.getByRole('form', { name: 'Edit Oats' }).getByLabel('Fats').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/');
  // Another device changes the entry before this one's edit is sent again.
  await changeElsewhere(page, { id: oatsNow?.id ?? '', version: 1, calories: 400 });
  heal();
  await page.clock.fastForward(12_000);
  await expect(page.getByRole('alert')).toContainText('Not saved: Changed Oats');
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('form', { name: 'Edit Oats' });
  await expect(editor.getByLabel('Fats')).toHaveValue('7');
  // It stays listed in case this page is closed now, and is opened once.
  const refused = page.getByRole('alert').filter({ hasText: 'Not saved: Changed Oats' });
  await page.reload();
  await expect(editor.getByLabel('Fats')).toHaveValue('7');
  await refused.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('You are editing this entry.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Another device or tab has changed this entry: calories 400 kcal.'),
  ).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expectTotals(page, { ...nothing, calories: 400, fats: 7 });
  await expect(refused).toHaveCount(0);
});

test('a note about refused changes stays in view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await refuseTeaAfterReload(page);
  const note = page.getByRole('button', { name: 'Show 1 change' });
  await expect(refusedTea(page)).not.toBeInViewport();
  await expect(note).toBeInViewport();
  // What comes last above the list.
  await expect(
    page.getByRole('region', { name: 'Log again' }).getByRole('button', { name: /^Oats/ }),
  ).toBeVisible();
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(refusedTea(page)).toBeInViewport({ ratio: 1 });
  await expect(note).toHaveCount(0);
  // Discard would move under a finger.
  expect(await height()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(note).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  // To read the contrast, axe scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(note).toBeInViewport();
  await note.click();
  await expect(refusedTea(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(refusedTea(page)).toBeInViewport();
  await expect(note).toHaveCount(0);
});
