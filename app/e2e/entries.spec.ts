import { demoAccount, expect, test } from './support/foodlog.ts';
import {
  addFood,
  dayOnScreen,
  entriesOnScreen,
  expectTotals,
  nothing,
  watchOperations,
} from './support/log.ts';
import { signedUpAt } from './support/signedUpAt.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2', fats: '0', proteins: '0', carbs: '0' };
const both = { calories: 302, fats: 5, proteins: 10, carbs: 50 };

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
});

test('the entries of the day show newest first and add up to the totals', async ({ page }) => {
  await addFood(page, oats);
  await addFood(page, tea);
  await expectTotals(page, both);
  expect(await entriesOnScreen(page)).toEqual(['Tea 2/0/0/0', 'Oats 300/5/10/50']);
  await page.reload();
  await expectTotals(page, both);
  expect(await entriesOnScreen(page)).toEqual(['Tea 2/0/0/0', 'Oats 300/5/10/50']);
});

test('an entry is deleted without a question and with one request, and undo restores it with one request', async ({
  page,
}) => {
  await addFood(page, oats);
  await addFood(page, tea);
  await expectTotals(page, both);
  const operations = watchOperations(page);
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await expect(page.getByText('Deleted Oats')).toBeVisible();
  await expectTotals(page, { ...nothing, calories: 2 });
  expect(operations).toEqual(['foodLogDelete']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, both);
  expect(await entriesOnScreen(page)).toEqual(['Tea 2/0/0/0', 'Oats 300/5/10/50']);
  expect(operations).toEqual(['foodLogDelete', 'foodLogRestore']);
});

test('an entry is edited in place with one request, and undo reverses the edit', async ({
  page,
}) => {
  await addFood(page, oats);
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  const operations = watchOperations(page);
  await page.getByRole('button', { name: 'Edit Oats' }).click();
  const editor = page.getByRole('form', { name: /Oats/ });
  await editor.getByLabel('Calories').fill('350');
  await editor.getByLabel('Name').fill('Oats with milk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changed Oats with milk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Oats with milk' })).toBeFocused();
  await expectTotals(page, { calories: 350, fats: 5, proteins: 10, carbs: 50 });
  expect(operations).toEqual(['foodLogUpdate']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  expect(await entriesOnScreen(page)).toEqual(['Oats 300/5/10/50']);
});

test('a food is logged again with one press and one request', async ({ page }) => {
  await addFood(page, oats);
  await page.reload();
  const again = page.getByRole('region', { name: 'Log again to today' });
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  const operations = watchOperations(page);
  await again.getByRole('button', { name: /^Oats/ }).click();
  await expectTotals(page, { calories: 600, fats: 10, proteins: 20, carbs: 100 });
  expect(operations).toEqual(['foodLogCreateMany']);
});

test('a food whose only entry was undone is no longer offered', async ({ page }) => {
  const again = page.getByRole('region', { name: 'Log again to today' });
  const name = page.getByLabel('Name', { exact: true });
  await addFood(page, oats);
  await expect(again.getByRole('button', { name: /^Oats/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, nothing);
  await expect(page.getByRole('button', { name: /^Oats/ })).toHaveCount(0);
  await addFood(page, { ...tea, name: 'Oat drink' });
  await name.pressSequentially('oa');
  await expect(page.getByRole('option')).toHaveText(/Oat drink/);
});

test('Adjust puts a food into the form', async ({ page }) => {
  await addFood(page, oats);
  await page.reload();
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
  // The adjusted food is a draft like any other.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectTotals(page, { calories: 600, fats: 10, proteins: 20, carbs: 100 });
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectTotals(page, { calories: 900, fats: 15, proteins: 30, carbs: 150 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('0');
});

test('Adjust puts a food into the form even when nothing can be stored', async ({ page }) => {
  await addFood(page, oats);
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
});

test('a known food is logged with three keys besides its letters', async ({ page }) => {
  await addFood(page, oats);
  await page.reload();
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('oa');
  await expect(page.getByRole('option', { name: /Oats/ })).toBeVisible();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectTotals(page, { calories: 600, fats: 10, proteins: 20, carbs: 100 });
});

test('each control shows its shortcut, and shortcuts can be turned off for good', async ({
  page,
}) => {
  await addFood(page, oats);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAttribute('aria-keyshortcuts', '/');
  await expect(page.locator('kbd', { hasText: '/' })).toBeVisible();
  await expect(page.locator('kbd', { hasText: 'Ctrl+Z' })).toBeVisible();
  // The empty name has the focus again, and there is no typing that Control+Z could undo.
  await addFood(page, tea);
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  await name.pressSequentially('Soup');
  await page.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('Soup');
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  await name.blur();
  await page.keyboard.press('Control+z');
  await expectTotals(page, nothing);

  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
  await page.reload();
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await expect(page.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(name).not.toBeFocused();
});

test('a food is logged to the day on screen when the person selects that', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(demoAccount);
  await page.goto('/food-log');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  const day = await dayOnScreen(page);
  await page.getByRole('checkbox', { name: /^Log to / }).check();
  await addFood(page, tea);
  expect(await dayOnScreen(page)).toBe(day);
  await expectTotals(page, { ...nothing, calories: 2 });
  await expect(page.getByRole('checkbox', { name: /^Log to / })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('checkbox', { name: /^Log to / })).not.toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Delete Tea' }).click();
  await expectTotals(page, nothing);
});

test('the message names the day when a food was logged to another day than the one on screen', async ({
  page,
  restoreSession,
}) => {
  await signedUpAt(page, Date.now() - 5 * 86_400_000);
  await restoreSession();
  await page.goto('/food-log');
  const words = page.locator('output').last();
  const again = page.getByRole('region', { name: /^Log again/ });
  await page.getByRole('button', { name: 'Previous' }).click();
  await addFood(page, tea);
  await expect(words).toHaveText('Added Tea to today');
  await addFood(page, tea);
  await expect(words).toHaveText('Added Tea');
  await page.getByRole('button', { name: 'Previous' }).click();
  await again.getByRole('button', { name: /^Tea/ }).click();
  await expect(words).toHaveText('Added Tea to today');
  // With the answer, today shows on screen.
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('checkbox', { name: /^Log to / }).check();
  await addFood(page, tea);
  await expect(words).toHaveText('Added Tea');
  for (const count of [4, 3, 2]) {
    await page.getByRole('button', { name: `Undo (${count})` }).click();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words).toBeEmpty();
});
