import { expect, type Page, type Request } from 'playwright/test';

/** A day's totals as shown on screen. */
export interface Totals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

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

/** Types a food into the form without adding it. */
export async function fillFood(page: Page, { name, ...figures }: Food) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const figure of names) {
    const value = figures[figure];
    if (value !== undefined) await page.getByRole('textbox', { name: labels[figure] }).fill(value);
  }
}

/** Types a food and presses Add; returns once the form is empty again. */
export async function addFood(page: Page, food: Food) {
  await fillFood(page, food);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
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

/** The totals of a day as the server answers them to a request apart from the page; undefined without a session. */
async function totalsOfServer(page: Page, day: string): Promise<Totals | undefined> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'DS')?.value ?? '';
  const response = await page.request.post('/api', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query:
        'query stats($day: DayOrInstant!) { foodLogStats(pagination: { filter: { startDate: $day, endDate: $day } }) { calories fats proteins carbs } }',
      variables: { day },
      operationName: 'stats',
    },
  });
  const { data }: { data?: { foodLogStats: Totals } } = await response.json();
  return data?.foodLogStats;
}

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
  return page.locator('li:has(> b)').evaluateAll((rows) =>
    rows.map((row) => {
      const figures = [...row.querySelectorAll('strong, p > span')].map(({ textContent }) =>
        textContent.replaceAll(/\D/g, ''),
      );
      return `${row.querySelector('b')?.textContent} ${figures.join('/')}`;
    }),
  );
}

/** The sums of the entries on screen. */
async function sumOfEntries(page: Page): Promise<Totals> {
  const rows = await entriesOnScreen(page);
  const sum = { ...nothing };
  for (const row of rows) {
    const values = (row.split(' ').at(-1) ?? '').split('/').map(Number);
    for (const [index, name] of names.entries()) sum[name] += values[index] ?? 0;
  }
  return sum;
}

/** Checks that the totals on screen are these, the sums of the entries, and the answer of the server for the day. */
export async function expectTotals(page: Page, totals: Totals) {
  await expect
    .poll(async () => totalsOnScreen(page))
    .toEqual({
      Calories: written(totals.calories, 'kcal'),
      Fats: written(totals.fats, 'g'),
      Proteins: written(totals.proteins, 'g'),
      Carbs: written(totals.carbs, 'g'),
    });
  await expect.poll(async () => sumOfEntries(page)).toEqual(totals);
  const day = await dayOnScreen(page);
  await expect.poll(async () => totalsOfServer(page, day)).toEqual(totals);
}

/** Records the operations on the log that the page sends to /api from now on, except those for suggestions. */
export function watchOperations(page: Page) {
  const operations: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/api') return;
    const { operationName }: { operationName: string } = request.postDataJSON();
    if (!/^foodLog(Frequent|Items)$/.test(operationName)) operations.push(operationName);
  });
  return operations;
}
