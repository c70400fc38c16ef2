import { expect, test } from './support/foodlog.ts';
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

test('what is below rows of two lines stays in its place when they come into view', async ({
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
