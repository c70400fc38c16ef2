/**
 * Measures the time from a press to the next painted frame in the built app, with 5 and with 60 entries: `npm run
 * bench -- press --against <commit>`. It builds the app of that commit beside this one and presses each control in both by
 * turns, on a phone's screen with a CPU four times slower. It prints medians in milliseconds, to 8 ms as browsers report
 * them, and their ratios; without `--against`, only this app's. The figures depend on the machine, so it never fails.
 */
import type { Browser, Page } from 'playwright';
import { createAccount, restoreSession } from '../../app/tests/end-to-end/support/accounts.ts';
import { logFoods } from '../../app/tests/end-to-end/support/logFoods.ts';
import { morning } from '../../app/tests/end-to-end/support/morning.ts';
import type { Foodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { signedUpAt } from '../../app/tests/end-to-end/support/signedUpAt.ts';
import { startApps, Times } from './startApps.ts';

const rounds = 9;
const sizes = [5, 60];
const slowdown = 4;
/** Browsers report no event that took less, in milliseconds. */
const shortest = 16;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const nameField = (page: Page) => page.getByLabel('Name', { exact: true }).first();
const food = 'Bench soup';

/** What is pressed, in this order; what is not measured brings the log back to where it was. */
const presses: { name?: string; press: (page: Page) => Promise<unknown> }[] = [
  { name: 'Focus of Name', press: async (page) => nameField(page).click() },
  { name: 'A key', press: async (page) => page.keyboard.press('B') },
  { press: async (page) => nameField(page).fill(food) },
  { press: async (page) => page.getByLabel('Calories', { exact: true }).first().fill('300') },
  { name: 'Add', press: async (page) => button(page, 'Add').click() },
  { name: 'Delete', press: async (page) => button(page, `Delete ${food}`).click() },
  { name: 'Undo', press: async (page) => button(page, /^Undo/).click() },
  { press: async (page) => button(page, `Delete ${food}`).click() },
  { name: 'Repeat', press: async (page) => button(page, /^Food 1 /).click() },
  { press: async (page) => button(page, /^Undo/).click() },
  { name: 'Edit', press: async (page) => button(page, /^Edit Food 1\b/).click() },
  { press: async (page) => page.keyboard.press('Escape') },
  { name: 'Previous', press: async (page) => button(page, 'Previous').click() },
  { name: 'Next', press: async (page) => button(page, 'Next').click() },
];

declare global {
  interface Window {
    /** How long each event took to the next painted frame, in milliseconds. */
    took: number[];
  }
}

async function openLog(browser: Browser, { url }: Foodlog, entries: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 823 },
    locale: 'en-US',
    timezoneId: morning.timeZone,
    serviceWorkers: 'block',
  });
  const account = await createAccount(context, url);
  const token = await restoreSession(context, url, account);
  const foods = Array.from({ length: entries }, (_, index) => ({
    name: `Food ${index % 7}`,
    calories: String(100 + (index % 7)),
  }));
  await logFoods(context.request, { token, userId: account.email }, foods);
  const page = await context.newPage();
  // A new account has no day before today.
  await signedUpAt(page, Date.now() - 7 * 86_400_000);
  await page.addInitScript((durationThreshold) => {
    const took: number[] = [];
    window.took = took;
    const observer = new PerformanceObserver((list) => {
      took.push(...list.getEntries().map(({ duration }) => duration));
    });
    const options = { type: 'event', durationThreshold };
    observer.observe(options);
  }, shortest);
  const session = await context.newCDPSession(page);
  // Headless browsers hold presentation times back until the next frame: a tiny screencast keeps frames coming.
  session.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 1,
    maxWidth: 64,
    maxHeight: 64,
  });
  await page.goto('/food-log');
  await button(page, /^Edit Food 1\b/).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** @returns the longest time from an event of this press to the next painted frame, in milliseconds. */
async function measure(page: Page, press: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.took.length = 0;
  });
  await press(page);
  // Answers and late events come within this time.
  await page.waitForTimeout(600);
  const took = await page.evaluate(() => window.took);
  return Math.max(shortest, ...took);
}

const { browser, servers, stop } = await startApps();
const times = new Times();
for (const size of sizes) {
  const pages = await Promise.all(
    servers.map(async ([title, server]) => ({ title, page: await openLog(browser, server, size) })),
  );
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, press } of presses) {
      for (const { title, page } of pages) {
        await page.bringToFront();
        const took = await measure(page, press);
        // The first round loads what comes late.
        if (name !== undefined && round >= 0) times.add(`${name}, ${size} entries`, title, took);
      }
    }
  }
  for (const { page } of pages) await page.context().close();
}
await stop();
times.print();
