import type { Route } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { answerPhoto } from './support/answerPhoto.ts';
import { expect, test } from './support/foodlog.ts';
import { hold } from './support/hang.ts';

const abort = async (route: Route) => route.abort();

test.beforeEach(async ({ context }) => answerPhoto(context));

test('§2 an unknown path is answered with 404 and shows the error screen', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/, /There is no page at \/nowhere/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
  await expect(page.getByText('Sorry, we are having some trouble.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('An Error Ocurred');
  await expect(page).toHaveTitle('An Error Ocurred · Foodlog');
  const photo = page.locator('img');
  await expect(photo).toHaveAttribute('src', /^https:\/\/images\.unsplash\.com\//);
  await expect
    .poll(async () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('§2 a page that fails to load shows the error screen, and can be opened again from home', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/, /dynamically imported module/);
  await page.route(/LoginPage.*\.js$/, async (route) => route.abort());
  await page.goto('/food-log');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('An Error Ocurred');
  await expect(page).toHaveTitle('An Error Ocurred · Foodlog');
  await page.unroute(/LoginPage.*\.js$/);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('§2 the error screen can be read when its photo does not load', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/, /There is no page/, /ERR_FAILED/);
  await page.route('https://images.unsplash.com/**', async (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await page.goto('/nowhere/else');
  await failed;
  await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test('with cookies and site data blocked, the home page works, and signing in says what it needs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of [
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
      'BroadcastChannel',
    ])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw blocked;
        },
      });
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    for (const name of ['register', 'getRegistration'])
      Object.defineProperty(ServiceWorkerContainer.prototype, name, {
        value: async () => Promise.reject(blocked),
      });
  });
  await page.goto('/food-log');
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByRole('link', { name: 'Foodlog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'To sign you in, Foodlog needs cookies and site data.',
  );
});

test('the page has its colours and sizes where its stylesheet does not load', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  const login = page.getByRole('button', { name: 'Login' });
  const looks = async () => {
    await login.waitFor();
    return page.evaluate(() =>
      [document.body, document.querySelector('button') ?? document.body].map((element) => {
        const { color, backgroundColor, fontSize, margin } = getComputedStyle(element);
        return { color, backgroundColor, fontSize, margin };
      }),
    );
  };
  // The bars of the browser continue the page.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/food-log');
    const [{ backgroundColor } = {}] = await looks();
    const bars = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    const hex = (await bars.getAttribute('content')) ?? '';
    const levels = hex.match(/[\da-f]{2}/g)?.map((level) => Number.parseInt(level, 16));
    expect(`rgb(${levels?.join(', ')})`).toBe(backgroundColor);
  }
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await page.goto('/food-log');
  const styled = await looks();
  await page.route('**/*.css', async (route) => route.abort());
  await page.reload();
  expect(await looks()).toEqual(styled);
});

test('§2 a green spinner is centred while the login page loads', async ({ page }) => {
  for (const from of ['/user/login', '/food-log', '/']) {
    const release = await hold(page, /LoginPage.*\.js$/);
    await page.goto(from);
    if (from !== '/user/login') await page.getByRole('button', { name: 'Login' }).click();
    const spinner = page.getByRole('progressbar', { name: 'Loading' });
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
    const box = await spinner.boundingBox();
    expect(box?.width).toBe(40);
    expect((box?.x ?? 0) + 20).toBeCloseTo(640, 0);
    release();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  }
});

test('a login page that could not be fetched ahead is fetched when a person opens it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  await page.route(/LoginPage.*\.js$/, async (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /LoginPage/.test(request.url()));
  await page.goto('/');
  await failed;
  await page.unroute(/LoginPage.*\.js$/);
  await page.locator('#root').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('the sign-in form finds what it loads late already asked for', async ({ page }) => {
  const asked = ['theme.json', 'umd/index.js'].map(async (file) =>
    page.waitForRequest((request) => request.url().endsWith(file)),
  );
  await page.route(/descope-wc.*\.js$/, async (route) => {
    await Promise.all(asked);
    await route.continue();
  });
  await page.goto('/user/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('§2 a page that does not load within 30 seconds shows the error screen', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/No answer within 30000 ms/);
  await page.clock.install();
  await page.route(/LoginPage.*\.js$/, async () => {});
  await page.goto('/food-log');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
});

test('§2 an app whose files do not load shows the words of the error screen', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(
    /Failed to load resource: net::ERR_FAILED/,
    /Failed to fetch dynamically imported module/,
  );
  for (const file of ['app', 'foodlog', 'react-dom']) {
    const pattern = new RegExp(`/${file}-.*\\.js$`);
    await page.route(pattern, abort);
    await page.goto('/food-log');
    await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
    await expect(page).toHaveTitle('An Error Ocurred · Foodlog');
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(pattern);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  }
});

const failed = /Failed to load resource: net::ERR_FAILED/;
const answerOfPortal = async (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' });
const missing: [
  what: string,
  files: RegExp,
  answer: (route: Route) => Promise<void>,
  error?: RegExp,
][] = [
  ['first script does not load', /\/index-.*\.js$/, abort, failed],
  ['files all fail to load', /\/assets\//, abort, failed],
  ['files are answered by the login page of a network', /\/assets\//, answerOfPortal, /MIME type/],
  ['styles are never answered', /\/assets\/.*\.css$/, async () => {}],
];
for (const [what, files, answer, error] of missing) {
  test(`§2 a page whose ${what} says what to do within 10 seconds, and that it failed after 30`, async ({
    page,
    expectConsoleErrors,
  }) => {
    if (error) expectConsoleErrors(error);
    await page.route(files, answer);
    await page.goto('/food-log', { waitUntil: 'commit' });
    const root = page.locator('#root');
    await expect(root).toBeAttached();
    const passTo = async (seconds: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          // It stays there, however slow the machine is.
          animation.pause();
          animation.currentTime = time;
        }
      }, seconds * 1000);
    await passTo(2);
    await expect(root).toMatchAriaSnapshot('- text: Loading...');
    const painted = async () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted, 'the browser shows it').toBe(1);
    await passTo(10);
    await expect(root).toMatchAriaSnapshot(
      '- text: Loading... This takes longer than usual. If your Wi-Fi asks you to log in, do that first. Then reload the page.',
    );
    await passTo(31);
    await expect(root).toMatchAriaSnapshot(
      '- text: An Error Ocurred Sorry, we are having some trouble. Reload the page to try again.',
    );
  });
}

test('§2 other methods on a page are answered with 405', async ({ request, foodlog }) => {
  const response = await request.post(`${foodlog.url}/food-log`, { data: {} });
  expect(response.status()).toBe(405);
});

test('a page without a sign-in project shows the error screen, and the console says why', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/carries no sign-in project/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"projectId":"local"/, '"projectId":""');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
});
