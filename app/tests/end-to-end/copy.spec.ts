import { expect, test } from './support/foodlog.ts';
import { addFood, entriesOnScreen, expectTotals, nothing, watchOperations } from './support/log.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2', fats: '0', proteins: '0', carbs: '0' };
const both = { calories: 302, fats: 5, proteins: 10, carbs: 50 };

/** The account of this test is created today, so its clock moves on to tomorrow. */
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await restoreSession();
  await logFoods(oats, tea);
  await page.goto('/food-log');
  await expectTotals(page, both);
});

test('a whole day is copied to the day on screen with two presses and one request', async ({
  page,
}) => {
  await page.clock.setFixedTime(tomorrow());
  await page.reload();
  await expectTotals(page, nothing);
  const operations = await watchOperations(page);
  await page.getByRole('button', { name: 'Copy a day' }).click();
  await page.getByRole('button', { name: 'Copy 2 to today' }).click();
  await expectTotals(page, both);
  expect(await entriesOnScreen(page)).toEqual(['Tea 2/0/0/0', 'Oats 300/5/10/50']);
  // The day before is known by now, and is asked for again when it shows.
  expect(operations.filter((name) => name !== 'foodLogStats')).toEqual(['foodLogCreateMany']);
  await expect(page.getByRole('button', { name: 'Copy a day' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, nothing);
});

test('selected entries are copied from a chosen day to the day on screen', async ({ page }) => {
  await page.clock.setFixedTime(tomorrow());
  await page.reload();
  await addFood(page, { name: 'Soup', calories: '200' });
  await page.getByRole('button', { name: 'Copy a day' }).click();
  const picker = page.getByRole('form', { name: 'Copy a day' });
  await expect(picker.getByRole('checkbox', { name: /^Oats/ })).toBeChecked();
  await picker.getByRole('button', { name: 'Next' }).click();
  await expect(picker.getByText('This is the day to copy to. Choose another.')).toBeVisible();
  await picker.getByRole('button', { name: 'Previous' }).click();
  await picker.getByRole('checkbox', { name: 'All' }).uncheck();
  await expect(picker.getByRole('button', { name: 'Select entries' })).toBeDisabled();
  await picker.getByRole('checkbox', { name: /^Tea/ }).check();
  await picker.getByRole('button', { name: 'Copy 1 to today' }).click();
  // The totals move at once, and the picker closes with the answer.
  await expect(picker).toHaveCount(0);
  await expectTotals(page, { ...nothing, calories: 202 });
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectTotals(page, both);
});

test('an entry that two devices restore counts once', async ({ page, pageOfOtherDevice }) => {
  await page.getByRole('button', { name: 'Delete Oats' }).click();
  await expectTotals(page, { ...nothing, calories: 2 });
  const other = await pageOfOtherDevice();
  await other.goto('/food-log');
  for (const device of [page, other]) {
    await device.getByRole('button', { name: 'Recently deleted' }).click();
    await device.getByRole('checkbox', { name: /^Oats/ }).check();
  }
  await other.getByRole('button', { name: 'Restore 1' }).click();
  await expectTotals(other, both);
  await page.getByRole('button', { name: 'Restore 1' }).click();
  await expectTotals(page, both);
});
