import type { Locator } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { frames, resize } from './support/frames.ts';
import { isClear } from './support/isClear.ts';
import { addFood, untilQuiet } from './support/log.ts';
import { rectangle } from './support/rectangle.ts';

/** For a visitor, each page of a person's own is the same as the log. */
const pages = ['/', '/food-log', '/user/login'];

const snacks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Snack ${index}`, calories: '10' }));
const widths = [320, 768, 1280];
const phones = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await rectangle(one), await rectangle(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

/** Whether a date or time has the width that it takes by itself, with the browser's button. */
const isWhole = async (field: Locator) =>
  field.evaluate((input) => {
    const copy = input.cloneNode();
    if (!(copy instanceof HTMLElement)) return undefined;
    input.after(copy);
    Object.assign(copy.style, { flex: 'none', width: 'auto' });
    const { offsetWidth } = copy;
    copy.remove();
    return offsetWidth <= input.clientWidth;
  });

const inView = async (locator: Locator) => expect(locator).toBeInViewport({ ratio: 1 });

test('no page scrolls sideways, and targets measure at least 44 px, at any width and in both color schemes', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  const overflow = async () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const smallTargets = async () =>
    page.locator(':is(button, a, input):visible').evaluateAll((targets) =>
      targets
        .filter(({ parentElement }) => !parentElement?.closest('descope-wc'))
        .map((target) => target.closest('.MuiInputBase-root, label') ?? target)
        .filter((target) => {
          const box = target.getBoundingClientRect();
          return Math.min(box.width, box.height) < 44;
        })
        .map(({ outerHTML }) => outerHTML),
    );
  const check = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        const view = `${name}, ${width} px, ${colorScheme}`;
        await expect.poll(overflow, view).toBe(0);
        await expect.poll(smallTargets, `targets under 44 px: ${view}`).toEqual([]);
      }
    }
  };
  for (const path of pages) {
    await page.goto(path);
    if (path === '/user/login') {
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    }
    await check(`visitor${path.replaceAll('/', '-')}`);
  }
  await restoreSession();
  await page.goto('/food-log');
  await expect(page.locator('dl')).toContainText('kcal');
  await check('food-log');
  await page.goto('/');
  await expect(page.locator('dl')).toContainText('kcal');
  await check('home');
  await logFoods(...snacks(2));
  await page.goto('/foods');
  await page.getByRole('button', { name: /^Edit Snack 1/ }).click();
  await expect(page.getByRole('form', { name: 'Edit Snack 1' })).toBeVisible();
  await check('foods');
  await page.goto('/trends');
  await expect(page.getByText(/over \d complete days? of 7/)).toBeVisible();
  await check('trends');
});

test('on a phone the form is one press away at every scroll position', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await restoreSession();
  await logFoods(...snacks(5));
  await page.goto('/food-log');
  await addFood(page, { name: 'Snack 5', calories: '10' });
  await page.getByRole('button', { name: /^Edit Snack 0/ }).scrollIntoViewIfNeeded();
  const jump = page.getByRole('button', { name: 'Add food' });
  await expect(jump).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 });
  await jump.click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(jump).toHaveCount(0);
});

test('on a phone Undo is one press away at every scroll position, and never over the form', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks(15));
  await page.goto('/food-log');
  await addFood(page, { name: 'Tea' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const form = page.getByRole('form', { name: 'Add Food/Drink' });
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    // The form is higher than a step.
    for (let top = 0; top <= end; top += 120) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const place = `${width} × ${height}, scrolled by ${top} px`;
      await expect.poll(async () => isClear(undo), place).toBe(true);
      await expect.poll(async () => overlap(undo, form), place).toBe(false);
    }
  }
});

test('the first screen of a phone holds the day, the totals, the foods to repeat, the form and, after an add, the new row', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession();
  await logFoods(...snacks(5));
  await page.goto('/food-log');
  const repeat = page.getByRole('region', { name: 'Log again' });
  await expect(repeat.getByRole('button', { name: /^Snack 4/ })).toBeVisible();
  await untilQuiet(page);
  await inView(page.getByRole('navigation', { name: 'Viewed day' }));
  await inView(page.getByRole('region', { name: 'Totals' }));
  await inView(repeat);
  await inView(page.getByRole('form', { name: 'Add Food/Drink' }));
  const height = await repeat.evaluate((region) => region.getBoundingClientRect().height);
  expect(height).toBeLessThan(100);
  const { y: before } = await rectangle(repeat.getByRole('button', { name: /^Snack 4/ }));

  await addFood(page, { name: 'Snack 5', calories: '10' });
  await inView(page.locator('li b', { hasText: 'Snack 5' }).filter({ visible: true }));
  await inView(page.getByRole('button', { name: 'Undo' }));
  await inView(page.getByRole('form', { name: 'Add Food/Drink' }));
  const { y: after } = await rectangle(repeat.getByRole('button', { name: /^Snack 4/ }));
  expect(after, 'nothing moves when Undo appears').toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const row of await page
    .getByRole('listitem')
    .filter({ has: page.locator('b') })
    .all())
    expect(await row.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(
      64,
    );
});

test('the buttons of the home page are in view on a phone held upright or sideways', async ({
  page,
}) => {
  for (const [short, long] of [...phones, [375, 667] as const]) {
    for (const [width, height] of [
      [short, long],
      [long, short],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const name of ['Create an account', 'Login'])
        await inView(page.getByRole('button', { name }));
    }
  }
});

test('in landscape, every field of the form can be reached', async ({ page, restoreSession }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await restoreSession();
  await page.goto('/food-log');
  const form = page.getByRole('form', { name: 'Add Food/Drink' });
  await expect(form).toBeVisible();
  for (const control of await form.locator('input, [type=submit]').all()) {
    await control.scrollIntoViewIfNeeded();
    await expect.poll(async () => isClear(control)).toBe(true);
  }
});

test('Save, Cancel and all fields of the last editor are uncovered on a phone, text at 100 % and 200 %', async ({
  page,
  restoreSession,
  logFoods,
}) => {
  await restoreSession();
  await logFoods(...snacks(3));
  await page.goto('/food-log');
  await addFood(page, { name: 'Snack 3', calories: '10' });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    for (const size of ['100%', '200%']) {
      const phone = `${width} × ${height}, ${size}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(
        (fontSize) =>
          document.documentElement.style.setProperty('font-size', fontSize, 'important'),
        size,
      );
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Edit Snack 0' }).click();
      const editor = page.getByRole('form', { name: 'Edit Snack 0' });
      for (const name of ['Save', 'Cancel']) {
        const button = editor.getByRole('button', { name });
        await expect.poll(async () => isClear(button), `${name}, ${phone}`).toBe(true);
      }
      await expect(editor.getByLabel('Calories')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      for (const label of ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs']) {
        const field = editor.getByLabel(label);
        await expect(field).toBeFocused();
        await expect.poll(async () => isClear(field), `${label}, ${phone}`).toBe(true);
        await page.keyboard.press('Tab');
      }
      for (const label of ['Day', 'Time'])
        expect(await isWhole(editor.getByLabel(label)), `${label}, ${phone}`).toBe(true);
      await editor.getByRole('button', { name: 'Cancel' }).click();
    }
  }
});

