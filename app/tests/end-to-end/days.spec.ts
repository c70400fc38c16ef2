import { axeViolations } from './support/axeViolations.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { addFood, dayOnScreen, daysAfter, expectTotals, nothing } from './support/log.ts';
import { signedUpAt } from './support/signedUpAt.ts';

test('§4 Previous goes back to the first day, and Next goes up to today', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await signedUpAt(page, Date.now() - 3 * 86_400_000);
  await page.goto('/food-log');
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  const today = await dayOnScreen(page);
  for (const daysAgo of [1, 2, 3]) {
    await previous.click();
    await expect.poll(async () => dayOnScreen(page)).toBe(daysAfter(today, -daysAgo));
  }
  await expect(previous).toBeDisabled();
  await expectTotals(page, nothing);
  for (const _ of [1, 2, 3]) await next.click();
  await expect(next).toBeDisabled();
  expect(await dayOnScreen(page)).toBe(today);
});

test('a clock that is more than 5 minutes off is said to be wrong', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.clock.install();
  const notice = page.getByRole('status').filter({ hasText: 'clock' });
  for (const [minutes, words] of [
    [4, undefined],
    [-180, 'This device’s clock is 3 hours slow.'],
    [2 * 24 * 60, 'Entries of its day may not be saved'],
  ] as const) {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.goto('/food-log');
    await expectTotals(page, nothing);
    await (words === undefined
      ? expect(notice).toHaveCount(0)
      : expect(notice).toContainText(words));
  }
});

test('the address holds the day, so that a reload shows it again and a step back leaves the log', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(demoAccount);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the food log' }).click();
  const today = await dayOnScreen(page);
  await expect(page).toHaveURL('/food-log');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`/food-log?day=${daysAfter(today, -2)}`);
  await page.reload();
  expect(await dayOnScreen(page)).toBe(daysAfter(today, -2));
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/food-log');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a day in the address that cannot be read or is out of bounds means today', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(demoAccount);
  await page.goto('/food-log');
  const today = await dayOnScreen(page);
  for (const day of [daysAfter(today, 1), daysAfter(today, -40), '2026-02-30']) {
    await page.goto(`/food-log?day=${encodeURIComponent(day)}`);
    // Until the page knows when the person has signed up, it shows the day that is asked for.
    await expect.poll(async () => dayOnScreen(page), { message: day }).toBe(today);
    await expectTotals(page, nothing);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(`/food-log?day=${daysAfter(today, -1)}`);
  }
});

test.describe('on a day of 23 hours', () => {
  // The unit tests of the clock try other days and zones.
  const [before, ...days] = ['2026-03-09T03:30:00Z', '2026-03-08', '2026-03-09'];
  test.use({ timezoneId: 'America/New_York' });

  test('§4 an entry stays on its day when midnight passes with the page open', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession();
    await signedUpAt(page, new Date(before).getTime() - 3 * 86_400_000);
    await page.clock.install({ time: before });
    await page.goto('/food-log');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await dayOnScreen(page)).toBe(days[0]);
    await addFood(page, { name: 'Supper', calories: '500' });
    await expectTotals(page, { ...nothing, calories: 500 });

    await page.clock.fastForward('31:00');
    await expect.poll(async () => dayOnScreen(page)).toBe(days[1]);
    await expectTotals(page, nothing);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectTotals(page, { ...nothing, calories: 500 });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await addFood(page, { name: 'Snack', calories: '80' });
    await expectTotals(page, { ...nothing, calories: 80 });
  });
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('§4 the first food after midnight is of the new day, also on a device that has just woken', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession();
    await page.clock.install({ time: '2026-11-20T22:59:30Z' });
    await signedUpAt(page, Date.parse('2026-11-18T12:00:00Z'));
    await page.goto('/food-log');
    await addFood(page, { name: 'Supper', calories: '500' });
    await expectTotals(page, { ...nothing, calories: 500 });
    for (const [midnight, log] of [
      ['2026-11-20T23:00:01Z', async () => addFood(page, { name: 'Snack', calories: '500' })],
      [
        '2026-11-21T23:00:01Z',
        async () => page.getByRole('button', { name: /^Supper 500/ }).click(),
      ],
    ] as const) {
      const before = await dayOnScreen(page);
      // No timer of the page has run, and nobody has looked at it again.
      await page.clock.setSystemTime(midnight);
      await log();
      await page.clock.fastForward(10_000);
      await expect.poll(async () => dayOnScreen(page)).toBe(daysAfter(before, 1));
      await expectTotals(page, { ...nothing, calories: 500 });
      await page.getByRole('button', { name: 'Previous' }).click();
      await expectTotals(page, { ...nothing, calories: 500 });
      await page.getByRole('button', { name: 'Next' }).click();
    }
  });
});

