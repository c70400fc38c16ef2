import { expect, test } from './support/foodlog.ts';
import {
  addFood,
  dayOnScreen,
  entriesOnScreen,
  expectTotals,
  fillFood,
  lastChange,
  logToDay,
  nothing,
  watchOperations,
} from './support/log.ts';
import { signedUpAt } from './support/signedUpAt.ts';
import { fillStorage } from './support/storedRows.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2', fats: '0', proteins: '0', carbs: '0' };

test.beforeEach(async ({ page, restoreSession }) => {
  await signedUpAt(page, Date.now() - 5 * 86_400_000);
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
});

test('an entry is edited in place with one request, and undo reverses the edit', async ({
  page,
}) => {
  await addFood(page, oats);
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  const operations = await watchOperations(page);
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

test('a food whose only entry was undone is no longer offered', async ({ page }) => {
  const again = page.getByRole('region', { name: 'Log again' });
  const name = page.getByLabel('Name', { exact: true });
  await addFood(page, oats);
  await expect(again.getByRole('button', { name: /^Oats/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, nothing);
  await expect(page.getByRole('button', { name: /^Oats/ })).toHaveCount(0);
  await addFood(page, { ...tea, name: 'Oat drink' });
  await name.pressSequentially('oa');
  await expect(page.getByRole('option').first()).toHaveText(/Oat drink/);
  await expect(page.getByRole('option', { name: /^Oats \d/ })).toHaveCount(0);
});

test('Adjust puts a food into the form', async ({ page }) => {
  await addFood(page, oats);
  await page.reload();
  const calories = page.getByRole('textbox', { name: 'Calories' });
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(calories).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('300');
  await expect(calories).toHaveValue('300');
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
  await fillStorage(page);
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  await expect(page.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
});

test('a known food is logged with three keys besides its letters', async ({ page }) => {
  await addFood(page, oats);
  await page.reload();
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-keyshortcuts', '/');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('oa');
  // Foods of the table are found, too.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Oats 300/);
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
  await expect(name).toBeFocused();
  await name.pressSequentially('Soup');
  await page.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('Soup');
  await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
  await name.blur();
  await page.keyboard.press('Control+z');
  await expectTotals(page, nothing);
  await expect(page.locator('body')).toBeFocused();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /Keyboard shortcuts/ }).uncheck();
  await page.goto('/food-log');
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await expect(page.locator('kbd')).toHaveCount(0);
  await expect(name).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await expect(name).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveAttribute('aria-keyshortcuts', '/');
});

test('Adjust keeps what was half typed, and Undo brings it back', async ({ page }) => {
  const name = page.getByLabel('Name', { exact: true });
  const calories = page.getByRole('textbox', { name: 'Calories' });
  await addFood(page, oats);
  await name.fill('Ban');
  await calories.fill('40+50');
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(name).toHaveValue('Oats');
  await expect(lastChange(page)).toHaveText('Replaced Ban');
  // Another food replaces the first, and still not what was typed.
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(lastChange(page)).toHaveText('Replaced Ban');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Ban');
  await expect(calories).toHaveValue('40+50');
  await expect(lastChange(page)).toHaveText('Added Oats');
  await page.reload();
  await expect(name).toHaveValue('Ban');
  // Where nothing was typed, nothing is replaced.
  await name.fill('');
  await calories.fill('0');
  await page.getByRole('button', { name: 'Adjust Oats' }).click();
  await expect(name).toHaveValue('Oats');
  await expect(lastChange(page)).toHaveText('Added Oats');
});

test('on another day, two equal buttons say to which day they log: that one, or today, which is then on screen', async ({
  page,
}) => {
  const today = await dayOnScreen(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  const day = await dayOnScreen(page);
  await fillFood(page, tea);
  const looks = [page.getByRole('button', { name: 'Add to today' }), logToDay(page)].map(
    async (button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, borderColor, fontWeight };
      }),
  );
  const [ofToday, ofDay] = await Promise.all(looks);
  expect(ofToday).toEqual(ofDay);
  await logToDay(page).click();
  await expectTotals(page, { ...nothing, calories: 2 });
  expect(await dayOnScreen(page)).toBe(day);
  await page.getByRole('button', { name: /^Tea 2.kcal · \d\d\/\d\d\/\d{4}$/ }).click();
  await expectTotals(page, { ...nothing, calories: 4 });
  expect(await dayOnScreen(page)).toBe(day);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  expect(await dayOnScreen(page)).toBe(today);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(logToDay(page)).toHaveCount(0);
  await expectTotals(page, nothing);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(logToDay(page)).toBeVisible();
  await addFood(page, tea);
  await expect.poll(async () => dayOnScreen(page)).toBe(today);
  await expectTotals(page, { ...nothing, calories: 2 });
});

test('an empty day offers the entries of the day before', async ({ page }) => {
  await page.getByRole('button', { name: 'Previous' }).click();
  for (const food of [oats, tea]) {
    await fillFood(page, food);
    await logToDay(page).click();
    await expect(lastChange(page)).toHaveText(`Added ${food.name}`);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Copy yesterday (2 entries, 302 kcal)' }).click();
  await expectTotals(page, { calories: 302, fats: 5, proteins: 10, carbs: 50 });
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Copy yesterday/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotals(page, nothing);
  await expect(page.getByRole('button', { name: /^Copy yesterday/ })).toBeVisible();
});
