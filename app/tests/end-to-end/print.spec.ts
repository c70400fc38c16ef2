import { expect, test } from './support/foodlog.ts';
import { addFood } from './support/log.ts';

const snacks = Array.from({ length: 60 }, (_, index) => ({
  name: `Snack ${index}`,
  calories: '10',
}));

test('a printed page has the day, its totals and all entries, black on white, and no controls', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  const long = 'Lentil soup with carrots, celery, potatoes and a slice of rye bread';
  await restoreSession();
  await logFoods(...snacks, { name: long, calories: '400' });
  await page.goto('/food-log');
  const repeat = page.getByRole('region', { name: 'Log again' });
  await expect(repeat.getByRole('button', { name: /^Lentil/ })).toBeVisible();
  await addFood(page, { name: 'Tea', calories: '2' });
  await page.getByRole('button', { name: /^Edit Snack 59/ }).click();
  const calories = page.getByRole('form', { name: 'Edit Snack 59' }).getByLabel('Calories');
  await calories.fill('999');

  const day = page.getByRole('navigation', { name: 'Viewed day' }).getByText(/^[\d/]{10}$/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const width of [320, 718]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole('heading', { name: 'Test User', exact: true })).toBeVisible();
    await expect(day).toBeVisible();
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,002');
    const entries = page.getByRole('region', { name: 'Entries' });
    const rows = entries.getByRole('listitem');
    await expect(rows).toHaveCount(62);
    // Each as it is stored.
    await expect(rows.nth(2)).toHaveText(/Snack 59.*10\skcal/);
    await expect(entries).not.toContainText('999');
    const name = entries.getByText(long).filter({ visible: true });
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    // No estimate of a height, and no row on two pages.
    for (const style of ['content-visibility: visible', 'break-inside: avoid']) {
      const [property = '', value = ''] = style.split(': ');
      await expect(rows.last()).toHaveCSS(property, value);
    }
    await expect(name).toHaveCSS('color', /^rgb\((\d|[1-4]\d)(, (\d|[1-4]\d)){2}\)$/);
    const pressable = page.locator('button, input, textarea').filter({ visible: true });
    // Rows and the day are text.
    const others = pressable.filter({ hasNotText: /kcal|^\d\d\/\d\d\/\d{4} \w+day$/ });
    await expect(others).toHaveCount(0);
    // Nor the marks of the pointer and of focus.
    const row = rows.nth(3).getByRole('button').first();
    await row.focus();
    await row.hover();
    await expect(row).toHaveCSS('outline-style', 'none');
    await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const aids = page.getByText(/^(Log again|Targets|Added)/);
    await expect(aids.filter({ visible: true })).toHaveCount(0);
  }
});
