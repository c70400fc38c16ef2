import { expect, type Page, type Request } from 'playwright/test';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';
import { frames } from './frames.ts';
import { countWaiting } from './storedRows.ts';
import { askDay, type Totals } from './server.ts';

/** A food as a person types it. */
export interface Food extends Partial<Record<keyof Totals, string>> {
  name: string;
}

export const nothing: Totals = { calories: 0, fats: 0, proteins: 0, carbs: 0 };

const labels = {
  calories: 'Calories',
  fats: 'Fats',
  proteins: 'Proteins',
  carbs: 'Carbs',
} as const;
const names = ['calories', 'fats', 'proteins', 'carbs'] as const;

/** Waits until the app needs no network, also on a device that is slow to install it. */
export async function waitForWorker(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    // It answers for a page that was opened before it a moment later.
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Types a food into the form without adding it. Without figures, 0 calories are typed: the form asks about none. */
export async function fillFood(page: Page, { name, ...figures }: Food) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  const isBare = names.every((figure) => figures[figure] === undefined);
  for (const figure of names) {
    const value = isBare && figure === 'calories' ? '0' : figures[figure];
    if (value !== undefined) await page.getByRole('textbox', { name: labels[figure] }).fill(value);
  }
}

/** Types a food and presses Add; returns once the form is empty again. */
export async function addFood(page: Page, food: Food) {
  await fillFood(page, food);
  await page.getByRole('button', { name: /^Add( to today)?$/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
}

/** The totals on screen, as written, by label. */
export async function totalsOnScreen(page: Page): Promise<Record<string, string>> {
  return page.locator('dl').evaluate((list) => {
    const pairs = [...list.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.parentElement?.querySelector('dd')?.textContent ?? '',
    ]);
    const totals: Record<string, string> = Object.fromEntries(pairs);
    return totals;
  });
}

/** The words about the last change, with which Undo is offered. */
export const lastChange = (page: Page) => page.locator('.FoodlogUndoBar-text');

/** The number of changes that can be undone before the last one, as the page says it. */
export const earlierChanges = (page: Page) => page.locator('.FoodlogUndoBar-earlier');

/** The button that logs to the day on screen, which is not today. */
export const logToDay = (page: Page) => page.getByRole('button', { name: /^Add to \d/ });

/** The day so many days after another. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The day on screen, read from MM/DD/YYYY. */
export async function dayOnScreen(page: Page): Promise<string> {
  const text = await page
    .getByText(/^\d\d\/\d\d\/\d{4}$/)
    .first()
    .textContent();
  const [, month, date, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(text ?? '') ?? [];
  return `${year}-${month}-${date}`;
}

const written = (value: number, unit: string) =>
  expect.stringMatching(new RegExp(`^${value.toLocaleString('en-US')}\\s*${unit}$`));

/** The entries on screen from the top, each as "name calories/fats/proteins/carbs". */
export async function entriesOnScreen(page: Page): Promise<string[]> {
  return page.locator('.FoodlogEntryList-entry').evaluateAll((rows) =>
    rows.map((row) => {
      const figures = [...row.querySelectorAll('strong, time ~ span')].map(({ textContent }) =>
        textContent.replaceAll(/\D/g, ''),
      );
      return `${row.querySelector('b')?.textContent} ${figures.join('/')}`;
    }),
  );
}

/** Waits until a request has ended. `finished` alone never returns where a reload has cut the answer off. */
async function untilEnded(page: Page, request: Request) {
  const response = await request.response();
  if (!response || request.failure()) return;
  const isIt = (failed: Request) => failed === request;
  await Promise.race([
    response.finished(),
    page.waitForEvent('requestfailed', { predicate: isIt, timeout: 0 }),
  ]);
}

/**
 * Waits until the page asks for nothing more by itself, however slow the machine is: every request has ended, and none has
 * followed from the last answer.
 */
export async function untilQuiet(page: Page) {
  let last: Request | undefined;
  for (;;) {
    const requests = await page.requests();
    if (last && last === requests.at(-1)) return;
    last = requests.at(-1);
    await Promise.all(requests.map(async (request) => untilEnded(page, request)));
    await frames(page);
  }
}

/** Checks that the page opens no editor by itself, once all that it loads is there. */
export async function expectNoEditor(page: Page) {
  await untilQuiet(page);
  await expect(page.getByRole('form', { name: /^Edit / })).toHaveCount(0);
}

/** Waits until the totals are these on screen and on the server, and the server has answered every change. */
export async function expectTotals(page: Page, totals: Totals) {
  const shown = {
    Calories: written(totals.calories, 'kcal'),
    Fats: written(totals.fats, 'g'),
    Proteins: written(totals.proteins, 'g'),
    Carbs: written(totals.carbs, 'g'),
  };
  // What is asked of a page that loads anew by itself fails.
  await expect(async () => {
    expect(await totalsOnScreen(page)).toEqual(shown);
    expect(await countWaiting(page)).toBe(0);
  }).toPass({ timeout: waitTimeout });
  await expect(async () => {
    const { totals: ofServer } = await askDay(page, await dayOnScreen(page));
    expect(ofServer).toEqual(totals);
  }).toPass({ timeout: waitTimeout });
}

/**
 * Records the operations on the log that the page sends to /api from now on, except those for suggestions and for the
 * first and the last day; first waits for what the page loads by itself.
 */
export async function watchOperations(page: Page) {
  await untilQuiet(page);
  const operations: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/api') return;
    const { operationName }: { operationName: string } = request.postDataJSON();
    if (!/^foodLog(Bounds|Frequent|Items|StatsByDay)$/.test(operationName))
      operations.push(operationName);
  });
  return operations;
}
