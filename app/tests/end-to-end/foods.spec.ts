import type { Locator, Page } from 'playwright/test';
import { fillSignIn } from './support/accounts.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { expectTotals, waitForWorker, watchOperations } from './support/log.ts';
import { morning } from './support/morning.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const [, yesterday] = morning.days;

const repeat = (page: Page) => page.getByRole('region', { name: 'Log again' });
const list = (page: Page, name: string) => page.getByRole('list', { name });
const foods = (page: Page) => page.getByRole('region', { name: 'Foods' });

/** Goes to a control by the Tab key alone. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function pressByKey(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name, exact: role === 'link' }));
  await page.keyboard.press('Enter');
}

/** Chooses where a food is listed, by keyboard alone. */
async function place(page: Page, name: string, keys: string[]) {
  await pressByKey(page, `Pin or hide ${name}`);
  await expect(page.getByRole('menu')).toBeVisible();
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('§2 a food is corrected and logged so, and what was logged keeps its figures', async ({
    page,
    restoreSession,
    logFoods,
  }) => {
    await restoreSession();
    await logFoods({ ...oats, day: yesterday });
    await page.goto('/food-log');
    await page.getByRole('link', { name: 'Foods' }).tap();
    await expect(page.getByRole('heading', { name: 'Your foods' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Edit Oats/ }).tap();
    const panel = page.getByRole('form', { name: 'Edit Oats' });
    for (const [label, text] of [
      ['Name', 'Porridge'],
      ['Calories', '350'],
      ['Amount', '150'],
      ['Unit', 'g'],
    ] as const) {
      await panel.getByRole('textbox', { name: label }).tap();
      await panel.getByRole('textbox', { name: label }).fill(text);
    }
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Save' }).tap();
    await expect(
      page.getByRole('button', { name: /^Edit Porridge 150\sg\s*350\skcal/ }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Log', exact: true }).tap();
    await page.getByLabel('Name', { exact: true }).fill('porr');
    await page
      .getByRole('option', { name: /^Porridge/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Half' }).tap();
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expectTotals(page, { calories: 175, fats: 3, proteins: 5, carbs: 25 });
    await page.getByRole('button', { name: 'Previous' }).tap();
    await expectTotals(page, { calories: 300, fats: 5, proteins: 10, carbs: 50 });
    await expect(page.getByRole('button', { name: 'Edit Oats' })).toBeVisible();
  });
});

test('§2 by keyboard alone, a food is pinned, another one hidden, a third one deleted and brought back', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(oats, { ...oats, name: 'Soup' }, { ...oats, name: 'Rice' });
  await page.goto('/food-log');
  await expect(repeat(page).getByRole('listitem')).toHaveText([/^Rice/, /^Soup/, /^Oats/]);
  await pressByKey(page, 'Foods', 'link');
  await place(page, 'Oats', ['ArrowUp']);
  await expect(list(page, 'Pinned')).toContainText('Oats');
  await place(page, 'Soup', ['ArrowDown']);
  await expect(list(page, 'Hidden')).toContainText('Soup');
  await pressByKey(page, 'Log', 'link');
  await expect(repeat(page).getByRole('listitem')).toHaveText([/^Oats/, /^Rice/]);
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('soup');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Soup 300/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Name', { exact: true }).fill('');

  await page.reload();
  await pressByKey(page, 'Foods', 'link');
  await pressByKey(page, 'Delete Rice from your foods');
  await expect(foods(page).getByRole('button', { name: /^Edit Rice/ })).toHaveCount(0);
  await expect(page.getByText('Deleted Rice from your foods')).toBeVisible();
  await pressByKey(page, /^Undo/);
  await expect(foods(page).getByRole('button', { name: /^Edit Rice/ })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Search your foods' }));
  await page.keyboard.type('ri');
  await expect(foods(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('§2 foods are listed and changed over a reload; each change is sent once, and another tab sees it', async ({
    page,
    context,
    restoreSession,
    logFoods,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    await restoreSession();
    await logFoods(oats, { ...oats, name: 'Soup' });
    await page.goto('/foods');
    await expect(page.getByRole('button', { name: /^Edit Soup/ })).toBeVisible();
    await waitForWorker(page);
    const other = await context.newPage();
    await other.goto('/food-log');
    await expect(repeat(other).getByRole('listitem')).toHaveCount(2);
    await context.setOffline(true);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Delete Oats from your foods' }).click();
    await expect(page.getByRole('button', { name: /^Edit Oats/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Edit Soup/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit Oats/ })).toHaveCount(0);
    await expect(page.getByText('Offline. 1 change to send')).toBeVisible();
    await expect(repeat(other).getByRole('listitem')).toHaveText([/^Soup/]);
    const operations = await watchOperations(page);
    await context.setOffline(false);
    await expect(page.getByText('Offline')).toHaveCount(0);
    await expect.poll(() => operations).toContain('foodLogSetFood');
    expect(operations.filter((name) => name === 'foodLogSetFood')).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Edit Soup/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit Oats/ })).toHaveCount(0);
    await other.reload();
    await expectTotals(other, { calories: 600, fats: 10, proteins: 20, carbs: 100 });
    await expect(repeat(other).getByRole('listitem')).toHaveText([/^Soup/]);
  });
});

test('§2 a visitor logs in and comes back to their foods, which are none yet', async ({
  page,
  account,
}) => {
  await page.goto('/foods');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/foods');
  await expect(page).toHaveTitle('Your foods · Foodlog');
  await expect(page.getByText('Foods that you log appear here.')).toBeVisible();
});
