import type { Page } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { isClear } from './support/isClear.ts';
import { expectTotals } from './support/log.ts';
import { morning } from './support/morning.ts';
import { rectangle } from './support/rectangle.ts';
import { signedUpAt } from './support/signedUpAt.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** The foods that are offered, which come last. */
const offered = (page: Page) =>
  page.getByRole('region', { name: 'Log again' }).getByRole('button', { name: /^Snack/ });

const snacks = Array.from({ length: 9 }, (_, place) => ({
  name: `Snack ${place}`,
  calories: '150',
}));

test('§2 on a phone, the form of a day with entries is one line, opens at the name, and is one line again after an add', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks);
  await page.goto('/food-log');
  const name = page.getByLabel('Name', { exact: true });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const calories = page.getByRole('textbox', { name: 'Calories' });
  await expect(add).toBeVisible();
  await expect(calories).toBeHidden();
  await expect(offered(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit Snack 8/ })).toBeInViewport({ ratio: 1 });
  const before = await rectangle(add);

  await name.tap();
  await expect(calories).toBeVisible();
  expect(await rectangle(add), 'Add stays where it is').toEqual(before);
  // The keyboard of a touch screen leaves about so much.
  await page.setViewportSize({ width: 360, height: 400 });
  await name.scrollIntoViewIfNeeded();
  for (const control of [name, add]) await expect(control).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });

  await name.fill('Tea');
  await calories.fill('5');
  await page.getByRole('heading', { name: 'Entries' }).tap();
  await expect(calories, 'open while something is in it').toBeVisible();
  await page.reload();
  await expect(calories, 'a draft is in view').toHaveValue('5');
  await add.tap();
  await expect(name).toHaveValue('');
  await expect(calories).toBeHidden();
  await expectTotals(page, { calories: 1355, fats: 0, proteins: 0, carbs: 0 });
});

test('§2 on a phone, a press below the open form is not missed, and an entry is deleted in its editor', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks);
  await page.goto('/food-log');
  await page.getByLabel('Name', { exact: true }).tap();
  await expect(page.getByRole('textbox', { name: 'Calories' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit Snack 8/ }).tap();
  const editor = page.getByRole('form', { name: 'Edit Snack 8' });
  await expect(editor).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(editor).toHaveCount(0);
  await expectTotals(page, { calories: 1200, fats: 0, proteins: 0, carbs: 0 });
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expectTotals(page, { calories: 1350, fats: 0, proteins: 0, carbs: 0 });
});

test('§2 on a phone, the day bar has the calories while the totals are out of view, with text at 100 % and 200 %', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await restoreSession();
  await logFoods(...snacks);
  await page.goto('/food-log');
  await expect(page.getByRole('button', { name: /^Edit Snack 8/ })).toBeVisible();
  await expect(offered(page).first()).toBeVisible();
  const total = page.locator('nav[aria-label="Viewed day"] + p');
  await expect(total).toHaveCount(0);
  for (const size of ['100%', '200%']) {
    await page.addStyleTag({ content: `html { font-size: ${size} !important }` });
    const { y } = await rectangle(page.getByRole('region', { name: 'Entries' }));
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect(total).toHaveText('1,350 kcal');
    await expect(total).toBeInViewport({ ratio: 1 });
    const after = await rectangle(page.getByRole('region', { name: 'Entries' }));
    expect(after.y, 'nothing moves').toBe(y - (await page.evaluate(() => scrollY)));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(total).toHaveCount(0);
  }
});

test('§2 on a phone, each Add is in view and under nothing once a food is chosen, also beside the keyboard', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await signedUpAt(page, Date.now() - 3 * 86_400_000);
  await logFoods({ name: 'Oats', calories: '300', day: morning.days[1] });
  // Today is empty, and its form is whole. Another day has two buttons.
  for (const [path, names] of [
    ['/food-log', ['Add']],
    [`/food-log?day=${morning.days[1]}`, ['Add to today', /^Add to \d/]],
  ] as const) {
    for (const [width, height] of [
      [390, 844],
      [390, 490],
      [320, 371],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.getByLabel('Name', { exact: true }).tap();
      await page.getByLabel('Name', { exact: true }).fill('Oat');
      // The food table has oats, too.
      await page.getByRole('option', { name: /^Oats .*\b300 kcal$/ }).tap();
      await expect(page.getByRole('textbox', { name: 'Calories' })).toHaveValue('300');
      for (const name of names) {
        const add = page.getByRole('button', { name, exact: typeof name === 'string' });
        await expect.poll(async () => isClear(add), `${width} × ${height}`).toBe(true);
      }
      await page.getByLabel('Name', { exact: true }).fill('');
    }
  }
});
