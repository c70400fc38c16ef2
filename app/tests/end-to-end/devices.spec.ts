import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { addFood, expectTotals, lastChange, nothing } from './support/log.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const once = { calories: 300, fats: 5, proteins: 10, carbs: 50 };
let other: Page;

/** The person looks at a device again after a while with the other one. */
async function lookAt(device: Page) {
  await device.bringToFront();
  // An answer that is half a second old is not asked for again.
  await device.clock.fastForward(600);
  await device.evaluate(() => dispatchEvent(new Event('focus')));
}

test.beforeEach(async ({ page, context, restoreSession, logFoods, pageOfOtherDevice }) => {
  await context.clock.install();
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expectTotals(page, once);
  other = await pageOfOtherDevice();
  await other.clock.install();
  await other.goto('/food-log');
  await expectTotals(other, once);
});

test('two devices that edit one entry show each other’s change, after a reload too: Save keeps both, and Cancel the other one', async ({
  page,
}) => {
  for (const device of [page, other]) {
    await device.getByRole('button', { name: 'Edit Oats' }).click();
  }
  await other.getByRole('form', { name: 'Edit Oats' }).getByLabel('Calories').fill('310');
  await other.keyboard.press('Enter');
  await expectTotals(other, { ...once, calories: 310 });
  await other.getByRole('button', { name: 'Edit Oats' }).click();
  await other.getByRole('form', { name: 'Edit Oats' }).getByLabel('Proteins').fill('11');

  const editor = page.getByRole('form', { name: 'Edit Oats' });
  await editor.getByLabel('Fats').fill('9');
  await page.reload();
  await page.setViewportSize({ width: 320, height: 480 });
  await editor.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'calories 310' });
  await expect(conflict).toBeInViewport({ ratio: 1 });
  await expect(editor.getByLabel('Calories')).toHaveValue('310');
  await expect(editor.getByLabel('Fats')).toHaveValue('9');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expectTotals(page, { ...once, calories: 310, fats: 9 });

  await other.bringToFront();
  await other.keyboard.press('Enter');
  await expect(other.getByText(/^Another device or tab has changed this entry/)).toBeVisible();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expectTotals(other, { ...once, calories: 310, fats: 9 });
});

test('Undo of what another device has changed since says so in full, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await addFood(page, { name: 'Tea', calories: '2' });
  await expectTotals(page, { ...once, calories: 302 });
  await lookAt(other);
  await other.getByRole('button', { name: 'Edit Tea' }).click();
  await other.getByRole('form', { name: 'Edit Tea' }).getByLabel('Calories').fill('7');
  await other.keyboard.press('Enter');
  await expectTotals(other, { ...once, calories: 307 });

  await page.bringToFront();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lastChange(page)).toContainText('That could not be undone. This entry was changed');
  expect(
    await lastChange(page).evaluate((text) => text.scrollHeight - text.clientHeight),
  ).toBeLessThan(2);
  await expectTotals(page, { ...once, calories: 307 });
});

test('typed values stay in the editor when another device has deleted the entry', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Edit Oats' }).click();
  const editor = page.getByRole('form', { name: 'Edit Oats' });
  await editor.getByLabel('Name').fill('Oats with a long name that nobody types twice');
  await other.getByRole('button', { name: 'Delete Oats' }).click();
  await expectTotals(other, nothing);
  await lookAt(page);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(editor.getByLabel('Name')).toHaveValue(/^Oats with a long name/);
});
