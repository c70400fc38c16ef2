/**
 * Measures how the built app opens for a signed-in person: `npm run bench -- open --against <commit>` builds the app of
 * that commit beside this one and opens both by turns, on a phone's screen with a CPU four times slower and a network of
 * 1.6 Mbit/s and 150 ms, and on a desktop without limits. The rows are the first visit, the usual opening of the next
 * morning (the session token has expired, the files are cached), and that opening without a network. It prints medians of
 * nine rounds and the ratios to the other commit; without `--against`, only this app's. Times depend on the machine, so it
 * never fails. The limits hold for the page: a service worker and the cache of the browser are as fast as the machine.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';
import { createAccount, restoreSession } from '../../app/tests/end-to-end/support/accounts.ts';
import { logFoods } from '../../app/tests/end-to-end/support/logFoods.ts';
import { morning } from '../../app/tests/end-to-end/support/morning.ts';
import { startFoodlog, type Foodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { launchOptions } from '../setup/browser.ts';
import { buildCommit, median, root } from './buildCommit.ts';

const rounds = 9;
/** How long an opening may take, in milliseconds. */
const patience = 15_000;
/** How long the page is watched after the figures appear, in milliseconds. */
const watched = 1500;

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;

const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: { latency: 150, throughput: (1.6 * 1_000_000) / 8 },
  },
  desktop: { viewport: { width: 1280, height: 800 }, slowdown: 1, network: undefined },
};
type Device = (typeof devices)[keyof typeof devices];

/** What one opening took: times in milliseconds since the navigation began, bytes as they came over the network. */
interface Opening {
  firstPaint: number;
  figures: number;
  /** When the app's own figures, which can be used, have replaced those of the preview. */
  app: number;
  /** When the last answer about the day on screen came; the figures are the server's from then on. */
  answered: number;
  requests: number;
  bytes: number;
  /** The most requests of which each began after another had ended, until the figures were seen or answered. */
  chain: number;
  shift: number;
}

declare global {
  interface Window {
    /** When figures appeared, in milliseconds since the navigation began, and how far things moved. */
    opening: { figures: number; app: number; shift: number };
  }
}

/** Runs in the page: notes when figures appear, the first paint, and what moves. */
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
  const seen = { figures: 0, app: 0, shift: 0 };
  window.opening = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
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

interface Request {
  start: number;
  end: number;
  bytes: number;
  /** What was sent, where the totals of a day are asked for. */
  ofDay: string | undefined;
}

/** Notes the requests that go over the network. Times are those of the browser, in seconds. */
async function watchNetwork(session: CDPSession) {
  const open = new Map<string, Request>();
  const done: Request[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    const ofDay = request.postData?.includes('foodLogStats') ? request.postData : undefined;
    open.set(requestId, { start: timestamp, end: Number.NaN, bytes: 0, ofDay });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) open.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) done.push({ ...request, end: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return done;
}

/** The most of these requests that can have waited for each other. */
function chainOf(requests: readonly Request[]): number {
  let length = 0;
  let end = 0;
  for (const request of requests.toSorted((one, other) => one.end - other.end)) {
    if (request.start < end) continue;
    length += 1;
    ({ end } = request);
  }
  return length;
}

/** Opens the log once. @returns undefined when no figures were seen. */
async function openLog(
  context: BrowserContext,
  { slowdown, network }: Device,
  { morningOffset = 0, offline = false } = {},
): Promise<Opening | undefined> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, morningOffset);
  const session = await context.newCDPSession(page);
  const done = await watchNetwork(session);
  if (offline) await context.setOffline(true);
  else if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await page.goto('/food-log', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.opening.app > 0, undefined, {
      timeout: offline ? 5000 : patience,
    });
    await page.waitForTimeout(watched);
    const times = await page.evaluate(() => ({
      figures: window.opening.figures,
      app: window.opening.app,
      shift: window.opening.shift,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const first = done[0]?.start ?? 0;
    // The day on screen is the first that is asked for.
    const days = done.filter(({ ofDay }) => ofDay !== undefined);
    const [onScreen] = days.toSorted((one, other) => one.start - other.start);
    const answers = days.filter(({ ofDay }) => ofDay === onScreen?.ofDay);
    const answered = Math.max(0, ...answers.map(({ end }) => (end - first) * 1000));
    const needed = done.filter(
      ({ end }) => (end - first) * 1000 <= Math.max(times.figures, answered),
    );
    return {
      firstPaint: times.firstPaint,
      // What is in the document before the first paint appears with it.
      figures: Math.max(times.figures, times.firstPaint),
      app: Math.max(times.app, times.firstPaint),
      answered,
      requests: done.length,
      bytes: done.reduce((sum, { bytes }) => sum + bytes, 0),
      chain: chainOf(needed),
      shift: times.shift,
    };
  } catch {
    return undefined;
  } finally {
    if (offline) await context.setOffline(false);
    await page.close();
  }
}

/** Opens the log of a new person as each row says. */
async function openAll(browser: Browser, { url }: Foodlog, device: Device) {
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
  return { 'first visit': firstVisit, 'next morning': nextMorning, 'without a network': offline };
}

const apps = [root, ...(against === undefined ? [] : [buildCommit(against)])];
const servers = await Promise.all(
  apps.map(async (folder) =>
    startFoodlog(
      { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' },
      `${folder}/app/server/main.ts`,
    ),
  ),
);
const browser = await chromium.launch(await launchOptions());
const taken = new Map<string, Opening[]>();
const keyOf = (device: string, row: string, app: number) => `${device}, ${row}, ${app}`;
for (let round = 0; round < rounds; round += 1) {
  for (const [name, device] of Object.entries(devices)) {
    for (const [app, server] of servers.entries()) {
      for (const [row, opening] of Object.entries(await openAll(browser, server, device))) {
        const key = keyOf(name, row, app);
        taken.set(key, [...(taken.get(key) ?? []), ...(opening ? [opening] : [])]);
      }
    }
  }
  console.log(`Round ${round + 1} of ${rounds}`);
}
await browser.close();
for (const server of servers) await server.stop();

const figures = [
  'firstPaint',
  'figures',
  'app',
  'answered',
  'requests',
  'bytes',
  'chain',
  'shift',
] as const;
const rows: Record<string, Record<string, number | string>> = {};
for (const name of Object.keys(devices)) {
  for (const row of ['first visit', 'next morning', 'without a network']) {
    const medians = servers.map((_, app) => {
      const openings = taken.get(keyOf(name, row, app)) ?? [];
      return new Map(
        figures.map((figure) => [figure, median(openings.map((opening) => opening[figure]))]),
      );
    });
    for (const [app, of] of medians.entries()) {
      const label = app === 0 ? '' : ` at ${against}`;
      rows[`${name}, ${row}${label}`] = {
        // One that shows no figures counts in no median.
        openings: taken.get(keyOf(name, row, app))?.length ?? 0,
        ...Object.fromEntries(
          [...of].map(([figure, value]) => [
            figure,
            figure === 'shift' ? value.toFixed(4) : Math.round(value),
          ]),
        ),
      };
    }
    const [ours, theirs] = medians;
    if (theirs)
      rows[`${name}, ${row}, ratio`] = Object.fromEntries(
        (['firstPaint', 'figures', 'app'] as const).map((figure) => [
          figure,
          ((ours?.get(figure) ?? Number.NaN) / (theirs.get(figure) ?? Number.NaN)).toFixed(2),
        ]),
      );
  }
}
console.table(rows);
