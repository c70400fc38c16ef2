import type { Locator } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { resize } from './support/frames.ts';
import { expectTotals, fillFood, nothing, untilQuiet } from './support/log.ts';
import { rectangle } from './support/rectangle.ts';

test('a food is logged by keyboard alone', async ({ page, restoreSession }) => {
  await restoreSession();
  await page.goto('/food-log');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await name.evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.type('Oats');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300');
  for (const next of ['Fats', 'Proteins', 'Carbs']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(page.locator('dl')).toContainText('300');
});

test('a food to log again that has the focus is in view as a whole', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  const names = [
    'Oats',
    'Skimmed milk with honey from the farm',
    'Tea',
    'Bread with butter',
    'Soup',
  ];
  await logFoods(...names.map((name) => ({ name, calories: '100' })));
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 500 });
  await untilQuiet(page);
  const row = page.getByRole('region', { name: 'Log again' }).getByRole('list');
  for (const width of [320, 412]) {
    await resize(page, width, 700);
    await row.getByRole('button').first().focus();
    for (let presses = 0; presses < 9; presses += 1) {
      await page.keyboard.press('Tab');
      const [outer, inner] = [await rectangle(row), await rectangle(row.locator(':focus'))];
      expect(inner.x, `${width}, ${presses}`).toBeGreaterThanOrEqual(outer.x);
      // Towards its end, the row fades out.
      expect(Math.floor(inner.right), `${width}, ${presses}`).toBeLessThanOrEqual(outer.right - 28);
    }
  }
});

/** Holds a key down on a button or in a field until it has repeated three times. */
async function hold(control: Locator) {
  await control.focus();
  const { keyboard } = control.page();
  for (let press = 0; press < 4; press += 1) await keyboard.down('Enter');
  await keyboard.up('Enter');
}

test('a key that is held down deletes, undoes, logs and submits once', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  const foods = ['Oats', 'Tea', 'Soup'].map((name) => ({ name, calories: '100' }));
  await logFoods(...foods);
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 300 });
  await hold(page.getByRole('button', { name: 'Delete Soup' }));
  await expectTotals(page, { ...nothing, calories: 200 });
  await page.getByRole('button', { name: 'Delete Tea' }).click();
  await expectTotals(page, { ...nothing, calories: 100 });
  await hold(page.getByRole('button', { name: 'Undo' }));
  await expectTotals(page, { ...nothing, calories: 200 });
  await hold(page.getByRole('button', { name: /^Oats/ }).first());
  await expectTotals(page, { ...nothing, calories: 300 });
  await fillFood(page, { name: 'Milk', calories: '50' });
  await hold(page.getByLabel('Carbs'));
  await expectTotals(page, { ...nothing, calories: 350 });
  await expect(page.getByText('Enter a name.')).toHaveCount(0);
});
