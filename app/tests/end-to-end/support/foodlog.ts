import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { testTimeout } from '../../../../scripts/setup/timeouts.ts';
import { createAccount, fillSignIn, restoreSession, type Account } from './accounts.ts';
import { expectServerTotals } from './expectServerTotals.ts';
import { type FoodOfDay, logFoods } from './logFoods.ts';
import { compareAlwaysScript } from './readLog.ts';
import { startFoodlog, type Foodlog } from './startFoodlog.ts';
import { watchContext, type Watched } from './watchContext.ts';

interface TestFixtures {
  /** The session that was restored last. */
  session: { token: string; account: Account | undefined };
  consoleErrors: Record<'expect' | 'allow', (...patterns: RegExp[]) => void>;
  /** A new account for each test. */
  account: Account;
  /** Signs in through the sign-in screen, with the test's own account or another. */
  signIn: (account?: Account) => Promise<void>;
  /**
   * Restores a session, with the test's own account or another, so that the next page of the test's context or another
   * is signed in when it opens.
   */
  restoreSession: (account?: Account, context?: BrowserContext) => Promise<void>;
  /** An empty page on another device of the person whose session was restored last. */
  pageOfOtherDevice: () => Promise<Page>;
  /** Logs foods to today in the restored session, as another device of the person would. */
  logFoods: (...foods: FoodOfDay[]) => Promise<void>;
  /** Declares console errors that the test provokes. Each must occur, and any other fails the test. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
  /** Declares console errors that may occur: a page that is left does not report all of its errors. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
}

interface WorkerFixtures {
  /** More settings of the server, as environment variables. */
  serverSettings: NodeJS.ProcessEnv;
  /** The built product, running on a free port with a data folder of its own. */
  foodlog: Foodlog;
}

/**
 * Playwright's `test` with Foodlog running behind it. A test fails, whichever contexts it opens,
 * - when the totals of a page are not the sums of its rows at any moment, or not the server's totals at the end,
 * - when a request leaves the machine, except for the stock photo,
 * - when an error occurs that the test did not declare.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  foodlog: [
    async ({ serverSettings }, provide) => {
      const foodlog = await startFoodlog(serverSettings);
      await provide(foodlog);
      await foodlog.stop();
    },
    { scope: 'worker', timeout: testTimeout },
  ],
  baseURL: async ({ foodlog }, provide) => provide(foodlog.url),
  consoleErrors: [
    async ({ browser, foodlog }, provide) => {
      const watched: Watched = { errors: [], requestsElsewhere: [] };
      const watch = (context: BrowserContext) => {
        watchContext(context, foodlog.url, watched);
        void context.addInitScript(compareAlwaysScript);
      };
      browser.on('context', watch);
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      await provide({
        expect: (...patterns) => void expected.push(...patterns),
        allow: (...patterns) => void allowed.push(...patterns),
      });
      browser.off('context', watch);
      const { errors, requestsElsewhere } = watched;
      const known = [...expected, ...allowed];
      expect({
        unexpectedErrors: errors.filter((error) => !known.some((one) => one.test(error))),
        missingErrors: expected.filter((one) => !errors.some((error) => one.test(error))),
        requestsElsewhere,
      }).toEqual({ unexpectedErrors: [], missingErrors: [], requestsElsewhere: [] });
    },
    { auto: true },
  ],
  context: async ({ context, browser, consoleErrors: _watching }, provide, testInfo) => {
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus) return;
    for (const open of browser.contexts()) await expectServerTotals(open);
  },
  expectConsoleErrors: async ({ consoleErrors }, provide) => provide(consoleErrors.expect),
  allowConsoleErrors: async ({ consoleErrors }, provide) => provide(consoleErrors.allow),
  account: async ({ context, foodlog }, provide) =>
    provide(await createAccount(context, foodlog.url)),
  signIn: async ({ page, account }, provide) => {
    await provide(async (other = account) => {
      await page.goto('/user/login');
      await fillSignIn(page, other);
      await expect(page).not.toHaveURL(/\/user\/login/);
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted.
  session: async ({}, provide) => provide({ token: '', account: undefined }),
  restoreSession: async ({ context, foodlog, account, session }, provide) => {
    await provide(async (other = account, where = context) => {
      session.token = await restoreSession(where, foodlog.url, other);
      session.account = other;
    });
  },
  pageOfOtherDevice: async ({ browser, foodlog, session }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      if (!session.account) throw new Error('No session was restored.');
      const context = await browser.newContext();
      contexts.push(context);
      await restoreSession(context, foodlog.url, session.account);
      return context.newPage();
    });
    await Promise.all(contexts.map(async (context) => context.close()));
  },
  logFoods: async ({ request, session }, provide) =>
    provide(async (...foods) => {
      const { token, account } = session;
      if (!account) throw new Error('No session was restored.');
      await logFoods(request, { token, userId: account.email }, foods);
    }),
});

export { demoAccount } from './accounts.ts';
export { expect };
