import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { fillSignIn } from './support/accounts.ts';
import { expect, test } from './support/foodlog.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Opens each page in turn, for a visitor and for the account. */
async function onEachPage(
  page: Page,
  restoreSession: () => Promise<void>,
  check: (name: string) => Promise<void>,
) {
  for (const path of ['/', '/food-log', '/user/login']) {
    await page.goto(path);
    const name = path === '/user/login' ? 'Email' : 'Login';
    await expect(page.getByRole(name === 'Email' ? 'textbox' : 'button', { name })).toBeVisible();
    await check(path);
  }
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.locator('dl')).toContainText('kcal');
  await check('/food-log, signed in');
}

test('each page has a title that describes it', async ({ page, restoreSession }) => {
  const titles = new Map<string, string>();
  await onEachPage(page, restoreSession, async (name) => {
    titles.set(name, await page.title());
  });
  expect([...titles.values()]).not.toContain('');
  expect(titles.get('/user/login')).not.toBe(titles.get('/'));
  expect(titles.get('/food-log')).not.toBe(titles.get('/'));
});

test('each page declares its language', async ({ page, restoreSession }) => {
  await onEachPage(page, restoreSession, async (name) => {
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'en');
  });
});

test('each page has one main landmark, which lets a person skip repeated content', async ({
  page,
  restoreSession,
}) => {
  await onEachPage(page, restoreSession, async (name) => {
    await expect(page.getByRole('main'), name).toHaveCount(1);
  });
});

test('the header has the same controls in the same order on each page', async ({
  page,
  restoreSession,
}) => {
  // A visitor has no session to sign out of.
  const all = ['Foodlog', 'Logout'];
  const controls = page.getByRole('banner').locator('a, button');
  await onEachPage(page, restoreSession, async (name) => {
    const wanted = name.endsWith('signed in') ? all : all.slice(0, 1);
    await expect(controls, name).toHaveText(wanted);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open the food log' })).toBeVisible();
  await expect(controls).toHaveText(all);
});

test('a link has the same name on each page, and a name leads to one page', async ({
  page,
  restoreSession,
}) => {
  const links = new Set<string>();
  await onEachPage(page, restoreSession, async () => {
    for (const link of await page.getByRole('link').all()) {
      links.add(`${await link.textContent()} leads to ${await link.getAttribute('href')}`);
    }
  });
  expect([...links]).toEqual(['Foodlog leads to /']);
});

test('home and the log can each be reached in two ways', async ({ page, account }) => {
  const open = page.getByRole('button', { name: 'Open the food log' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await fillSignIn(page, account);
  await expect(page, 'the log, by signing in').toHaveURL('/food-log');
  await page.getByRole('link', { name: 'Foodlog' }).click();
  await expect(page, 'home, by the name in the header').toHaveURL('/');
  await open.click();
  await expect(page, 'the log, by the button on home').toHaveURL('/food-log');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page, 'home, by signing out').toHaveURL('/');
});

test('axe finds no violation on any page', async ({ page, restoreSession }) => {
  await onEachPage(page, restoreSession, async (name) => {
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      // The sign-in screen belongs to the provider.
      const { violations } = await checker.run(
        { exclude: ['descope-wc'] },
        { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found, name).toEqual([]);
  });
});
