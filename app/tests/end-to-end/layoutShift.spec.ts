import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { resize } from './support/frames.ts';
import { hold } from './support/hang.ts';
import { isClear } from './support/isClear.ts';
import { addFood, expectTotals, nothing, untilQuiet } from './support/log.ts';
import { rectangle } from './support/rectangle.ts';
import { signedUpAt } from './support/signedUpAt.ts';

const snacks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Snack ${index}` }));

test('on a desktop the foods to repeat stand in columns and move nothing when they come', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  // On the day of the sign-up, no place is kept for foods.
  await signedUpAt(page, Date.now() - 9 * 86_400_000);
  await logFoods(...snacks(4), { name: 'Coffee with milk' }, { name: 'A slice of rye bread' });
  const release = await hold(page, '**/api', 'foodLogFrequent');
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('button', { name: 'Delete Snack 0' })).toBeVisible();
  const { y: before } = await rectangle(entries);
  release();
  const foods = page.getByRole('region', { name: 'Log again' }).getByRole('listitem');
  await expect(foods).toHaveCount(6);
  expect((await rectangle(entries)).y).toBe(before);
  const places = await Promise.all((await foods.all()).map(rectangle));
  expect(new Set(places.map(({ x }) => x)).size).toBe(2);
  expect(new Set(places.map(({ right }) => right)).size).toBe(2);
});

declare global {
  interface Window {
    /** How much has moved without a press, by the Layout Instability API. */
    shifts: number[];
  }
}

for (const [path, role, name] of [
  ['/', 'button', 'Create an account'],
  ['/user/login', 'textbox', 'Email'],
  ['/user/login?intent=sign-up', 'textbox', 'Email'],
  ['/food-log', 'button', 'Login'],
] as const) {
  test(`nothing moves while ${path} opens for a visitor`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
        // Inside the form of the provider, something moves by less than a pixel.
        window.shifts.push(...values.filter((value) => value > 0.0001));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator('#root').getByRole(role, { name })).toBeVisible();
      await untilQuiet(page);
      expect(await page.evaluate(() => window.shifts), `${width} px`).toEqual([]);
    }
  });
}

test('rows of two lines move nothing below them when they come into view', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await page.setViewportSize({ width: 768, height: 300 });
  await restoreSession();
  const macro = '1000';
  await logFoods(
    ...snacks(20).map(({ name }) => ({ name, fats: macro, proteins: macro, carbs: macro })),
  );
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('button', { name: 'Delete Snack 0' })).toBeAttached();
  await untilQuiet(page);
  const { y: top, bottom: before } = await rectangle(entries);
  expect(before - top, 'two lines').toBeGreaterThan(20 * 65);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  expect((await rectangle(entries)).bottom).toBe(before);
});

test('the first opening shows the figures before it knows the name, and then nothing below moves', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks(6));
  const release = await hold(page, '**/v1/auth/me');
  await page.goto('/food-log');
  await expectTotals(page, nothing);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Loading...');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  const placesNow = async () => {
    const found: unknown[] = [];
    for (const width of [390, 1280]) {
      await resize(page, width, 800);
      for (const name of ['Log again', 'Entries']) {
        const { x, y, right } = await rectangle(page.getByRole('region', { name }));
        found.push({ name, x, y, right });
      }
    }
    return found;
  };
  const before = await placesNow();
  release();
  await expect(heading).toHaveText('Hello, Test User');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adjust Snack 0' })).toBeVisible();
  expect(await placesNow()).toEqual(before);
});

/** Where the parts of the log stand on the page. */
const placesOf = async (page: Page) => {
  const found: unknown[] = [];
  // A person who logs is at the name, and on a phone the form is open then.
  await page.getByLabel('Name', { exact: true }).focus();
  for (const width of [320, 390, 768, 1280]) {
    await resize(page, width, 640);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [
      page.getByRole('navigation', { name: 'Viewed day' }),
      ...['Totals', 'Log again', 'Entries'].map((name) => page.getByRole('region', { name })),
      page.getByRole('form', { name: 'Add Food/Drink' }),
    ]) {
      found.push({ width, y: (await rectangle(part)).y });
    }
  }
  return found;
};

test('nothing on the page moves when the first foods of a person are logged, when the network goes and comes, and when entries come after today', async ({
  page,
  context,
  restoreSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.getByText('Foods that you log appear here.')).toBeVisible();
  await untilQuiet(page);
  const before = await placesOf(page);
  await addFood(page, { name: 'Soup' });
  await expect(page.getByRole('button', { name: 'Adjust Soup' })).toBeVisible();
  expect(await placesOf(page), 'the first food').toEqual(before);
  for (const name of ['Bread', 'Cheese', 'Apple', 'Rice', 'Fish']) {
    await addFood(page, { name });
    await expect(page.getByRole('button', { name: `Adjust ${name}` })).toBeVisible();
    expect(await placesOf(page), name).toEqual(before);
  }

  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Offline', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await placesOf(page), 'offline').toEqual(before);
  await addFood(page, { name: 'Tea' });
  const strip = page.getByRole('status').filter({ hasText: 'Offline. 1 change to send' });
  await expect(strip.locator('> *')).toBeInViewport({ ratio: 1 });
  expect(await placesOf(page), 'a change waits').toEqual(before);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const name of ['Try now', 'Add food', /^Undo/, /^Edit Soup/]) {
      const button = page.getByRole('button', { name });
      await expect.poll(async () => isClear(button), `${name}, ${width} px`).toBe(true);
    }
  }
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  expect(await placesOf(page), 'online again').toEqual(before);

  const gate = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postDataJSON().operationName !== 'foodLogBounds') return route.fallback();
    await gate.promise;
    const foodLogBounds = { firstDay: '2026-01-01', lastDay: '2100-01-01' };
    const foodLogMeals = { meals: [], version: 0 };
    const foodLogPreferences = {
      theme: 'SYSTEM',
      density: 'COMFORTABLE',
      firstDayOfWeek: null,
      hourCycle: null,
      energyUnit: 'KCAL',
      language: null,
      keyShortcuts: true,
      version: 0,
    };
    const settings = {
      foodLogTargets: [],
      foodLogMeals,
      foodLogFoods: [],
      foodLogPreferences,
      foodLogDayMarks: [],
    };
    return route.fulfill({ json: { data: { foodLogBounds, foodLogDeleted: [], ...settings } } });
  });
  await page.reload();
  await page.getByLabel('Name', { exact: true }).click();
  gate.resolve();
  await expect(page.getByText('You have entries after today.')).toBeInViewport({ ratio: 1 });
  expect(await placesOf(page), 'entries after today').toEqual(before);
});

test('nothing on the page moves when the clock turns out to be wrong, and when a change is refused', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks(1));
  await page.goto('/food-log');
  await expect(page.getByRole('button', { name: 'Adjust Snack 0' })).toBeVisible();
  await untilQuiet(page);
  const before = await placesOf(page);
  const message = 'The totals of this day would be too large.';
  const json = { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] };
  const gate = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postDataJSON().operationName === 'foodLogCreate') {
      await gate.promise;
      return route.fulfill({ json });
    }
    const response = await route.fetch();
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    return route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await addFood(page, { name: 'Tea' });
  // The page no longer waits for the answer.
  await page.getByRole('button', { name: 'Adjust Snack 0' }).click();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const clock = page.getByText('This device’s clock is 60 minutes fast.');
  await expect(clock).toBeInViewport({ ratio: 1 });
  expect(await placesOf(page), 'the clock').toEqual(before);
  await expect(clock).toBeInViewport({ ratio: 1 });
  gate.resolve();
  await expect(page.getByText('Not saved: Added Tea')).toBeVisible();
  expect(await placesOf(page), 'the refusal').toEqual(before);
  for (const width of [320, 390]) {
    await resize(page, width, 640);
    await page.evaluate(() => scrollTo(0, 0));
    const refused = page.getByText('Not saved: 1 change');
    for (const notice of [clock, refused]) await expect(notice).toBeInViewport({ ratio: 1 });
    // The rest of the window above the places is left to the page.
    const { y } = await rectangle(refused);
    const bar = await rectangle(page.getByRole('navigation', { name: 'Main' }));
    expect(bar.y - y, `two notices at ${width} px`).toBeLessThanOrEqual(100);
  }
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await placesOf(page), 'discarded').toEqual(before);
});

/** The placeholders, with the part that is seen. */
const places = [
  ['.FoodlogTotalsCard-skeleton', ''],
  ['.FoodlogEntryList-skeleton', '::before'],
] as const;

test('a placeholder shows only while something takes long', async ({ page, restoreSession }) => {
  await restoreSession();
  const release = await hold(page, '**/api', 'foodLogStats');
  await page.addInitScript((parts) => {
    const seen = new Set<Element>();
    const first: string[] = [];
    new MutationObserver(() => {
      for (const [selector, part] of parts) {
        const place = document.querySelector(selector);
        if (!place || seen.has(place)) continue;
        seen.add(place);
        first.push(`${selector}${part}: ${getComputedStyle(place, part).opacity}`);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { first });
  }, places);
  await page.goto('/food-log');
  for (const [selector, part] of places) {
    const place = page.locator(selector).first();
    const opacity = async () =>
      place.evaluate((element, pseudo) => getComputedStyle(element, pseudo).opacity, part);
    await expect.poll(opacity).toBe('1');
    const first: unknown = await page.evaluate(() => Reflect.get(globalThis, 'first'));
    expect(first).toContain(`${selector}${part}: 0`);
    expect(first).not.toContain(`${selector}${part}: 1`);
  }
  release();
  await expect(page.getByText('Nothing logged yet', { exact: false })).toBeVisible();
});
