import { expect, test } from './support/foodlog.ts';
import { expectTotals, nothing } from './support/log.ts';
import { rectangle } from './support/rectangle.ts';

const snacks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Snack ${index}` }));

test('on a desktop the foods to repeat stand in columns and move nothing when they come', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks(4), { name: 'Coffee with milk' }, { name: 'A slice of rye bread' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postDataJSON().operationName === 'foodLogFrequent') await gate.promise;
    await route.fallback();
  });
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('button', { name: 'Delete Snack 0' })).toBeVisible();
  const { y: before } = await rectangle(entries);
  gate.resolve();
  const foods = page.getByRole('region', { name: 'Log again' }).getByRole('listitem');
  await expect(foods).toHaveCount(6);
  expect((await rectangle(entries)).y).toBe(before);
  const places = await Promise.all((await foods.all()).map(rectangle));
  expect(new Set(places.map(({ x }) => x)).size).toBe(2);
  expect(new Set(places.map(({ right }) => right)).size).toBe(2);
});

test('rows of two lines move nothing below them when they come into view', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await page.setViewportSize({ width: 768, height: 300 });
  await restoreSession();
  const macro = '1000';
  await logFoods(
    ...snacks(25).map(({ name }) => ({ name, fats: macro, proteins: macro, carbs: macro })),
  );
  await page.goto('/food-log');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('button', { name: 'Delete Snack 0' })).toBeAttached();
  const { y: top, bottom: before } = await rectangle(entries);
  expect(before - top, 'two lines').toBeGreaterThan(25 * 65);
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
  const gate = Promise.withResolvers<void>();
  await page.route('**/v1/auth/me', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await page.goto('/food-log');
  await expectTotals(page, nothing);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Loading...');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  const placesNow = async () => {
    const found: unknown[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Log again', 'Entries']) {
        const { x, y, right } = await rectangle(page.getByRole('region', { name }));
        found.push({ name, x, y, right });
      }
    }
    return found;
  };
  const before = await placesNow();
  gate.resolve();
  await expect(heading).toHaveText('Hello, Test User');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adjust Snack 0' })).toBeVisible();
  expect(await placesNow()).toEqual(before);
});

/** The placeholders, with the part that is seen. */
const places = [
  ['.FoodlogTotalsCard-skeleton', ''],
  ['.FoodlogEntryList-skeleton', '::before'],
] as const;

test('a placeholder shows only while something takes long', async ({ page, restoreSession }) => {
  await restoreSession();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postDataJSON().operationName === 'foodLogStats') await gate.promise;
    await route.fallback();
  });
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
  gate.resolve();
  await expect(page.getByText('Nothing logged yet', { exact: false })).toBeVisible();
});
