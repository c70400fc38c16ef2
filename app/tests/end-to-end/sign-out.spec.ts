import type { Page } from 'playwright/test';
import { createAccount } from './support/accounts.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { axeViolations } from './support/axeViolations.ts';
import { addFood, expectTotals, fillFood, nothing } from './support/log.ts';
import { fillStorage } from './support/storedRows.ts';

const tea = { name: 'Tea', calories: '2' };
const saving = (page: Page, changes: string) =>
  page.getByRole('status').filter({ hasText: `Saving what you logged: ${changes} to go.` });

/** Holds every change that a page sends. @returns functions that let the oldest one through, and all of them. */
async function holdChanges(page: Page) {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.context().route('**/api', async (route) => {
    const isChange = route.request().postData()?.includes('mutation');
    if (isHolding && isChange) await new Promise<void>((resolve) => void held.push(resolve));
    // The page may have been left by now.
    await route.continue().catch(() => {});
  });
  return {
    releaseOne: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    },
    releaseAll: () => {
      isHolding = false;
      for (const release of held) release();
    },
  };
}

/** Withholds every answer of /api. */
async function deadNetwork(page: Page) {
  await page.context().route('**/api', async () => {});
}

const repeatTea = async (page: Page) =>
  page
    .getByRole('region', { name: /^Log again/ })
    .getByRole('button', { name: /^Tea/ })
    .click();

test.beforeEach(async ({ page, restoreSession, logFoods }) => {
  await page.clock.install();
  await restoreSession();
  await logFoods(tea);
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 2 });
});

test('sign-out waits until every pending change is saved', async ({ page, restoreSession }) => {
  const foods = ['Oats', 'Soup', 'Rice'];
  for (const name of foods) await addFood(page, { name, calories: '100' });
  // However slow the machine is, no change takes the five seconds after which the person is asked.
  await page.clock.pauseAt(Date.now() + 60_000);
  const { releaseOne, releaseAll } = await holdChanges(page);
  const again = page.getByRole('region', { name: /^Log again/ });
  for (const name of foods)
    await again.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(saving(page, '3 changes')).toBeVisible();
  for (const count of ['2 changes', '1 change']) {
    await releaseOne();
    await expect(saving(page, count)).toBeVisible();
  }
  await page.clock.resume();
  releaseAll();
  await expect(page).toHaveURL('/');
  await restoreSession();
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 602 });
});

test('sign-out opened by its address first saves the pending changes of the previous page', async ({
  page,
  restoreSession,
}) => {
  const { releaseAll } = await holdChanges(page);
  await repeatTea(page);
  // Asked after the sign-out, the service would not know the person any more.
  await Promise.all([page.waitForResponse('**/v1/auth/me*'), page.goto('/user/logout')]);
  await expect(saving(page, '1 change')).toBeVisible();
  releaseAll();
  await expect(page).toHaveURL('/');
  await restoreSession();
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 4 });
});

test('an answer that would show another day does not end the sign-out', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(demoAccount);
  await page.goto('/food-log');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible();
  const { releaseAll } = await holdChanges(page);
  // This shows today once it is answered.
  await fillFood(page, { name: 'Oats', calories: '100', carbs: '9' });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(saving(page, '1 change')).toBeVisible();
  releaseAll();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('unsaved changes are discarded in every window, once the person is signed out', async ({
  page,
  allowConsoleErrors,
  restoreSession,
}) => {
  allowConsoleErrors(/401.*\/v1\/auth\/(refresh|me)/);
  const other = await page.context().newPage();
  await other.goto('/food-log');
  await expectTotals(other, { ...nothing, calories: 2 });
  await page.context().route('**/api', async (route) => {
    if (!(route.request().postData() ?? '').includes('mutation')) await route.fallback();
  });
  await other.getByRole('button', { name: 'Delete Tea' }).click();
  // The sign-out itself fails at first.
  await page.route('**/v1/auth/logout', async (route) => route.abort());
  allowConsoleErrors(/ERR_FAILED/);
  await page.goto('/user/logout');
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('listitem')).toHaveText(['Deleted Tea']);
  await page.getByRole('button', { name: 'Log out and discard them' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was discarded');
  await expect(other.getByText('Deleted Tea')).toBeVisible();
  await page.unroute('**/v1/auth/logout');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await page.getByRole('button', { name: 'Log out and discard them' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByText('You are not logged in')).toBeVisible();
  await page.context().unroute('**/api');
  await restoreSession();
  await other.goto('/food-log');
  await expectTotals(other, { ...nothing, calories: 2 });
  await expect(other.getByText('Deleted Tea')).toHaveCount(0);
});

test('changes kept on the device are hidden from other people and saved at the next sign-in', async ({
  page,
  context,
  foodlog,
  signIn,
  account,
}) => {
  await deadNetwork(page);
  await repeatTea(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await page.getByRole('button', { name: 'Log out and keep them' }).click();
  await expect(page).toHaveURL('/');
  await page.context().unroute('**/api');

  await signIn(await createAccount(context, foodlog.url));
  await expectTotals(page, nothing);
  await expect(page.getByText('Tea')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await signIn(account);
  await expectTotals(page, { ...nothing, calories: 4 });
});

test('sign-out without an answer leads back to the log, or is tried again', async ({ page }) => {
  let isWell = false;
  await page.route('**/v1/auth/logout', async (route) => {
    if (isWell) await route.continue();
  });
  const logOut = async () => {
    const asked = page.waitForRequest('**/v1/auth/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await asked;
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('alert')).toContainText('You are still signed in');
  };
  await logOut();
  await page.getByRole('link', { name: 'Back to the food log' }).click();
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible();
  await logOut();
  isWell = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
});

test('sign-out without a network asks what to do, and continues when the network is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await repeatTea(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('heading', { name: 'Not everything is saved' })).toBeFocused();
  await context.setOffline(false);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('Try now and the question before a sign-out can be answered by keyboard', async ({ page }) => {
  const mark = page.getByRole('button', { name: 'Mark as incomplete' });
  await expect(mark).toBeEnabled();
  await deadNetwork(page);
  await repeatTea(page);
  await page.clock.fastForward(6000);
  const tryNow = page.getByRole('button', { name: 'Try now' });
  await expect(tryNow).toBeVisible();
  // The notices come last, as they stand on the screen.
  await mark.focus();
  await page.keyboard.press('Tab');
  await expect(tryNow).toBeFocused();
  const asked = page.waitForRequest('**/api');
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.getByRole('button', { name: 'Trying...' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(saving(page, '1 change')).toBeFocused();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('heading', { name: 'Not everything is saved' })).toBeFocused();
  for (const name of ['Try again', 'Log out and keep them']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a device that cannot store changes does not offer to keep them', async ({ page }) => {
  await fillStorage(page);
  await deadNetwork(page);
  await repeatTea(page);
  await page.clock.fastForward(6000);
  await expect(page.getByText('Leave this page open.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(saving(page, '1 change')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText('This device cannot keep anything')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Log out and keep them' })).toHaveCount(0);
});
