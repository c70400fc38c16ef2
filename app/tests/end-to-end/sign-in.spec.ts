import type { Page } from 'playwright/test';
import { createAccount, fillSignIn } from './support/accounts.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { storedResponses, storedUsers } from './support/storedRows.ts';
import { addFood, expectTotals, nothing, totalsOnScreen } from './support/log.ts';

/** What the device has kept of anyone, besides changes. */
const keptOf = async (page: Page) => [
  ...(await storedUsers(page)),
  ...(await storedResponses(page)),
];

test('§2 a visitor sees a message, signs in, and gets the requested page', async ({ page }) => {
  await page.goto('/food-log');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/user\/login\?returnTo=%2Ffood-log$/);
  const emailField = page.getByRole('textbox', { name: 'Email' });
  await expect(emailField).toBeFocused();
  await emailField.fill(demoAccount.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/food-log');
  await expect(page.getByRole('heading', { name: demoAccount.name })).toBeFocused();
  // After a reload the focus stays with the browser.
  await page.reload();
  await expect(page.getByRole('heading', { name: demoAccount.name })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('§2 login returns to the requested page if that is of this origin, or else to the food log', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/user/login?returnTo=%2F');
  await expect(page).toHaveURL('/');
  await page.goto('/user/login?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/food-log');
  await page.goto('/user/login');
  await expect(page).toHaveURL('/food-log');
});

test('§5 a wrong password shows a message, and the right one then signs in', async ({
  page,
  account,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Wrong email or password/);
  await page.goto('/user/login');
  await fillSignIn(page, { email: account.email, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
  // The provider draws the screen anew: the email stays, the password does not.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.locator('descope-button', { hasText: 'Sign in' }).click();
  await expect(page).toHaveURL('/food-log');
});

test('§1 a new person signs up, logs food, signs out, and sees it after the next sign-in', async ({
  page,
  signIn,
  expectConsoleErrors,
}) => {
  const email = `newcomer-${Date.now()}@example.com`;
  const password = 'A-long-passw0rd';
  expectConsoleErrors(/Choose a password/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const nameField = page.getByLabel('Name', { exact: true });
  await expect(nameField).toBeFocused();
  await nameField.fill('New Comer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const passwordField = page.getByRole('textbox', { name: 'Password' }).first();
  await passwordField.fill('short');
  await page.locator('descope-button', { hasText: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a password of at least 8 characters.');
  await expect(passwordField).toBeFocused();
  await passwordField.fill(password);
  await page.locator('descope-button', { hasText: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'New Comer' })).toBeVisible();
  await addFood(page, { name: 'Oats', calories: '300' });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto('/food-log');
  await expect(page.getByText('You are not logged in')).toBeVisible();

  await signIn({ email, password, name: 'New Comer' });
  await expectTotals(page, { ...nothing, calories: 300 });
});

test('§4 signing out in one tab signs out the other tabs, which then show the log of the next person who signs in', async ({
  page,
  context,
  foodlog,
  account,
  restoreSession,
  logFoods,
  allowConsoleErrors,
}) => {
  // The other tab asks the service, which confirms the sign-out, perhaps while it still asks who has signed in.
  allowConsoleErrors(/401.*\/v1\/auth\/(refresh|me)/);
  const people = [await createAccount(context, foodlog.url), account];
  await restoreSession();
  await logFoods({ name: 'Tea', calories: '2' });
  await page.goto('/food-log');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half typed');
  const other = await context.newPage();
  await other.goto('/food-log');
  for (const person of people) {
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page.getByRole('alert')).toHaveText(/^You are not logged in/);
    await expect.poll(async () => keptOf(page)).toEqual([]);
    await other.goto('/user/login?returnTo=/food-log');
    await fillSignIn(other, person);
    await expect(other).toHaveURL('/food-log');
    await expectTotals(page, { ...nothing, calories: person === account ? 2 : 0 });
    await expect(name).toHaveValue('');
  }
});

test('a sign-out in another tab ends the session here, also where the service cannot be reached', async ({
  page,
  context,
  signIn,
  account,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/, /401.*\/v1\/auth\/(refresh|me)/);
  await signIn();
  await addFood(page, { name: 'Tea', calories: '2' });
  await expectTotals(page, { ...nothing, calories: 2 });
  const other = await context.newPage();
  await other.goto('/food-log');
  await page.route(/\/(v1|api)\b/, async (route) => route.abort());
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect.poll(async () => keptOf(page)).toEqual([]);
  await page.unroute(/\/(v1|api)\b/);
  await other.goto('/user/login');
  await fillSignIn(other, account);
  await expectTotals(page, { ...nothing, calories: 2 });
  // From now on, the device keeps what is logged here.
  await other.close();
  await addFood(page, { name: 'Oats', calories: '300' });
  await expectTotals(page, { ...nothing, calories: 302 });
  await page.route(/\/(v1|api)\b/, async (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect.poll(async () => totalsOnScreen(page)).toMatchObject({ Calories: '302 kcal' });
});

test('a tab no longer shows the days of a person when another person has signed in in another tab', async ({
  page,
  context,
  foodlog,
  account,
  restoreSession,
  logFoods,
}) => {
  const next = await createAccount(context, foodlog.url);
  await restoreSession(account);
  await logFoods({ name: 'Tea', calories: '2' });
  await page.goto('/food-log');
  await expectTotals(page, { ...nothing, calories: 2 });
  const other = await context.newPage();
  await other.goto('/icon.svg');
  await context.clearCookies();
  await restoreSession(next);
  const reloaded = page.waitForEvent('load');
  // The sign-in form notes who has signed in.
  await other.evaluate((id) => localStorage.setItem('dls_last_user_login_id', id), next.email);
  await reloaded;
  await expectTotals(page, nothing);
  await expect(page.getByText('Tea')).toHaveCount(0);
});

test('§4 the session is renewed before it expires', async ({ page, restoreSession }) => {
  await page.clock.install();
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const renewed = page.waitForRequest('**/v1/auth/refresh**');
  await page.clock.fastForward('09:50');
  await renewed;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('§4 the session and the person have ten seconds each', async ({ page, restoreSession }) => {
  await page.clock.install();
  // Ten times as many, of which a slow machine itself takes few.
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const later = (run: () => void, milliseconds = 0, ...values: unknown[]) =>
      set(run, 10 * milliseconds, ...values);
    Object.assign(window, { setTimeout: later });
  });
  await restoreSession();
  const asked: string[] = [];
  const { promise: renewed, resolve: renew } = Promise.withResolvers<void>();
  await page.route('**/v1/auth/try-refresh**', async (route) => {
    asked.push('session');
    await renewed;
    await route.fallback();
  });
  await page.route('**/v1/auth/me', () => void asked.push('person'));
  await page.goto('/food-log');
  await expect.poll(() => asked).toEqual(['session']);
  await page.clock.fastForward(60_000);
  renew();
  await expect.poll(() => asked).toEqual(['session', 'person']);
  const totals = page.getByRole('heading', { name: 'Totals' });
  await expect(totals).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(totals).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(page.getByRole('alert')).toContainText('Sign-in cannot be reached right now.');
});

test('a sign-in without an answer shows a message and can be tried again', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await page.goto('/user/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  let isWell = false;
  await page.route('**/v1/flow/**', async (route) => {
    if (isWell) await route.continue();
  });
  const asked = page.waitForRequest('**/v1/flow/**');
  await fillSignIn(page, account);
  await asked;
  await expect(page.locator('descope-button[loading=true]')).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Sign-in is not responding.' }),
  ).toBeVisible();
  isWell = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/food-log');
});

test('§4 after a sign-out, nothing in the storage of the browser names the person, their log or what was half typed', async ({
  page,
  account,
  signIn,
}) => {
  const stored = async () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
  await signIn();
  await addFood(page, { name: 'Tea', calories: '2' });
  await expect.poll(async () => JSON.stringify(await keptOf(page))).toContain('Tea');
  await page.getByLabel('Name', { exact: true }).fill('Half a secret soup');
  for (const kept of [account.email, 'soup']) await expect.poll(stored).toContain(kept);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const left = await stored();
  for (const name of [account.email, account.name, 'soup']) expect(left).not.toContain(name);
  await expect.poll(async () => keptOf(page)).toEqual([]);
  await page.goto('/food-log');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page.getByText('This device keeps changes')).toHaveCount(0);
});

test('a visitor does not wait for a start of the sign-in that ends at once', async ({ page }) => {
  // As in WebKit, where these come before React has rendered.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => {
      queueMicrotask(() => callback(performance.now()));
      return 0;
    };
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (wait, self, [callback, delay, ...values]) =>
        delay === 0
          ? queueMicrotask(callback)
          : Reflect.apply(wait, self, [callback, delay, ...values]),
    });
  });
  await page.goto('/food-log');
  await expect(page.getByText('You are not logged in')).toBeVisible();
});