test('text at 200 % fits a phone', async ({ page, restoreSession }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await restoreSession();
  for (const path of ['/trends', '/food-log', '/', '/food-log']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/[\d–]\s?kcal|Nothing is logged/);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await frames(page);
    const overflow = async () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, path).toBe(0);
    // WCAG 1.4.12.
    const spacing = await page.addStyleTag({
      content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    await expect.poll(overflow, `${path} with wide letters`).toBe(0);
    await spacing.evaluate((style) => style.parentNode?.removeChild(style));
    if (path === '/' || path === '/trends') continue;
    const moment = await rectangle(page.getByRole('button', { name: 'Now', exact: true }));
    const heading = await rectangle(page.getByRole('heading', { name: 'Add Food/Drink' }));
    expect(moment.bottom, 'Now is above the heading').toBeLessThanOrEqual(heading.y);
    const date = await rectangle(page.getByRole('button', { name: /^\d\d\// }));
    const totals = await rectangle(page.getByRole('region', { name: 'Totals' }));
    expect([date.x, date.right], 'flush with the cards').toEqual([totals.x, totals.right]);
    const most = '100000';
    await addFood(page, { name: 'Feast', calories: most, fats: most, carbs: most });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('data-floating', 'true');
  const toForm = await rectangle(page.getByRole('button', { name: 'Add food' }));
  expect((await rectangle(undo)).y, 'Undo has one line').toBeGreaterThanOrEqual(toForm.y - 1);
  const broken = async () =>
    page.locator('dd').evaluateAll((figures) =>
      figures
        .filter(({ firstElementChild: digits, lastElementChild: unit }) => {
          if (!digits || !unit) return true;
          return unit.getBoundingClientRect().top >= digits.getBoundingClientRect().bottom;
        })
        .map(({ textContent }) => textContent),
    );
  for (const width of [320, 390, 430, 600, 768, 1280]) {
    await resize(page, width, 640);
    expect(await broken(), `figures without their unit at ${width} px`).toEqual([]);
  }
});

test('with more contrast the page is white, or black with white text in the dark scheme', async ({
  page,
}) => {
  await page.goto('/');
  const body = page.locator('body');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(body).toHaveCSS('color', 'rgb(255, 255, 255)');
});