test('a person who travels east still reaches the day of their first evening', async ({
  browser,
  restoreSession,
}) => {
  const open = async (timezoneId: string, time: string) => {
    const context = await browser.newContext({ timezoneId });
    await restoreSession(undefined, context);
    const page = await context.newPage();
    // At eight in the evening of the 20th in New York, and at two in the morning of the 21st in Berlin.
    await signedUpAt(page, Date.parse('2026-11-21T01:00:00Z'));
    await page.clock.install({ time });
    await page.goto('/food-log');
    return page;
  };
  const inNewYork = await open('America/New_York', '2026-11-21T01:10:00Z');
  await expect(inNewYork.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await addFood(inNewYork, { name: 'Dinner', calories: '700' });
  await expectTotals(inNewYork, { ...nothing, calories: 700 });
  await inNewYork.context().close();
  const inBerlin = await open('Europe/Berlin', '2026-11-21T09:00:00Z');
  await expectTotals(inBerlin, nothing);
  await inBerlin.getByRole('button', { name: 'Previous' }).click();
  await expect(inBerlin).toHaveURL('/food-log?day=2026-11-20');
  await expectTotals(inBerlin, { ...nothing, calories: 700 });
  await expect(inBerlin.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await inBerlin.context().close();
});

test('the calendar marks the days with entries, and asks for them when it is opened', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api')) asked.push(request.postDataJSON().operationName);
  });
  await page.goto('/food-log');
  const openCalendar = async () => page.getByRole('button', { name: /choose another day/ }).click();
  const viewed = page.getByRole('gridcell', { selected: true });
  const isListed = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === 'foodLogDays',
  );
  await addFood(page, { name: 'Egg', calories: '70' });
  await expectTotals(page, { ...nothing, calories: 70 });
  expect(asked).not.toContain('foodLogDays');

  await openCalendar();
  await isListed;
  await expect(viewed).toHaveAccessibleName(/^\d+, with entries$/);
  await expect(viewed).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Delete Egg/ }).click();
  await expectTotals(page, nothing);
  await openCalendar();
  await expect(viewed).toHaveAccessibleName(/^\d+$/);
  await expect.poll(() => asked.filter((name) => name === 'foodLogDays')).toHaveLength(2);
});

test('Back of an Android device closes the calendar, and stays in the log', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(demoAccount);
  // Back asks the last CloseWatcher to close. Playwright cannot press Back of a device, but can do the same.
  await page.addInitScript(`
    CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        CloseWatcher.last = this;
      }
    };
  `);
  const pressBack = async () => {
    // It is made once the calendar has been painted.
    await page.waitForFunction('CloseWatcher.last');
    await page.evaluate('CloseWatcher.last.requestClose(); CloseWatcher.last = undefined;');
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the food log' }).click();
  const entries = await page.evaluate(() => history.length);
  for (const day of [0, -1]) {
    await page.getByRole('button', { name: /choose another day/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /choose another day/ })).toBeFocused();
    await expect(page).toHaveURL(/[/]food-log/);
    if (day === 0) await page.getByRole('button', { name: 'Previous' }).click();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/');
});
