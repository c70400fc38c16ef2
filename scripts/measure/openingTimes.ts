/**
 * Measures how the built app opens: `npm run bench -- open --against <commit>` builds the app of that commit beside this one
 * and opens both by turns, on a phone's screen with a CPU four times slower and a network of 1.6 Mbit/s and 150 ms, and on a
 * desktop without limits. A visitor opens the home page and the sign-in form; it prints the medians of the largest paint and
 * of when they can be used. A signed-in person opens the log: on a first visit, the next morning (the session token has
 * expired, the files are cached), and then without a network; it prints the medians of the first paint, the first figures of
 * the day, and those of the app, which can be used. Without `--against`, it opens only this app. Times depend on the machine,
 * so it never fails. The limits hold for the page: a service worker and the cache of the browser are as fast as the machine.
 */
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { createAccount, restoreSession } from '../../app/tests/end-to-end/support/accounts.ts';
import { logFoods } from '../../app/tests/end-to-end/support/logFoods.ts';
import { morning } from '../../app/tests/end-to-end/support/morning.ts';
import type { Foodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { startApps, Times } from './startApps.ts';

const rounds = 9;

const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: { latency: 150, throughput: (1.6 * 1_000_000) / 8 },
  },
  desktop: { viewport: { width: 1280, height: 800 }, slowdown: 1, network: undefined },
};
type Device = (typeof devices)[keyof typeof devices];

declare global {
  interface Window {
    /** When the figures of the day, and those of the app, appeared, in milliseconds since the navigation began. */
    opening: { figures: number; app: number };
  }
}

/** Runs in the page: notes when figures appear. It is later there by so many milliseconds. */
function watchPage(morningOffset: number) {
  if (morningOffset > 0) {
    const RealDate = Date;
    const now = () => RealDate.now() + morningOffset;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values) =>
        Reflect.construct(target, values.length > 0 ? values : [now()]),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    // It is the next morning for the server, too: else the page says that the clock is wrong.
    const ofHeaders: typeof Headers.prototype.get = Reflect.get(Headers.prototype, 'get');
    Headers.prototype.get = new Proxy(ofHeaders, {
      apply: (get, headers, [name]: [string]) => {
        const value: string | null = Reflect.apply(get, headers, [name]);
        const isDate = value !== null && name.toLowerCase() === 'date';
        return isDate ? new Date(RealDate.parse(value) + morningOffset).toUTCString() : value;
      },
    });
  }
  const seen = { figures: 0, app: 0 };
  window.opening = seen;
  const lookFor = (name: 'figures' | 'app', list: string) => {
    const figure = document.querySelector(`${list} dd`)?.textContent ?? '';
    if (seen[name] > 0 || !/\d/.test(figure)) return;
    requestAnimationFrame(() => {
      seen[name] ||= performance.now();
    });
  };
  const look = () => {
    lookFor('figures', 'dl[aria-busy="false"]');
    lookFor('app', '#root dl[aria-busy="false"]');
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

/** A new page on that device, which has no network if there is to be none. */
async function newPage(context: BrowserContext, { slowdown, network }: Device, offline = false) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network && !offline) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await context.setOffline(offline);
  return page;
}

/** Opens the log once. Returns times in milliseconds since the navigation began. */
async function openLog(
  context: BrowserContext,
  device: Device,
  { morningOffset = 0, offline = false } = {},
): Promise<Record<string, number>> {
  const page = await newPage(context, device, offline);
  await page.addInitScript(watchPage, morningOffset);
  await page.goto('/food-log', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opening.app > 0);
  // The browser reports the first paint later, and what comes later is stored for the next opening.
  await page.waitForLoadState('networkidle');
  const { firstPaint, figures, app } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...window.opening, firstPaint: paint?.startTime ?? 0 };
  });
  await context.setOffline(false);
  await page.close();
  // What is in the document before the first paint appears with it.
  const shown = { figures: Math.max(figures, firstPaint), app: Math.max(app, firstPaint) };
  return { 'first paint': firstPaint, 'first figures': shown.figures, 'app’s figures': shown.app };
}

/** Opens a page as a visitor for the first time. Returns the largest paint until it can be used, and when it can be used. */
async function visit(
  browser: Browser,
  { url }: Foodlog,
  device: Device,
  path: string,
  control: (page: Page) => Locator,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ baseURL: url, viewport: device.viewport });
  const page = await newPage(context, device);
  await page.goto(path, { waitUntil: 'commit' });
  await control(page).click({ trial: true });
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const largest = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { 'largest paint': largest, 'can be used': usable };
}

/** Opens the log of a new person in each way, and what a visitor meets. */
async function openAll(browser: Browser, server: Foodlog, device: Device) {
  const { url } = server;
  const home = await visit(browser, server, device, '/', (page) =>
    page.locator('#root').getByRole('button', { name: 'Login' }),
  );
  const signIn = await visit(browser, server, device, '/user/login', (page) =>
    page.getByRole('textbox', { name: 'Email' }),
  );
  const context = await browser.newContext({
    baseURL: url,
    viewport: device.viewport,
    locale: 'en-US',
    timezoneId: morning.timeZone,
  });
  const account = await createAccount(context, url);
  const token = await restoreSession(context, url, account);
  const foods = ['Oats', 'Tea', 'Soup'].map((name) => ({ name, calories: '300' }));
  await logFoods(context.request, { token, userId: account.email }, foods);
  const firstVisit = await openLog(context, device);
  // The evening before: everything that comes late has come, and the files are cached.
  const evening = await context.newPage();
  await evening.goto('/food-log', { waitUntil: 'networkidle' });
  await evening.waitForTimeout(4000);
  await evening.close();
  const morningOffset = 24 * 3_600_000;
  const nextMorning = await openLog(context, device, { morningOffset });
  const offline = await openLog(context, device, { morningOffset, offline: true });
  await context.close();
  return {
    home,
    'sign-in form': signIn,
    'first visit': firstVisit,
    'next morning': nextMorning,
    'without a network': offline,
  };
}

const { browser, servers, stop } = await startApps();
const times = new Times();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, device] of Object.entries(devices)) {
    for (const [title, server] of servers) {
      for (const [way, opening] of Object.entries(await openAll(browser, server, device))) {
        for (const [what, time] of Object.entries(opening))
          times.add(`${name}, ${way}: ${what}`, title, Math.round(time));
      }
    }
  }
}
await stop();
times.print();
