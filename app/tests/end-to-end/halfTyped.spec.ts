import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';
import { expectNoEditor, expectTotals } from './support/log.ts';

const both = { calories: 302, fats: 5, proteins: 10, carbs: 50 };
const editorFile = /EditEntry.*\.js$/;

const editor = (page: Page, name: string) => page.getByRole('form', { name: `Edit ${name}` });
const edit = async (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click();

/** Saves an edit of Oats, which reaches the server when the returned function is called. */
async function saveSlowly(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/api', async (route) => {
    const isEdit = route.request().postData()?.includes('foodLogUpdate');
    if (isEdit) await promise;
    await route.continue();
  });
  await edit(page, 'Oats');
  await editor(page, 'Oats').getByLabel('Calories').fill('310');
  await page.keyboard.press('Enter');
  return resolve;
}

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await restoreSession();
  await logFoods(
    { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' },
    { name: 'Tea', calories: '2' },
  );
  await page.goto('/food-log');
  await expectTotals(page, both);
});

test('a late answer to Save leaves the next editor open, with the values typed there', async ({
  page,
}) => {
  const letGo = await saveSlowly(page);
  await edit(page, 'Tea');
  await editor(page, 'Tea').getByLabel('Fats').fill('9');
  letGo();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('312');
  await expect(editor(page, 'Tea').getByLabel('Fats')).toHaveValue('9');
  await page.reload();
  await expect(editor(page, 'Tea').getByLabel('Fats')).toHaveValue('9');
  await expect(editor(page, 'Oats')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectTotals(page, { ...both, calories: 312, fats: 14 });
});

test('an edit that was left for another one keeps its typed values to itself', async ({ page }) => {
  await edit(page, 'Oats');
  await editor(page, 'Oats').getByLabel('Fats').fill('7');
  await edit(page, 'Tea');
  await expect(editor(page, 'Oats')).toHaveCount(0);
  await expect(editor(page, 'Tea').getByLabel('Name')).toHaveValue('Tea');
  await expect(editor(page, 'Tea').getByLabel('Fats')).toHaveValue('0');
  await edit(page, 'Oats');
  await expect(editor(page, 'Oats').getByLabel('Fats')).toHaveValue('7');
  await expect(editor(page, 'Oats').getByLabel('Calories')).toHaveValue('300');
});

test('typing and scrolling are not interrupted when a half-typed edit opens again', async ({
  page,
}) => {
  await edit(page, 'Oats');
  await editor(page, 'Oats').getByLabel('Calories').fill('310');
  const release = await hold(page, editorFile);
  await page.reload();
  const name = page.getByLabel('Name', { exact: true });
  await name.pressSequentially('So');
  const seen = await page.evaluate(() => scrollY);
  release();
  await expect(editor(page, 'Oats').getByLabel('Calories')).toHaveValue('310');
  await page.keyboard.type('up');
  await expect(name.first()).toHaveValue('Soup');
  expect(await page.evaluate(() => scrollY)).toBe(seen);
});

test('an edit that was saved just before its page was left does not open again', async ({
  page,
}) => {
  const letGo = await saveSlowly(page);
  await page.getByRole('link', { name: 'Foodlog' }).click();
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await expect(page.getByRole('button', { name: 'Edit Oats' })).toBeVisible();
  letGo();
  await expectTotals(page, { ...both, calories: 312 });
  await expect(editor(page, 'Oats')).toHaveCount(0);
  await page.reload();
  await expectTotals(page, { ...both, calories: 312 });
  await expectNoEditor(page);
});

test('a half-typed edit whose editor does not load is kept, and a message says so', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await edit(page, 'Oats');
  await editor(page, 'Oats').getByLabel('Calories').fill('310');
  await page.route(editorFile, async (route) => route.abort());
  await page.reload();
  const words = page.getByText(/^What you typed for Oats is kept/);
  await expect(words).toBeVisible();
  await page.unroute(editorFile);
  await page.reload();
  await expect(editor(page, 'Oats').getByLabel('Calories')).toHaveValue('310');
  await expect(words).toHaveCount(0);
});

test('a half-typed edit survives a reload and a visit to another page until it is saved or cancelled', async ({
  page,
}) => {
  const calories = editor(page, 'Oats').getByLabel('Calories');
  await edit(page, 'Oats');
  await calories.fill('310');
  await page.reload();
  await expect(calories).toHaveValue('310');
  await page.getByRole('link', { name: 'Foodlog' }).click();
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await expect(calories).toHaveValue('310');
  await editor(page, 'Oats').getByRole('button', { name: 'Save' }).click();
  await expectTotals(page, { ...both, calories: 312 });
  await page.reload();
  await expectTotals(page, { ...both, calories: 312 });
  await expectNoEditor(page);

  await edit(page, 'Oats');
  await calories.fill('999');
  await editor(page, 'Oats').getByRole('button', { name: 'Cancel' }).click();
  await edit(page, 'Oats');
  await expect(calories).toHaveValue('310');
});

test('what is half typed into a panel opens again after a reload, on the log and among the foods, until it is saved or cancelled', async ({
  page,
}) => {
  const targets = page.getByRole('form', { name: 'Targets' });
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  await targets.getByLabel('Calories').fill('1800');
  await page.reload();
  await expect(targets.getByLabel('Calories')).toHaveValue('1800');
  await targets.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,498 left');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,498 left');
  await expect(targets).toHaveCount(0);

  await page.goto('/foods');
  await edit(page, 'Oats');
  await editor(page, 'Oats').getByLabel('Calories').fill('310');
  await page.reload();
  await expect(editor(page, 'Oats').getByLabel('Calories')).toHaveValue('310');
  await editor(page, 'Oats').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Oats' })).toBeVisible();
  await expectNoEditor(page);
});
