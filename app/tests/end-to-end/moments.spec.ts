import type { BrowserContext, Page, Route } from 'playwright/test';
import { expect, test } from './support/foodlog.ts';
import { fault } from './support/fault.ts';
import { keptChanges } from './support/keptChanges.ts';
import { addFood, entriesOnScreen } from './support/log.ts';
import { morning } from './support/morning.ts';
import { signedUpAt } from './support/signedUpAt.ts';
import { askDay, createElsewhere } from './walk/server.ts';

/**
 * Tries every kind of change, at every moment at which the network can fail it, with everything that a person can do
 * meanwhile: the log has the change once. `npm test` tries each kind at one moment, and so every moment and every action
 * meanwhile with some kind; five seeds of `npm run prove -- moments` try all of them together.
 */
const seed = process.env['PROVE_SEED'];

/** A kind of change: how a person makes it, and the entries of that name before and after. */
interface Kind {
  name: string;
  /** Creates the entry to be changed. */
  setUp?: (page: Page, userId: string) => Promise<void>;
  make: (page: Page) => Promise<void>;
  after: (calories: number[]) => number[];
}

const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();
const food = 'Lentil soup';
const added = async (page: Page) => addFood(page, { name: food, calories: '100' });
const deleted = async (page: Page) => {
  await added(page);
  await press(page, `Delete ${food}`);
  await expect(page.getByRole('button', { name: `Delete ${food}` })).toHaveCount(0);
  await expect.poll(async () => caloriesOnServer(page)).toEqual([]);
};

const kinds: Kind[] = [
  {
    name: 'add',
    make: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill(food);
      await page.getByRole('textbox', { name: 'Calories' }).fill('100');
      await press(page, 'Add');
    },
    after: () => [100],
  },
  {
    name: 'repeat',
    setUp: added,
    make: async (page) => press(page, new RegExp(`^${food} 100`)),
    after: (calories) => [...calories, 100],
  },
  {
    name: 'copy',
    setUp: async (page, userId) => {
      await createElsewhere(page, { userId, name: food, calories: 100, day: dayBefore });
    },
    make: async (page) => {
      await press(page, 'Copy a day');
      const picker = page.getByRole('form', { name: 'Copy a day' });
      await expect(picker.getByRole('checkbox', { name: new RegExp(`^${food}`) })).toBeChecked();
      // Where there are several entries, the first checkbox toggles all.
      await picker.getByRole('checkbox').first().uncheck();
      await picker.getByRole('checkbox', { name: new RegExp(`^${food}`) }).check();
      await press(page, 'Copy 1 to today');
    },
    after: () => [100],
  },
  {
    name: 'edit',
    setUp: added,
    make: async (page) => {
      await press(page, `Edit ${food}`);
      const editor = page.getByRole('form', { name: `Edit ${food}` });
      await editor.getByLabel('Calories').fill('200');
      await editor.getByRole('button', { name: 'Save' }).click();
    },
    after: () => [200],
  },
  {
    name: 'delete',
    setUp: added,
    make: async (page) => press(page, `Delete ${food}`),
    after: () => [],
  },
  {
    name: 'undo',
    setUp: deleted,
    make: async (page) => press(page, /^Undo/),
    after: () => [100],
  },
  {
    name: 'restore',
    setUp: deleted,
    make: async (page) => {
      await press(page, 'Recently deleted');
      await page.getByRole('checkbox', { name: new RegExp(`^${food}`) }).check();
      await press(page, 'Restore 1');
    },
    after: () => [100],
  },
];

/** What happens to the request of a change until the network recovers. */
const moments = {
  'not sent': async (route: Route) => route.abort(),
  // A proxy or the sign-in page of a network answers in place of the server.
  'answered by another': async (route: Route) => route.fulfill({ json: { data: {} } }),
  'answer lost': async (route: Route) => {
    await route.fetch();
    await route.abort();
  },
  'answered late': async (route: Route, isWell: Promise<void>) => {
    const response = await route.fetch();
    await isWell;
    // The page may be closed by now.
    await route.fulfill({ response }).catch(() => {});
  },
  'never answered': async () => {},
};

/** What the person does meanwhile. @returns the page that is open then. */
type Meanwhile = (
  page: Page,
  heal: () => void,
  moment: keyof typeof moments,
  /** Checks that the page shows the change, answered or not: by default, once it does. */
  isShown: (page: Page, isAwaited?: boolean) => Promise<void>,
) => Promise<Page>;

const log = async (page: Page) =>
  expect(page.getByRole('region', { name: 'Entries' })).toBeVisible();

/** What the page says at that moment, once the person has waited. */
const strips = {
  'not sent': 'Offline. 1 change to send',
  'answered by another': 'Not saved yet: 1 change',
  'answer lost': 'Offline. 1 change to send',
  'answered late': 'Not saved yet: 1 change',
  'never answered': 'Not saved yet: 1 change',
};

