import type { Page } from 'playwright/test';
import { waitTimeout } from '../../../scripts/setup/timeouts.ts';
import { createAccount } from './support/accounts.ts';
import { answerPhoto } from './support/answerPhoto.ts';
import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';
import { addFood, expectTotals, fillFood, lastChange, logToDay, nothing } from './support/log.ts';
import { morning } from './support/morning.ts';
import { signedUpAt } from './support/signedUpAt.ts';
import { translate } from './support/translate.ts';

const oats = { name: 'Oats', calories: '1300', fats: '5', proteins: '10', carbs: '50' };
const tea = { name: 'Tea', calories: '2' };
const both = { calories: 1302, fats: 5, proteins: 10, carbs: 50 };
/** The three days before today, as written. */
const daysBefore = morning.days
  .slice(1, 4)
  .map((day) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'));
const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** What a person does, one action after the other. Each waits until the page shows its result. */
const actions: Record<string, (page: Page) => Promise<void>> = {
  'adds two foods': async (page) => {
    await addFood(page, oats);
    await addFood(page, tea);
    await expectTotals(page, both);
  },
  'edits one': async (page) => {
    await press(page, /^Edit Oats/);
    const calories = page.getByRole('form', { name: 'Edit Oats' }).getByLabel('Calories');
    await calories.fill('x');
    await calories.press('Enter');
    await expect(calories).toHaveAccessibleDescription(/number/);
    await calories.fill('1350');
    await calories.press('Enter');
    await expectTotals(page, { ...both, calories: 1352 });
  },
  'logs one again': async (page) => {
    await page.getByRole('region', { name: 'Log again' }).getByText('Tea').click();
    await expectTotals(page, { ...both, calories: 1354 });
  },
  'deletes it': async (page) => {
    await press(page, 'Delete Tea');
    await expectTotals(page, { ...both, calories: 1352 });
    await expect(lastChange(page)).toHaveText('Deleted Tea');
  },
  'undoes that': async (page) => {
    await press(page, /^Undo/);
    await expectTotals(page, { ...both, calories: 1354 });
    await expect(lastChange(page)).toHaveText(/^Undone/);
  },
  'looks at the day before': async (page) => {
    await press(page, 'Previous');
    await expectTotals(page, nothing);
    await expect(logToDay(page)).toBeVisible();
  },
  'looks at the day before that': async (page) => {
    const label = await logToDay(page).textContent();
    await press(page, 'Previous');
    await expect(logToDay(page)).not.toHaveText(label ?? '');
    await expectTotals(page, nothing);
  },
  'logs a food there': async (page) => {
    await fillFood(page, { name: 'Soup', calories: '2000' });
    await logToDay(page).click();
    await expectTotals(page, { ...nothing, calories: 2000 });
  },
  'chooses a day in the calendar': async (page) => {
    await page.getByRole('button', { name: /choose another day/ }).click();
    await page.getByRole('dialog').getByRole('gridcell', { selected: true }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectTotals(page, nothing);
    await expect(page.getByText(/^Copy .*2,000 kcal/)).toBeVisible();
  },
  'copies the day before that': async (page) => {
    await page.getByText(/^Copy .*2,000 kcal/).click();
    await expectTotals(page, { ...nothing, calories: 2000 });
  },
  'goes back to today': async (page) => {
    await press(page, 'Today');
    await expectTotals(page, { ...both, calories: 1354 });
  },
  'is offered foods while typing': async (page) => {
    await page.getByLabel('Name', { exact: true }).pressSequentially('so');
    await expect(page.getByRole('option').first()).toHaveText(/Soup/);
    await page.getByLabel('Name', { exact: true }).fill('te');
    await expect(page.getByRole('option').first()).toHaveText(/Tea/);
    await page.getByRole('option').first().click();
  },
  'selects deleted entries to restore': async (page) => {
    await press(page, 'Delete Oats');
    await press(page, 'Recently deleted');
    await page.getByRole('checkbox', { name: /^Oats/ }).check();
    await expect(page.getByRole('button', { name: 'Restore 1' })).toBeVisible();
  },
  'restores them': async (page) => {
    await press(page, 'Restore 1');
    await expectTotals(page, { ...both, calories: 1354 });
  },
  'logs without a network': async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Carbs' }).press('Enter');
    await expect(page.getByText(/^Offline.* 1 /)).toBeVisible();
    await addFood(page, tea);
    await expect(page.getByText(/^Offline.* 2 /)).toBeVisible();
  },
  'has a network again': async (page) => {
    await page.context().setOffline(false);
    await expectTotals(page, { ...both, calories: 1358 });
    await expect(page.getByText(/^Offline/)).toHaveCount(0);
  },
  'cannot load a day': async (page) => {
    // The page does not load it by itself before the press.
    const headers = { 'Retry-After': '600' };
    await page.route('**/api', async (route) => route.fulfill({ status: 503, headers }));
    // A press goes back from the day that is on screen, which could not be asked for again either.
    for (const day of daysBefore) {
      await press(page, 'Previous');
      await expect(page.getByText(day).first()).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'loads it again': async (page) => {
    // If the page asks by itself meanwhile, it gets no answer before the press.
    const letAnswersCome = await hold(page, /\/api$/);
    await page.unroute('**/api');
    await press(page, 'Try again');
    letAnswersCome();
    await expectTotals(page, nothing);
  },
  'logs out': async (page) => {
    await press(page, 'Logout');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'opens an unknown page': async (page) => {
    await page.goto(new URL('/nowhere', page.url()).href);
    await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
  },
};

/** What a page shows, without spaces, and without times: the pages may be a minute apart. */
const textOf = async (page: Page) =>
  (await page.locator('body').innerText()).replaceAll(/\d+:\d\d [AP]M|\s/g, '');

test('a page that the browser translates shows the same as one that it leaves as it is', async ({
  page,
  browser,
  foodlog,
  restoreSession,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/, /There is no page at \/nowhere/);
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 503/);
  const other = await browser.newContext();
  await restoreSession(await createAccount(other, foodlog.url), other);
  const translated = await other.newPage();
  await translate(other);
  await restoreSession();
  const onBoth = async (act: (one: Page) => Promise<unknown>) =>
    Promise.all([page, translated].map(async (one) => act(one)));
  await onBoth(async (one) => {
    await answerPhoto(one.context());
    await signedUpAt(one, Date.now() - 5 * 86_400_000);
    await one.goto(`${foodlog.url}/food-log`);
  });
  for (const [name, act] of Object.entries(actions)) {
    await test.step(name, async () => onBoth(act));
    await expect(async () => expect(await textOf(translated)).toBe(await textOf(page))).toPass({
      timeout: waitTimeout,
    });
  }
  await other.close();
});
