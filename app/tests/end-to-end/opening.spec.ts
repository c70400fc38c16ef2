import type { Page } from 'playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';
import { dayOnScreen, daysAfter, expectTotals, nothing, untilQuiet } from './support/log.ts';
import { storedResponses } from './support/storedRows.ts';

const oats = { name: 'Oats', calories: '300', fats: '5', proteins: '10', carbs: '50' };
const once = { calories: 300, fats: 5, proteins: 10, carbs: 50 };

/** What the page asks for, by operation or path. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return;
    const { pathname } = new URL(request.url());
    if (pathname === '/api') {
      const { operationName, variables } = request.postDataJSON();
      sent.push([operationName, variables.day].filter(Boolean).join(' '));
    } else sent.push(pathname.split('/').at(-1) ?? '');
  });
  return sent;
}

/** The files that the page asks for, without the hashes in their names. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') return;
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    files.push(name.replace(/-.{8}(?=\.\w+$)/, ''));
  });
  return files;
}

/** Leaves the provider's answer to this path away until the page has asked for the day and the foods. */
async function holdBack(page: Page, path: 'me' | 'try-refresh', sent: string[]) {
  await page.route(`**/v1/auth/${path}*`, async (route) => {
    await expect.poll(() => sent).toContain('foodLogFrequent');
    await expect.poll(() => sent.join()).toContain('foodLogStats');
    await route.fallback();
  });
}

test.beforeEach(async ({ restoreSession, logFoods }) => {
  await restoreSession();
  await logFoods(oats);
});

/** Opens the log, until this browser keeps everything that an opening asks for. @returns the day on screen. */
async function open(page: Page): Promise<string> {
  await page.goto('/food-log');
  await expectTotals(page, once);
  // Two days, the week, the foods, and the first and the last day.
  await expect.poll(async () => (await storedResponses(page)).length).toBe(5);
  return dayOnScreen(page);
}

/** Everything that a later opening asks for. */
const allAgain = (day: string) => [
  'foodLogBounds',
  'foodLogFrequent',
  `foodLogStats ${day}`,
  'foodLogStatsByDay',
  'me',
  'try-refresh',
];

/** Everything that the first opening asks for: the day before, too. */
const all = (day: string) => [...allAgain(day), `foodLogStats ${daysAfter(day, -1)}`].toSorted();

/** Checks that the page asks for all of this, in any order, and for nothing more. */
async function expectRequests(page: Page, sent: string[], expected: string[]) {
  await expect.poll(() => sent.toSorted()).toEqual(expected);
  await untilQuiet(page);
  expect(sent).toHaveLength(expected.length);
}

test('the first opening asks for the day and the foods while the person is asked for', async ({
  page,
}) => {
  const sent = watchRequests(page);
  const files = watchFiles(page);
  await holdBack(page, 'me', sent);
  const today = await open(page);
  await expectRequests(page, sent, all(today));
  expect(files.toSorted()).toEqual([
    'Week.js',
    'app.js',
    'figtree-latin-wght-normal.woff2',
    'food-log',
    'foodlog.js',
    'index.css',
    'index.js',
    'log.js',
    'react-dom.js',
    'rolldown-runtime.js',
  ]);
});

test('the first opening asks for nothing again when the answers come before the app', async ({
  page,
}) => {
  const sent = watchRequests(page);
  const answers = ['foodLogStats', 'foodLogFrequent'].map(async (operation) =>
    page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false),
  );
  const named = page.waitForResponse('**/v1/auth/me*');
  await page.route('**/assets/app-*.js', async (route) => {
    await Promise.all([...answers, named]);
    await route.fallback();
  });
  const today = await open(page);
  await expectRequests(page, sent, all(today));
});

test('with a token, an opening requests the day and the foods at once', async ({ page }) => {
  await open(page);
  const sent = watchRequests(page);
  await holdBack(page, 'try-refresh', sent);
  const today = await open(page);
  await expectRequests(page, sent, allAgain(today));
});

test('a part of the page that comes late does not ask for the day again', async ({ page }) => {
  await open(page);
  const sent = watchRequests(page);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('foodLogStats') ?? false,
  );
  await page.route('**/assets/Week-*.js', async (route) => {
    await answered;
    // Longer than an answer counts as new.
    await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 1000)));
    await route.fallback();
  });
  const today = await open(page);
  await expectRequests(page, sent, allAgain(today));
});

test('with a token that has expired, an opening waits for a new one alone, and shows what is known', async ({
  page,
}) => {
  await open(page);
  // The page that is open would ask for a new one, too.
  await page.goto('about:blank');
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  const release = await hold(page, '**/v1/auth/try-refresh*');
  const sent = watchRequests(page);
  await holdBack(page, 'me', sent);
  await page.goto('/food-log');
  await expectTotals(page, once);
  expect(sent).toEqual(['try-refresh']);
  release();
  const today = await dayOnScreen(page);
  await expectRequests(page, sent, all(today));
});

test('the page says that it is loading, and asks for the typeface, until the app is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/app-*.js');
  const typeface = page.waitForRequest('**/assets/figtree-latin-wght-*.woff2');
  await page.goto('/food-log', { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root).toMatchAriaSnapshot('- text: Loading...');
  await typeface;
  release();
  await expectTotals(page, once);
  await expect(root).not.toMatchAriaSnapshot('- text: Loading...');
});

test('a typeface that comes late moves no button of the day', async ({ page }) => {
  const buttons = page.getByRole('navigation', { name: 'Viewed day' }).getByRole('button');
  const starts = async () =>
    buttons.evaluateAll((found) => found.map((button) => button.getBoundingClientRect().x));
  for (const width of [320, 412, 1280]) {
    const release = await hold(page, '**/assets/figtree-latin-wght-*.woff2');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/food-log');
    await expectTotals(page, once);
    const before = await starts();
    const has = async () => page.evaluate(() => document.fonts.check('1em "Figtree Variable"'));
    expect(await has()).toBe(false);
    release();
    await expect.poll(has).toBe(true);
    for (const [index, start] of (await starts()).entries()) {
      // What moves by less than 3 pixels is no layout shift.
      expect(Math.abs(start - (before[index] ?? 0)), `button ${index} at ${width}`).toBeLessThan(3);
    }
  }
});

test('the first opening requests the visible parts before the rest has loaded', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-dom-*.js');
  const seen = page.waitForRequest('**/assets/app-*.js');
  await page.goto('/food-log', { waitUntil: 'commit' });
  await seen;
  release();
  await expectTotals(page, once);
});

test('an account made today with entries keeps the place for its foods', async ({ page }) => {
  const release = await hold(page, '**/api', 'foodLogFrequent');
  await page.route('**/v1/auth/me', async (route) => {
    await expect(page.locator('dl[aria-busy=false]')).toBeVisible();
    await route.fallback();
  });
  await page.goto('/food-log');
  const again = page.getByRole('region', { name: 'Log again' });
  await expect(again).toBeVisible();
  await expect(again.getByRole('button')).toHaveCount(0);
  release();
  await expect(again.getByRole('button', { name: /^Oats/ })).toBeVisible();
});

test('a new account shows no place for foods to log again', async ({
  page,
  context,
  foodlog,
  restoreSession,
}) => {
  await restoreSession(await createAccount(context, foodlog.url));
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('foodLogFrequent') === true,
  );
  const release = await hold(page, '**/api', 'foodLogFrequent');
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expectTotals(page, nothing);
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = await entries.boundingBox();
  release();
  await answered;
  await untilQuiet(page);
  expect(await entries.boundingBox()).toEqual(place);
});