const meanwhiles: Record<string, Meanwhile> = {
  waiting: async (page, heal, moment, isShown) => {
    await page.clock.fastForward(6000);
    const strip = page.getByRole('status').filter({ hasText: 'Saved on this device' });
    await expect(strip).toContainText(strips[moment]);
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
    await isShown(page);
    heal();
    if (moment === 'never answered') await press(page, 'Try now');
    return page;
  },
  'a reload': async (page, heal, _moment, isShown) => {
    // Another page of the same person is open, and must not take over the changes of this one.
    const other = await page.context().newPage();
    await other.goto('/food-log');
    await log(other);
    await page.bringToFront();
    await page.reload();
    await isShown(page);
    heal();
    return page;
  },
  'home and back': async (page, heal, _moment, isShown) => {
    await page.getByRole('link', { name: 'Foodlog' }).click();
    await expect(page.getByText('Your totals for today so far.')).toBeVisible();
    await press(page, 'Open the food log');
    await isShown(page);
    heal();
    return page;
  },
  'sign-out': async (page, heal, moment) => {
    await press(page, 'Logout');
    await expect(page.getByText('Saving what you logged: 1 change to go.')).toBeVisible();
    if (moment === 'never answered') {
      await page.clock.fastForward(6000);
      await expect(page.getByRole('heading', { name: 'Not everything is saved' })).toBeVisible();
      await press(page, 'Log out and keep them');
    } else heal();
    if (moment !== 'answered late') await page.clock.fastForward(4000);
    await expect(page).toHaveURL('/');
    heal();
    return page;
  },
  'a second tab': async (page, heal, _moment, isShown) => {
    const other = await page.context().newPage();
    await other.goto('/food-log');
    await log(other);
    heal();
    await page.close();
    // The other page leaves some seconds to the closed page, in case that is loaded anew.
    await expect(async () => {
      await other.clock.fastForward(6000);
      await isShown(other, false);
      expect(await keptChanges(other)).toEqual([]);
    }).toPass();
    return other;
  },
};

const [today = '', dayBefore = ''] = morning.days;

async function caloriesOnServer(page: Page): Promise<number[]> {
  const { entries } = await askDay(page, today);
  return entries.filter(({ name }) => name === food).map(({ calories }) => calories);
}

/** Makes every change meet that moment from now on. */
async function failChanges(context: BrowserContext, moment: keyof typeof moments) {
  const well = Promise.withResolvers<void>();
  const met = Promise.withResolvers<void>();
  let isWell = false;
  await context.route('**/api', async (route) => {
    const { query }: { query: string } = route.request().postDataJSON();
    if (isWell || !query.trimStart().startsWith('mutation')) return route.fallback();
    met.resolve();
    return moments[moment](route, well.promise);
  });
  return {
    met: met.promise,
    heal: () => {
      isWell = true;
      well.resolve();
    },
  };
}

const momentNames = [
  'not sent',
  'answer lost',
  'answered late',
  'never answered',
  'answered by another',
] as const;
const meanwhileNames = Object.keys(meanwhiles);

for (const [kindIndex, kind] of kinds.entries()) {
  for (const [momentIndex, moment] of momentNames.entries()) {
    if (seed === undefined && momentIndex !== kindIndex % momentNames.length) continue;
    const index = seed === undefined ? kindIndex : kindIndex + momentIndex * 2 + Number(seed);
    const meanwhile = meanwhileNames[index % meanwhileNames.length] ?? '';
    const name = `${kind.name}, ${moment}, ${meanwhile}`;
    const sees = [
      kind.name === 'edit' ? 'the form, then the change' : 'the change at once',
      ...(meanwhile === 'waiting' ? [`“${strips[moment]}”`] : []),
    ].join(', ');
    const kept = 'on the device until answered; in the log once';
    test(
      `${name}: the log has the change once`,
      fault({ sees, kept }, name),
      async ({ page: first, context, account, restoreSession, allowConsoleErrors }) => {
        if (momentIndex < 2) allowConsoleErrors(/ERR_FAILED/);
        await first.clock.install();
        // The log begins three days ago.
        await signedUpAt(first, Date.now() - 3 * 86_400_000);
        await restoreSession();
        await first.goto('/food-log');
        await log(first);
        await kind.setUp?.(first, account.email);
        await expect.poll(async () => keptChanges(first)).toEqual([]);
        const before = await caloriesOnServer(first);

        const isShown = async (page: Page, isAwaited = true) => {
          const calories = async () => {
            // An empty list that still loads proves nothing, and this page has not taken its changes over yet.
            if ((await page.locator('dl[aria-busy="false"]').count()) === 0) return undefined;
            const rows = await entriesOnScreen(page);
            const own = rows.filter((row) => row.startsWith(`${food} `));
            return own.map((row) => Number(row.slice(food.length).split('/')[0]));
          };
          if (isAwaited) await expect.poll(calories).toEqual(kind.after(before));
          else expect(await calories()).toEqual(kind.after(before));
        };
        const { met, heal } = await failChanges(context, moment);
        await kind.make(first);
        await met;
        // An edit stays in its form until it is answered, or for 5 seconds.
        if (kind.name !== 'edit') await isShown(first);
        expect(await keptChanges(first)).toHaveLength(1);
        const page = (await meanwhiles[meanwhile]?.(first, heal, moment, isShown)) ?? first;
        if (meanwhile === 'sign-out') {
          await restoreSession();
          await page.goto('/food-log');
        }
        await log(page);
        // The clock passes the wait for the next attempt, or the time limit of an attempt without an answer.
        await page.clock.fastForward(momentIndex < 2 ? 4000 : 12_000);

        await isShown(page);
        await expect.poll(async () => caloriesOnServer(page)).toEqual(kind.after(before));
        await expect.poll(async () => keptChanges(page)).toEqual([]);
      },
    );
  }
}
