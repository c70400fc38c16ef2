import type { Locator } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { frames } from './support/frames.ts';
import { isClear } from './support/isClear.ts';
import { addFood, expectTotals, lastChange } from './support/log.ts';
import { rectangle } from './support/rectangle.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2', fats: '0', proteins: '0', carbs: '0' };
const both = { calories: 302, fats: 5, proteins: 10, carbs: 50 };

/** What a press on the middle of a button reaches. */
const pressedAt = async (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.textContent ?? '';
  });

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
});

test('after the last undo the focus is on the restored entry or on the heading', async ({
  page,
}) => {
  await addFood(page, oats);
  await addFood(page, tea);
  const undo = page.getByRole('button', { name: 'Undo' });
  const heading = page.getByRole('heading', { name: 'Entries' });
  // In another tab, nothing can be undone yet.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Oats' })).toBeFocused();
  await expectTotals(page, both);

  // After Undo, nothing that was added is left.
  await addFood(page, { name: 'Rice', calories: '100' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expectTotals(page, both);

  // The button that had the focus is gone.
  await addFood(page, { name: 'Rice', calories: '100' });
  await page.getByRole('button', { name: /^Rice/ }).focus();
  await page.keyboard.press('Control+z');
  await expect(heading).toBeFocused();
});

test('nothing that is opened or focused lies under Undo, which names what it undoes', async ({
  page,
  logFoods,
}) => {
  await logFoods(...['Oats', 'Tea', 'Soup', 'Rice'].map((name) => ({ name, calories: '10' })));
  await page.reload();
  for (const name of ['Oats', 'Tea', 'Soup'])
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  const undo = page.getByRole('button', { name: 'Undo deletion of Soup', exact: true });
  // Also where its text is copied or translated.
  await expect(undo).toHaveText(/ deletion of Soup$/);
  const panel = page.getByRole('form', { name: /^Deleted/ });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect.poll(async () => isClear(undo)).toBe(true);
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await expect(panel.getByRole('heading')).toBeFocused();
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect.poll(async () => isClear(rows.first())).toBe(true);
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = panel.locator('li:focus-within, button:focus');
      await expect.poll(async () => isClear(focused)).toBe(true);
    }
    await page.getByRole('button', { name: 'Targets' }).click();
    const targets = page.getByRole('form', { name: 'Targets' });
    await expect(targets.getByRole('heading')).toBeFocused();
    // It would lie over a field, Save or Cancel, where a press would undo.
    await expect(undo).toBeHidden();
  }
});

test('no choice of the menu that moves an entry lies under Undo or Add food', async ({
  page,
  logFoods,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logFoods(...['Oats', 'Tea', 'Soup', 'Rice'].map((name) => ({ name, calories: '10' })));
  await page.reload();
  await page.getByRole('button', { name: 'Meals', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(lastChange(page)).toHaveText('Changed your meals');
  const move = page.getByRole('button', { name: /^Move / });
  await expect(move).toHaveCount(4);
  for (const button of await move.all()) {
    // The menu opens towards the bottom of the window.
    const { y } = await rectangle(button);
    await page.evaluate((top) => scrollBy(0, top - 340), y);
    await expect(page.getByRole('button', { name: 'Add food' })).toBeVisible();
    await button.click();
    const choices = page.getByRole('menuitemradio');
    await expect(choices).toHaveCount(5);
    for (const choice of await choices.all())
      await expect.poll(async () => isClear(choice)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
  }
});

test('on a phone, Add is under nothing while a half-typed food has not the focus, and Undo comes back below', async ({
  page,
  logFoods,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await logFoods(...Array.from({ length: 9 }, (_, place) => ({ name: `Snack ${place}` })));
  await page.reload();
  await addFood(page, { name: 'Tea' });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await page.getByRole('button', { name: 'Now' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Toast');
  await page.getByLabel('Name', { exact: true }).blur();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  for (let top = 0; top < 400; top += 20) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await frames(page);
    expect(await pressedAt(add), `scrolled by ${top} px`).not.toMatch(/^Undo/);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => isClear(undo)).toBe(true);
});
