import type { Page, Route } from 'playwright/test';
import { testTimeout } from '../../../scripts/setup/timeouts.ts';
import { expect, test } from './support/foodlog.ts';
import { addFood, expectTotals, fillFood, nothing } from './support/log.ts';

const oats = { name: 'Oats', calories: '300' };
const total = { ...nothing, calories: 300 };
/** In seconds. Half of it is longer than a test may take, so that it passes only by the clock that the test moves. */
const retryAfter = testTimeout / 500;
/** In milliseconds. */
const half = testTimeout;

/**
 * Answers those addresses with 429 and `Retry-After` until that time has passed. @returns the number of requests to
 * them.
 */
async function limit(page: Page, address: string) {
  let asked = 0;
  await page.route(address, async (route) => {
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': String(retryAfter) },
      json: { errorCode: 'E130429', errorDescription: 'Too many requests' },
    });
    // From here on the time counts that the page has to wait.
    asked += 1;
  });
  return { asked: () => asked, end: async () => page.unroute(address) };
}

test.beforeEach(async ({ page, restoreSession, allowConsoleErrors }) => {
  allowConsoleErrors(/429/);
  await page.clock.install();
  await restoreSession();
});

for (const [name, address] of [
  ['try-refresh', '**/v1/auth/try-refresh**'],
  ['me', '**/v1/auth/me'],
] as const) {
  test(`§4 the session survives too many requests for ${name}, which is requested again after Retry-After`, async ({
    page,
  }) => {
    const limited = await limit(page, address);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (/v1\/auth\/refresh/.test(request.url())) refreshes.push(request.url());
    });
    await page.goto('/food-log');
    await expect(page.getByText('Sign-in cannot be reached right now.')).toBeVisible();
    // A press before the service allows it sends nothing.
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(limited.asked() + refreshes.length).toBe(1);
    // By then the session token has expired, and the SDK may renew it.
    await page.clock.fastForward(half);
    await expect(page.getByText('Sign-in cannot be reached right now.')).toBeVisible();
    expect(limited.asked()).toBe(1);
    await limited.end();
    await page.clock.fastForward(half);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await addFood(page, oats);
    await expectTotals(page, total);
  });
}

test('§4 the session survives too many requests for refresh, and a food added before Retry-After is saved', async ({
  page,
}) => {
  await page.goto('/food-log');
  await expectTotals(page, nothing);
  const limited = await limit(page, '**/v1/auth/refresh**');
  const renewed = page.waitForResponse('**/v1/auth/refresh**');
  // The session token has expired by then, and the SDK renews it when the page is visible again.
  await page.clock.fastForward('20:00');
  await renewed;
  await fillFood(page, oats);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(limited.asked).toBeGreaterThan(0);
  const asked = limited.asked();
  await page.clock.fastForward(half);
  await expect(page.getByText('Not saved yet: 1 change')).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(limited.asked()).toBe(asked);
  await limited.end();
  await page.clock.fastForward(half);
  await expectTotals(page, total);
});

for (const [what, error, answer] of [
  ['a sign-in service that cannot be reached', /ERR_FAILED/, async (route) => route.abort()],
  [
    'an answer that is not from the service, such as a 403',
    /403/,
    async (route) => route.fulfill({ status: 403, body: '{}' }),
  ],
] satisfies [string, RegExp, (route: Route) => Promise<void>][]) {
  test(`§4 the session survives ${what}`, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(error);
    await page.route(/auth.(try-)?refresh/, answer);
    await page.goto('/food-log');
    await expect(page.getByRole('alert')).toContainText('Sign-in cannot be reached right now.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
}
