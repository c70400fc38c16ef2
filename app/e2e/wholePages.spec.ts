import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from './support/foodlog.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Opens each page in turn, the log of a visitor and that of the account. */
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

test('each page has a title that says what it is', async ({ page, restoreSession }) => {
  const titles = new Map<string, string>();
  await onEachPage(page, restoreSession, async (name) => {
    titles.set(name, await page.title());
  });
  expect([...titles.values()]).not.toContain('');
  expect(titles.get('/user/login')).not.toBe(titles.get('/'));
  expect(titles.get('/food-log')).not.toBe(titles.get('/'));
});

test('each page says its language', async ({ page, restoreSession }) => {
  await onEachPage(page, restoreSession, async (name) => {
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'en');
  });
});

test('each page has one main landmark, by which what all pages have is skipped', async ({
  page,
  restoreSession,
}) => {
  await onEachPage(page, restoreSession, async (name) => {
    await expect(page.getByRole('main'), name).toHaveCount(1);
  });
});

test('axe finds nothing wrong with a whole page', async ({ page, restoreSession }) => {
  await onEachPage(page, restoreSession, async (name) => {
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const checker: typeof axe = Reflect.get(window, 'axe');
      // The sign-in screen is the provider's.
      const { violations } = await checker.run(
        { exclude: ['descope-wc'] },
        { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found, name).toEqual([]);
  });
});
