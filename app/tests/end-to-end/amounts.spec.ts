import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { dayOnScreen, entriesOnScreen, expectTotals, logToDay, nothing } from './support/log.ts';
import { askDay } from './support/server.ts';
import { signedUpAt } from './support/signedUpAt.ts';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const ofOats = { calories: 300, fats: 5, proteins: 10, carbs: 50 };
const half = { calories: 150, fats: 3, proteins: 5, carbs: 25 };
const both = { calories: 450, fats: 8, proteins: 15, carbs: 75 };

const nameField = (page: Page) => page.getByLabel('Name', { exact: true }).last();
const amountIn = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name: 'Amount' });
const form = 'Add Food/Drink';

async function amountsOnServer(page: Page) {
  const { entries } = await askDay(page, await dayOnScreen(page));
  return entries.map(({ amount, unit }) => `${amount} ${unit}`);
}

test.describe('on a phone with touch', () => {
  test.use(phone);

  test('§2 the same, but half: from the entry, and from Log again', async ({
    page,
    restoreSession,
    logFoods,
  }) => {
    await restoreSession();
    await logFoods({ ...oats, amount: 150, unit: 'g' });
    await page.goto('/food-log');
    await page.getByRole('button', { name: /^Edit Oats/ }).tap();
    await expect(amountIn(page, 'Edit Oats')).toHaveValue('150');
    await page.getByRole('button', { name: 'Half' }).tap();
    await page.reload();
    await expect(amountIn(page, 'Edit Oats')).toHaveValue('75');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expectTotals(page, half);
    expect(await amountsOnServer(page)).toEqual(['75 g']);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expectTotals(page, ofOats);
    expect(await amountsOnServer(page)).toEqual(['150 g']);

    await page.getByRole('button', { name: /^Adjust Oats/ }).tap();
    await expect(amountIn(page, form)).toHaveValue('150');
    await page.getByRole('button', { name: 'Half' }).tap();
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expectTotals(page, both);
    expect(await amountsOnServer(page)).toEqual(['75 g', '150 g']);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expectTotals(page, ofOats);

    // The amount is selected: typed over it, half is two presses.
    await page.getByRole('button', { name: /^Adjust Oats/ }).tap();
    await expect(amountIn(page, form)).toBeFocused();
    await page.keyboard.type('75');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expectTotals(page, both);
    expect(await amountsOnServer(page)).toEqual(['75 g', '150 g']);
  });
});

test('§2 by keyboard, the amount of an entry is changed, and a corrected figure stays with it', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods({ ...oats, amount: 150, unit: 'g' });
  await page.goto('/food-log');
  await page.getByRole('button', { name: /^Edit Oats/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Calories' }).last()).toBeFocused();
  await expect(amountIn(page, 'Edit Oats')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(amountIn(page, 'Edit Oats')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('225');
  for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expectTotals(page, { calories: 450, fats: 9, proteins: 15, carbs: 75 });
  expect(await amountsOnServer(page)).toEqual(['225 g']);
});

test('§3 a half-typed portion is there after a reload, with the figure that was corrected', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/food-log');
  await nameField(page).fill('banana');
  await page.getByRole('option', { name: /Bananas, raw/ }).click();
  const amount = amountIn(page, form);
  await expect(amount).toHaveValue('1');
  await page.getByRole('combobox', { name: 'Portion' }).selectOption('g');
  await amount.fill('200');
  await page.getByRole('textbox', { name: 'Fats' }).fill('7');
  await page.reload();
  await expect(amount).toHaveValue('200');
  await expect(page.getByRole('combobox', { name: 'Portion' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Fats' })).toHaveValue('7');
  await page.getByRole('button', { name: 'Half' }).click();
  await expect(page.getByRole('textbox', { name: 'Calories' })).toHaveValue('89');
  await expect(page.getByRole('textbox', { name: 'Fats' })).toHaveValue('0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectTotals(page, { calories: 89, fats: 0, proteins: 1, carbs: 23 });
  expect(await amountsOnServer(page)).toEqual(['100 g']);
  await page.reload();
  await expectTotals(page, { calories: 89, fats: 0, proteins: 1, carbs: 23 });
  await expect(amount).toHaveCount(0);
});

async function nameMeals(page: Page) {
  await page.getByRole('button', { name: 'Meals', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form', { name: 'Meals' })).toHaveCount(0);
}

test.describe('on a phone with touch', () => {
  test.use(phone);

  test('§2 foods of a past meal are logged with one choice of the meal, and copied to today with one press', async ({
    page,
    restoreSession,
  }) => {
    const press = async (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).tap();
    await restoreSession();
    await signedUpAt(page, Date.now() - 3 * 86_400_000);
    await page.goto('/food-log');
    await nameMeals(page);
    await press('Previous');
    await press(/^Now/);
    await page.getByLabel('Meal', { exact: true }).selectOption('Snacks');
    for (const name of ['Bread', 'Cheese', 'Tea']) {
      await expect(page.getByRole('button', { name: 'Now, Snacks' })).toBeVisible();
      // Without a tap elsewhere, the next one would count as the second half of a double tap.
      await nameField(page).tap();
      await nameField(page).fill(name);
      await page.getByRole('textbox', { name: 'Calories' }).fill('100');
      await logToDay(page).tap();
      await expect(nameField(page)).toHaveValue('');
    }
    await expectTotals(page, { ...nothing, calories: 300 });
    const entries = page.getByRole('region', { name: 'Entries' });
    const snacks = entries.getByRole('list', { name: 'Snacks' }).getByRole('listitem');
    await expect(snacks).toHaveCount(3);

    await press('Copy to today: Snacks');
    await press('Today');
    await expectTotals(page, { ...nothing, calories: 300 });
    await expect(snacks).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Now, Snacks' })).toHaveCount(0);
    await press(/^Undo/);
    await expectTotals(page, nothing);

    await press('Previous');
    await press('Copy this day to today');
    await press('Today');
    await expectTotals(page, { ...nothing, calories: 300 });
    await press(/^Undo/);
    await expectTotals(page, nothing);
  });
});

test("§2 by keyboard, yesterday's breakfast of three foods is one press from opening the log", async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await page.goto('/food-log');
  await nameMeals(page);
  const yesterday = ['Bread', 'Cheese', 'Tea'].map((name) => ({
    name,
    calories: '100',
    meal: 'Breakfast',
  }));
  await logFoods(...yesterday, { ...oats, meal: 'Lunch' });
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  const copy = 'Copy Breakfast of yesterday (3 entries, 300 kcal)';
  await page.getByRole('button', { name: copy, exact: true }).press('Enter');
  await expectTotals(page, { ...nothing, calories: 300 });
  expect(await entriesOnScreen(page)).toHaveLength(3);
});

test('§2 an entry is moved to no meal, which is not the meal of that name', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods({ ...oats, meal: 'Other' });
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('heading', { name: 'No meal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Oats' }).click();
  await page.getByRole('menuitemradio', { name: 'No meal' }).click();
  await expectTotals(page, ofOats);
  const { entries: stored } = await askDay(page, await dayOnScreen(page));
  expect(stored.map(({ meal }) => meal)).toEqual([null]);
});
