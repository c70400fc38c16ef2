import type { APIRequestContext, Page } from 'playwright/test';

/** A day's totals. */
export interface Totals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** An entry as the server answers it. */
export interface ServerEntry extends Totals {
  id: string;
  version: number;
  name: string;
  day: string;
  /** 0 to 1439. */
  minuteOfDay: number;
  loggedAt: string;
  meal?: string | null | undefined;
  amount?: number | null | undefined;
  unit?: string | null | undefined;
}

/** A day: its entries, newest first, and its totals. */
export interface Day {
  entries: ServerEntry[];
  totals: Totals;
}

const entry =
  'id name calories fats proteins carbs day minuteOfDay loggedAt version meal amount unit';
const operations = {
  day: `query ($day: LocalDate!, $bound: DayOrInstant!) {
    entries: foodLogEntries(day: $day) { ${entry} }
    totals: foodLogStats(pagination: { filter: { startDate: $bound, endDate: $bound } }) {
      calories fats proteins carbs
    }
  }`,
  settings: `query {
    foodLogTargets { startDay targets { calories } version }
    foodLogMeals { meals { name } version }
    foodLogFoods {
      loggedAs figures { name calories fats proteins carbs amount unit } isPinned isHidden deletedAt version
    }
  }`,
  deleted: `query { entries: foodLogDeleted { ${entry} } }`,
  create: `mutation ($data: FoodLogCreateDtoInput!) { foodLogCreate(data: $data) { id } }`,
  update: `mutation ($data: FoodLogUpdateDtoInput!) { foodLogUpdate(data: $data) { entries { id } } }`,
};

/** Asks the server apart from the page, as another device of the person would. Throws when it refuses. */
export async function ask<Data>(
  request: APIRequestContext,
  token: string,
  operation: keyof typeof operations,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/api', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: operations[operation], variables },
  });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  if (errors) throw new Error(`The server refuses ${operation}: ${JSON.stringify(errors)}`);
  return data;
}

/** The same with the session of a page. */
async function askAs<Data>(page: Page, operation: keyof typeof operations, variables?: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'DS')?.value ?? '';
  return ask<Data>(page.request, token, operation, variables);
}

export const askDay = async (page: Page, day: string) =>
  askAs<Day>(page, 'day', { day, bound: day });

/** The deleted entries, latest first. */
export const askDeleted = async (page: Page) =>
  (await askAs<{ entries: ServerEntry[] }>(page, 'deleted')).entries;

interface Settings {
  foodLogTargets: { startDay: string; targets: { calories: number }[] | null; version: number }[];
  foodLogMeals: { meals: { name: string }[]; version: number };
  foodLogFoods: {
    loggedAs: string;
    figures: object | null;
    isPinned: boolean;
    isHidden: boolean;
    deletedAt: string | null;
    version: number;
  }[];
}

/** All that was ever set, by its name: what it is then, and its version. */
export async function askSettings(page: Page) {
  const { foodLogMeals, foodLogTargets, foodLogFoods } = await askAs<Settings>(page, 'settings');
  const { meals, version: ofMeals } = foodLogMeals;
  const named = { name: meals.map(({ name }) => name).join(', '), version: ofMeals };
  return Object.fromEntries([
    ...(ofMeals > 0 ? [['meals', named] as const] : []),
    ...foodLogTargets.map(({ startDay, targets, version }) => {
      const name = (targets ?? []).map(({ calories }) => String(calories)).join();
      return [`targets ${startDay}`, { name, version }] as const;
    }),
    ...foodLogFoods.map(({ loggedAs, figures, isPinned, isHidden, deletedAt, version }) => {
      const words = [
        figures && Object.values(figures).join('/'),
        isPinned && 'pinned',
        isHidden && 'hidden',
        deletedAt && 'deleted',
      ];
      return [`food ${loggedAs}`, { name: words.filter(Boolean).join(', '), version }] as const;
    }),
  ]);
}

/** Changes an entry from another device. */
export const changeElsewhere = async (
  page: Page,
  data: { id: string; version: number; calories: number },
) => askAs<object>(page, 'update', { data });

/** Logs an entry from another device. Without a time, the server takes the present one of its own zone. */
export const createElsewhere = async (
  page: Page,
  created: { userId: string } & Pick<ServerEntry, 'name' | 'calories' | 'day'> &
    Partial<Pick<ServerEntry, 'minuteOfDay' | 'loggedAt'>>,
) => askAs<object>(page, 'create', { data: { fats: 0, proteins: 0, carbs: 0, ...created } });
