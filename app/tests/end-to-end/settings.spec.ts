import type { Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { setTargets as startSettingTargets } from './support/setTargets.ts';
import { addFood, expectTotals, nothing, watchOperations } from './support/log.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const ofOats = { calories: 300, fats: 5, proteins: 10, carbs: 50 };

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await restoreSession();
  await logFoods(oats);
  await page.goto('/food-log');
  await expectTotals(page, ofOats);
});

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

async function setTargets(page: Page, calories: string) {
  await expect(await startSettingTargets(page, calories)).toHaveCount(0);
}

test('targets say what is left and what is over, also after a reload, and are undone', async ({
  page,
}) => {
  const operations = await watchOperations(page);
  await setTargets(page, '2000');
  await expect(totals(page)).toContainText('1,700 left');
  await expect.poll(() => operations).toEqual(['foodLogSetTargets']);
  await setTargets(page, '250');
  await expect(totals(page)).toContainText('50 over');
  await page.reload();
  await expect(totals(page)).toContainText('50 over');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(totals(page)).toContainText('1,700 left');
  await undo.click();
  await expect(totals(page)).not.toContainText('left');
});

test('targets are not saved before they are numbers, and nothing typed is lost', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  const panel = page.getByRole('form', { name: 'Targets' });
  await panel.getByRole('textbox', { name: 'Calories' }).fill('two thousand');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter whole numbers from 0 to 100,000')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Calories' })).toHaveValue('two thousand');
  await panel.getByRole('textbox', { name: 'Calories' }).fill('2000');
  await panel.getByRole('button', { name: 'Different by weekday' }).click();
  await expect(panel.getByRole('group')).toHaveCount(7);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(totals(page)).toContainText('1,700 left');
});

test('targets are set and shown without a network, and sent once when it is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  // The panel loads with its first use.
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  await setTargets(page, '2000');
  await expect(totals(page)).toContainText('1,700 left');
  const operations = await watchOperations(page);
  await context.setOffline(false);
  await expect(page.getByText('change to send')).toHaveCount(0);
  await expect.poll(() => operations).toContain('foodLogSetTargets');
  await page.reload();
  await expect(totals(page)).toContainText('1,700 left');
});

test('meals are named once; a food gets the meal of its time, moves, and is logged again', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Meals', exact: true }).click();
  const panel = page.getByRole('form', { name: 'Meals' });
  await expect(panel.getByRole('heading')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  const entries = page.getByRole('region', { name: 'Entries' });
  const mealOfSoup = entries.getByRole('list').filter({ hasText: 'Soup' });
  await addFood(page, { name: 'Soup', calories: '200' });
  await expect(mealOfSoup).toHaveAccessibleName(
    await page.evaluate(() => {
      const hour = new Date().getHours();
      return hour >= 4 && hour < 11 ? 'Breakfast' : hour >= 11 && hour < 16 ? 'Lunch' : 'Dinner';
    }),
  );
  await page.getByRole('button', { name: 'Move Soup' }).click();
  await page.getByRole('menuitemradio', { name: 'Snacks' }).click();
  await expect(mealOfSoup).toHaveAccessibleName('Snacks');

  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  await expectTotals(page, nothing);
  await page.getByRole('button', { name: 'Copy Snacks of yesterday (1 entry, 200 kcal)' }).click();
  await expectTotals(page, { ...nothing, calories: 200 });
  await expect(mealOfSoup).toHaveAccessibleName('Snacks');
});

test('§3 a food is logged at another time and to another meal, chosen before a reload, and the next one now', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Meals', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const moment = page.getByRole('button', { name: /^Now/ });
  await moment.click();
  await page.getByLabel('Time').fill('00:07');
  await page.getByLabel('Meal', { exact: true }).selectOption('Snacks');
  const chosen = page.getByRole('button', { name: '12:07 AM, Snacks' });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await addFood(page, { name: 'Soup', calories: '200' });
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('list', { name: 'Snacks' })).toContainText('Soup200 kcal12:07 AM');
  await expect(moment).toBeVisible();
  await page.reload();
  await expect(moment).toBeVisible();
});
