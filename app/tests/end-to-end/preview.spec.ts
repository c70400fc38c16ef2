import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';
import { expectTotals, waitForWorker } from './support/log.ts';
import { morning } from './support/morning.ts';
import { signedUpAt } from './support/signedUpAt.ts';
import { storedResponses, storedUsers } from './support/storedRows.ts';

const oats = { name: 'Oats', calories: '1300', fats: '5', proteins: '10', carbs: '50' };
const once = { calories: 1300, fats: 5, proteins: 10, carbs: 50 };
const days = 86_400_000;

test.use({ serviceWorkers: 'allow' });

/** What was seen in the page: each text with its place and its look, in the preview and in the app that replaced it. */
interface Seen {
  preview?: string[];
  app?: string[];
  /** How many stylesheets hold the style of the greeting: the app takes over those of the preview. */
  sheets?: number;
  shift: number;
}

/** Runs in the page. */
function watch() {
  const seen: Seen = { shift: 0 };
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const preview = document.querySelector('body > #preview');
    // It has no typeface yet, and is not visible.
    if (preview?.classList.contains('early')) return;
    const root = preview ?? document.querySelector('#root');
    if (!root || !(preview || seen.preview)) return;
    const greeting = root.querySelector('h1');
    seen.sheets = Array.from(document.styleSheets).filter((sheet) =>
      Array.from(sheet.cssRules).some((rule) =>
        rule.cssText.startsWith(`.${greeting?.className.split(' ').at(-1)} `),
      ),
    ).length;
    const parts = root.querySelectorAll('header > *, h1, button, section, dt, dd');
    seen[preview ? 'preview' : 'app'] ??= Array.from(parts, (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font } = getComputedStyle(part);
      const look = [color, backgroundColor, borderColor, font].join(' ');
      return `${part.textContent}: ${x} ${y} ${width} ${height} ${look}`;
    });
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

const seenIn = async (page: Page): Promise<Seen> =>
  page.evaluate(() => Reflect.get(window, 'seen'));

/** Runs in the page: it waits longer for all that it would go on without on a slow machine. */
function waitLonger() {
  const set = window.setTimeout.bind(window);
  const later = (run: () => void, milliseconds = 0) => set(run, 60 * milliseconds);
  Object.assign(window, { setTimeout: later });
}

/** Opens the home page. The app comes once the function that this returns is called. */
async function openWithoutApp(page: Page) {
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

test.describe('§2 a visitor’s home page comes with the document', () => {
  test.use({ serviceWorkers: 'block' });

  test('before the script, with buttons that lead to the login page', async ({ page }) => {
    await page.route('**/*.js', () => {});
    for (const [name, path] of [
      ['Login', '/user/login?returnTo=%2Ffood-log'],
      ['Create an account', '/user/login?returnTo=%2Ffood-log&intent=sign-up'],
    ] as const) {
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name }).click({ noWaitAfter: true });
      await page.waitForURL(path, { waitUntil: 'commit' });
    }
  });

  test('in the place of the app’s, and nothing moves', async ({ page }) => {
    await page.addInitScript(watch);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const letAppCome = await openWithoutApp(page);
      // It is hidden until its typeface has come.
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      letAppCome();
      await expect(page.locator('#root').getByRole('button', { name: 'Login' })).toBeVisible();
      const { preview, app, sheets, shift } = await seenIn(page);
      expect(preview?.join('\n')).toMatch(/Know what you eat[^]*Login[^]*1,260/);
      // What lies below may be measured by script.
      expect(app?.slice(0, 8)).toEqual(preview?.slice(0, 8));
      expect(sheets).toBe(1);
      expect(shift).toBe(0);
    }
  });

  test('and gives the focus to the same button of the app', async ({ page }) => {
    const letAppCome = await openWithoutApp(page);
    await page.getByRole('button', { name: 'Login' }).focus();
    letAppCome();
    await expect(page.locator('#root').getByRole('button', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  for (const input of ['mouse', 'Space'] as const)
    test(`and ends a press (${input}) during which the app comes`, async ({ page }) => {
      const letAppCome = await openWithoutApp(page);
      const login = page.getByRole('button', { name: 'Login' });
      await login.focus();
      await login.hover();
      await (input === 'mouse' ? page.mouse.down() : page.keyboard.down(input));
      letAppCome();
      await expect(page.locator('#root').getByRole('button', { name: 'Login' })).toBeAttached();
      await (input === 'mouse' ? page.mouse.up() : page.keyboard.up(input));
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    });

  test('and goes as soon as somebody is known to be signed in', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession();
    await page.route('**/v1/auth/me*', () => {});
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Open the food log' })).toBeVisible();
    expect(await page.getByRole('main').count()).toBe(1);
  });

  test('and not to a person who is signed in', async ({ page, restoreSession }) => {
    await restoreSession();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const document = await page.reload();
    expect(await document?.text()).not.toContain('Know what you eat');
  });
});

test.describe('the log', () => {
  test.beforeEach(async ({ page, restoreSession, logFoods }) => {
    await restoreSession();
    await logFoods(oats);
    await signedUpAt(page, Date.now() - 9 * days);
    await page.goto('/food-log');
    await expectTotals(page, once);
    // The preview is made of what the device has kept.
    await expect.poll(async () => storedUsers(page)).toHaveLength(1);
    const kept = async () => JSON.stringify(await storedResponses(page));
    await expect.poll(kept).toMatch(new RegExp(`"foodLogStats \\S+ ${morning.days[0]}"`));
    await waitForWorker(page);
    await page.addInitScript(watch);
  });

  test('the next opening shows today before the app is there, and nothing moves', async ({
    page,
  }) => {
    await page.addInitScript(waitLonger);
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [768, 'light'],
      [1280, 'dark'],
    ] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.reload();
        await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
        const { preview, app, sheets, shift } = await seenIn(page);
        expect(preview?.join('\n')).toMatch(/Hello, Test User[^]*1,300 kcal[^]*Fats[^]*5 g/);
        expect(app).toEqual(preview);
        expect(sheets).toBe(1);
        expect(shift).toBe(0);
        await expectTotals(page, once);
      });
  });

  test('a day with changes that wait, and a day in the address, have no preview', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_FAILED/);
    await page.goto('/food-log?day=2020-01-01');
    await expectTotals(page, once);
    expect((await seenIn(page)).preview).toBeUndefined();
    await page.route('**/api', async (route) => route.abort());
    await page.getByRole('button', { name: /^Oats/ }).first().click();
    await page.reload();
    await expect(page.getByText(/to send$/)).toBeVisible();
    expect((await seenIn(page)).preview).toBeUndefined();
  });
});
