import type { Page } from 'playwright/test';
import type { Content } from './LogModel.ts';

/** An entry as the server answers it. */
export interface ServerEntry extends Content {
  id: string;
  version: number;
}

const entry = 'id name calories fats proteins carbs day minuteOfDay loggedAt version';
const operations = {
  day: `query day($day: LocalDate!, $bound: DayOrInstant!) {
    entries: foodLogEntries(day: $day) { ${entry} }
    totals: foodLogStats(pagination: { filter: { startDate: $bound, endDate: $bound } }) {
      calories fats proteins carbs
    }
  }`,
  deleted: `query deleted { entries: foodLogDeleted { ${entry} } }`,
  create: `mutation create($data: FoodLogCreateDtoInput!) { foodLogCreate(data: $data) { id } }`,
  update: `mutation update($data: FoodLogUpdateDtoInput!) { foodLogUpdate(data: $data) { entries { id } } }`,
};

/** Asks the server apart from the page, as another device of the same person. */
async function ask<Data>(page: Page, operationName: keyof typeof operations, variables: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'DS')?.value ?? '';
  const response = await page.request.post(new URL('/api', page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
    data: { query: operations[operationName], variables, operationName },
  });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  if (errors) throw new Error(`The server refuses ${operationName}: ${JSON.stringify(errors)}`);
  return data;
}

/** The entries of a day, newest first, and its totals. */
export const askDay = async (page: Page, day: string) =>
  ask<{
    entries: ServerEntry[];
    totals: Record<'calories' | 'fats' | 'proteins' | 'carbs', number>;
  }>(page, 'day', { day, bound: day });

/** The deleted entries, latest first. */
export const askDeleted = async (page: Page) =>
  (await ask<{ entries: ServerEntry[] }>(page, 'deleted', {})).entries;

/** Changes an entry from another device. */
export const changeElsewhere = async (
  page: Page,
  data: { id: string; version: number; calories: number },
) => ask<object>(page, 'update', { data });

/** Logs an entry from another device. Without a time, the server takes the present one of its own zone. */
export const createElsewhere = async (
  page: Page,
  created: { userId: string } & Pick<ServerEntry, 'name' | 'calories' | 'day'> &
    Partial<Pick<ServerEntry, 'minuteOfDay' | 'loggedAt'>>,
) => ask<object>(page, 'create', { data: { fats: 0, proteins: 0, carbs: 0, ...created } });
