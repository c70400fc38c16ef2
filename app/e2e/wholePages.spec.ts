import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answerPhoto } from './support/answerPhoto.ts';
import { expect, test as base } from './support/foodlog.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const errorPage = '/nowhere';
const logout = '/user/logout';

type OnEachPage = (check: (name: string) => Promise<void>) => Promise<void>;

/** Opens each page in turn, for a visitor and for the account, and last the one that signs out. */
const test = base.extend<{ onEachPage: OnEachPage }>({
  async onEachPage({ context, page, restoreSession, allowConsoleErrors }, provide) {
    await answerPhoto(context);
    const heading = page.getByRole('heading', { level: 1 });
    const login = page.getByRole('button', { name: 'Login' });
    const ready = {
      '/': login,
      '/food-log': login,
      '/user/login': page.getByRole('textbox', { name: 'Email' }),
      [errorPage]: heading.filter({ hasText: 'An Error Ocurred' }),
    };
    allowConsoleErrors(/status of 404/, /There is no page/);
    // The page that signs out stays while nobody answers.
    await page.route('**/v1/auth/logout', () => undefined);
    await provide(async (check) => {
      for (const [path, sign] of Object.entries(ready)) {
        await page.goto(path);
        await expect(sign).toBeVisible();
        await check(path);
      }
      await restoreSession();
      await page.goto('/food-log');
      await expect(page.locator('dl')).toContainText('kcal');
      await check('/food-log, signed in');
      await page.goto(logout);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await check(logout);
    });
  },
});

test('each page has a title that describes it', async ({ page, onEachPage }) => {
  const titles = new Map<string, string>();
  await onEachPage(async (name) => {
    titles.set(name, await page.title());
  });
  const home = titles.get('/');
  expect(home).toBe('Foodlog');
  for (const path of ['/food-log', '/user/login', errorPage, logout]) {
    expect(titles.get(path), path).toMatch(/^\S.* · Foodlog$/);
  }
});

test('each page declares its language', async ({ page, onEachPage }) => {
  await onEachPage(async (name) => {
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'en');
  });
});

test('each page has one main landmark, which lets a person skip repeated content', async ({
  page,
  onEachPage,
}) => {
  await onEachPage(async (name) => {
    await expect(page.getByRole('main'), name).toHaveCount(1);
  });
});

test('the header has the same controls in the same order on each page', async ({
  page,
  onEachPage,
}) => {
  // A visitor has no session to sign out of.
  const all = ['Foodlog', 'Logout'];
  const controls = page.getByRole('banner').locator('a, button');
  await onEachPage(async (name) => {
    // The error screen takes the place of the header, too. Nobody can sign out of what is signing out.
    const wanted = { [errorPage]: [], '/food-log, signed in': all }[name] ?? all.slice(0, 1);
    await expect(controls, name).toHaveText(wanted);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open the food log' })).toBeVisible();
  await expect(controls).toHaveText(all);
});

test('a name leads to one page everywhere, and the header leads home by the same name', async ({
  page,
  onEachPage,
}) => {
  const links = new Set<string>();
  await onEachPage(async (name) => {
    for (const link of await page.getByRole('link').all()) {
      links.add(`${await link.textContent()} leads to ${await link.getAttribute('href')}`);
    }
    const inHeader = page.getByRole('banner').getByRole('link');
    if (name !== errorPage) await expect(inHeader, name).toHaveText('Foodlog');
  });
  expect([...links]).toEqual(['Foodlog leads to /', 'Back to home leads to /']);
});

test('home leads to the log, and each page leads home', async ({
  page,
  onEachPage,
  restoreSession,
}) => {
  await onEachPage(async (name) => {
    await page.getByRole('link', { name: /^(Foodlog|Back to home)$/ }).click();
    await expect(page, name).toHaveURL('/');
  });
  await restoreSession();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the food log' }).click();
  await expect(page).toHaveURL('/food-log');
});

test('axe finds no violation on any page', async ({ page, onEachPage }) => {
  await onEachPage(async (name) => {
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
