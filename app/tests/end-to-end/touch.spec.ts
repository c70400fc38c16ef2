import type { Page } from 'playwright/test';
import { findSmallTargets } from '../../../.storybook/accessibility/findSmallTargets.ts';
import { expect, test } from './support/foodlog.ts';
import { dayOnScreen, entriesOnScreen, expectTotals, nothing } from './support/log.ts';
import { signedUpAt } from './support/signedUpAt.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2' };
const oatsTotals = { calories: 300, fats: 5, proteins: 10, carbs: 50 };

const tap = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).tap();

/** Taps a field, types into it, and goes on by the keyboard: the foods that are found cover what is below the name. */
async function type(page: Page, label: string, text: string) {
  const field = page.locator('form[autocomplete]').getByLabel(label, { exact: true });
  await field.tap();
  await expect(field).toBeFocused();
  await field.fill(text);
  if (label === 'Name') await field.press('Enter');
}

/** The controls on screen that are smaller than the design says. */
const smallTargets = async (page: Page) => page.evaluate(findSmallTargets, 44);

test('by touch, foods are added, logged again, edited, deleted and restored', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/food-log');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches)).toBe(
    true,
  );
  await type(page, 'Name', 'Oats');
  for (const [label, value] of [
    ['Calories', '300'],
    ['Fats', '5'],
    ['Proteins', '10'],
    ['Carbs', '50'],
  ] as const)
    await type(page, label, value);
  await tap(page, 'Add');
  await expectTotals(page, oatsTotals);

  await page
    .getByRole('region', { name: /^Log again/ })
    .getByRole('button', { name: /^Oats/ })
    .tap();
  await expectTotals(page, { calories: 600, fats: 10, proteins: 20, carbs: 100 });
  await tap(page, /^Undo/);
  await expectTotals(page, oatsTotals);

  await tap(page, /^Edit Oats/);
  const editor = page.getByRole('form', { name: 'Edit Oats' });
  await editor.getByLabel('Calories').tap();
  await editor.getByLabel('Calories').fill('350');
  expect(await smallTargets(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expectTotals(page, { ...oatsTotals, calories: 350 });

  await tap(page, /^Edit Oats/);
  await tap(page, 'Delete');
  await expectTotals(page, nothing);
  await page.reload();
  await expectTotals(page, nothing);
  await tap(page, 'Recently deleted');
  // The food that was logged again and undone is deleted too; the entry deleted last is the first.
  await page.getByRole('checkbox', { name: /^Oats/ }).first().tap();
  expect(await smallTargets(page)).toEqual([]);
  await tap(page, 'Restore 1');
  await expectTotals(page, { ...oatsTotals, calories: 350 });
  await expect.poll(async () => entriesOnScreen(page)).toEqual(['Oats 350/5/10/50']);
});

test('by touch, days are stepped through, and entries are logged and copied to another day', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await signedUpAt(page, Date.now() - 3 * 86_400_000);
  await page.goto('/food-log');
  const today = await dayOnScreen(page);
  await tap(page, 'Previous');
  await type(page, 'Name', 'Tea');
  await type(page, 'Calories', '2');
  await tap(page, /^Add to \d/);
  await expectTotals(page, { ...nothing, calories: 2 });
  await tap(page, 'Next');
  await expect.poll(async () => dayOnScreen(page)).toBe(today);
  await expectTotals(page, nothing);
  await tap(page, 'Copy a day');
  await expect(page.getByRole('checkbox', { name: /^Tea/ })).toBeChecked();
  expect(await smallTargets(page)).toEqual([]);
  await tap(page, 'Copy 1 to today');
  await expectTotals(page, { ...nothing, calories: 2 });
});

test('on a touch screen, the keys of sums are within reach and the hints of shortcuts are hidden', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(oats, tea);
  await page.goto('/food-log');
  await tap(page, /^Edit Tea/);
  await tap(page, 'Delete');
  await expectTotals(page, oatsTotals);
  expect(await smallTargets(page)).toEqual([]);
  await expect(page.locator('kbd:visible')).toHaveCount(0);

  await type(page, 'Name', 'Soup');
  await type(page, 'Calories', '120');
  await tap(page, 'Plus');
  await page.keyboard.type('30');
  await tap(page, 'Add');
  await expectTotals(page, { ...oatsTotals, calories: 450 });
});

test('four digits stand whole beside the keys of a number, on the smallest phone too', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await restoreSession();
  await page.goto('/food-log');
  await page.getByLabel('Name', { exact: true }).tap();
  const plus = page.getByRole('button', { name: 'Plus' });
  const isWhole = async (label: string) => {
    await expect(plus).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    const field = page.getByLabel(label, { exact: true });
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  };
  await type(page, 'Calories', '8888');
  await isWhole('Calories');
  await page.getByLabel('Name', { exact: true }).fill('Bananas');
  await page.getByRole('option', { name: /^Bananas, raw/ }).tap();
  await type(page, 'Amount', '1500');
  await isWhole('Amount');

  // Other teams' sidebars are narrower; no target is smaller than WCAG 2.2 allows.
  await page.setViewportSize({ width: 240, height: 640 });
  expect((await plus.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('a long sum and its result can be read while it is typed, from either side', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  for (const [width, dir] of [
    [320, 'ltr'],
    [320, 'rtl'],
    [390, 'ltr'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/food-log');
    // The foods that are offered come last, above the form.
    const bread = page
      .getByRole('region', { name: 'Log again' })
      .getByRole('button', { name: /^Bread/ });
    await expect(bread.or(page.getByText('Nothing logged yet.')).first()).toBeVisible();
    await page.getByLabel('Name', { exact: true }).tap();
    await page.getByLabel('Carbs', { exact: true }).fill('12,5');
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const before = await add.boundingBox();
    await expect(page.getByText('≈ 13')).toBeVisible();
    await type(page, 'Calories', '120');
    await expect(page.getByText('≈ 12,5')).toBeVisible();
    for (const figure of ['80', '35', '240']) {
      await tap(page, 'Plus');
      await page.keyboard.type(figure);
    }
    const sum = page.getByText('475 = 120 + 80 + 35 + 240');
    await expect(sum).toBeVisible();
    const box = await sum.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    // It begins with the result, takes the place of the label, and covers no other field.
    const name = await page.getByLabel('Name', { exact: true }).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    // Nothing moves under a finger that is about to press Add.
    expect(await add.boundingBox()).toEqual(before);
    const label = page.locator('label', { hasText: /^Calories$/ });
    await expect(label).toBeHidden();
    await page.getByLabel('Name', { exact: true }).fill('Bread');
    // Closes the list of foods that are found.
    await page.getByLabel('Name', { exact: true }).press('Escape');
    await add.click();
    await expect(label, 'the form is short again').toBeHidden();
    await page.getByLabel('Name', { exact: true }).tap();
    await expect(label).toBeVisible();
  }
});
