import type { Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { watchOperations } from './support/log.ts';
import { morning } from './support/morning.ts';
import { askDay } from './support/server.ts';

const [today = '', yesterday = ''] = morning.days;

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });
const energy = (page: Page) => page.getByRole('textbox', { name: 'Energy' });
const unit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goTo = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Chooses a unit in the settings. */
async function choose(page: Page, name: string) {
  await page.goto('/settings');
  await unit(page, name).click();
  await expect(unit(page, name)).toHaveAttribute('aria-pressed', 'true');
}

/** Checks that a page writes energy, and in kJ alone, for screen readers too. */
async function expectKilojoules(page: Page, ...amounts: string[]) {
  for (const amount of amounts) await expect(page.getByText(amount).first()).toBeAttached();
  expect(await page.evaluate(() => document.body.innerHTML)).not.toContain('kcal');
}

test('energy in kJ is the same on each page, kcal on the server, and kcal again with Undo', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods({ name: 'Oats', calories: '310', day: yesterday });
  await choose(page, 'kJ');
  await expect(unit(page, 'kJ')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, 'Log');
  await page.getByRole('button', { name: 'Copy yesterday (1 entry, 1,297 kJ)' }).click();
  await expect(totals(page)).toContainText('1,297 kJ');
  await page.getByLabel('Name', { exact: true }).fill('Soup');
  await energy(page).fill('1000');
  await unit(page, 'Add').click();
  await expect(totals(page)).toContainText('2,297 kJ');
  await expect.poll(async () => (await askDay(page, today)).totals.calories).toBe(310 + 239);
  await unit(page, 'Targets').click();
  const targets = page.getByRole('form', { name: 'Targets' });
  await targets.getByRole('textbox', { name: 'Energy' }).fill('8000');
  await targets.getByRole('button', { name: 'Save' }).click();
  await expect(totals(page)).toContainText('5,703 left');

  const operations = await watchOperations(page);
  await page.getByRole('button', { name: 'Edit Soup' }).click();
  const editor = page.getByRole('form', { name: 'Edit Soup' });
  await expect(editor.getByRole('textbox', { name: 'Energy' })).toHaveValue('1000');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  expect(operations).toEqual([]);
  await expectKilojoules(page, '2,297', '1,297', '1,000');
  await goTo(page, 'Trends');
  await expect(page.getByRole('region', { name: 'Energy per day' })).toContainText('1,297 kJ');
  await expectKilojoules(page, '1,297 kJ');
  await goTo(page, 'Foods');
  await page.getByRole('button', { name: 'Edit Oats' }).click();
  await expect(energy(page)).toHaveValue('1297');
  await expectKilojoules(page, '1,000', '1,297');

  await choose(page, 'kcal');
  await goTo(page, 'Log');
  await expect(totals(page)).toContainText('549 kcal');
  await expect(page.getByRole('textbox', { name: 'Calories' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(totals(page)).toContainText('2,297 kJ');
  await goTo(page, 'Settings');
});

test('what is half typed in kJ is the same energy when another tab chooses kcal, and after a reload', async ({
  page,
  context,
  restoreSession,
}) => {
  await restoreSession();
  await choose(page, 'kJ');
  await goTo(page, 'Log');
  await page.getByLabel('Name', { exact: true }).fill('Soup');
  await energy(page).fill('500+500');
  const other = await context.newPage();
  await choose(other, 'kcal');
  const calories = page.getByRole('textbox', { name: 'Calories' });
  await expect(calories).toHaveValue('239');
  await page.reload();
  await expect(calories).toHaveValue('239');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Soup');
  await choose(other, 'kJ');
  await expect(energy(page)).toHaveValue('500+500');
  await unit(page, 'Add').click();
  await expect(totals(page)).toContainText('1,000 kJ');
  await expect.poll(async () => (await askDay(page, today)).totals.calories).toBe(239);
  await goTo(page, 'Settings');
});
