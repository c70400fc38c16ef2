import type { Page } from 'playwright/test';
import { longestTest } from '../../../scripts/setup/patience.ts';
import { report } from '../proof.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { translate } from './support/translate.ts';
import { Actions } from './walk/Actions.ts';
import { Browser } from './walk/Browser.ts';
import { days } from './walk/days.ts';
import { Device } from './walk/Device.ts';
import { LogModel } from './walk/LogModel.ts';
import { askDay, type ServerEntry } from './walk/server.ts';
import { Tabs } from './walk/Tabs.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove -- walk` sets both; `npm test` does every kind of action, and few more. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
const steps = 'PROVE_LONG' in process.env ? 500 : 60;

/** The browser in use before an action, and its state. */
interface Before {
  browser: Browser;
  isOffline: boolean;
  today: string;
}

/** Counts how the entries of the server differ from those of the model. */
function compareEntries(log: LogModel, stored: ServerEntry[]) {
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  const kept = [...log.entries.values()].filter(({ isDeleted }) => !isDeleted);
  const isKept = new Set(kept.map(({ id }) => id));
  return {
    'entries lost': kept.filter(({ id }) => !byId.has(id)).length,
    'entries doubled': stored.filter(({ id }) => !isKept.has(id)).length,
    'entries on a wrong day': kept.filter(({ id, day }) => day !== (byId.get(id)?.day ?? day))
      .length,
  };
}

test.use({
  actionTimeout: 10_000,
  // It opens the app without a network.
  serviceWorkers: 'allow',
  serverSettings: { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' },
});

test(`the log matches a simple model through ${steps} actions of a person, among them each kind (seed ${seed})`, async ({
  page,
  pageOfOtherDevice,
  foodlog,
  restoreSession,
  allowConsoleErrors,
}) => {
  test.setTimeout(longestTest * Math.ceil(steps / 60));
  // Answers are lost, and the pages of a session that has ended ask whether it has.
  allowConsoleErrors(/ERR_FAILED/, /401.*\/v1\/auth\/refresh/);
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await restoreSession(demoAccount);
  const log = new LogModel();
  const walk = new Walk(log, seeded(seed));
  const tabsOf = async (first: Page): Promise<[Device, Device]> => {
    const context = first.context();
    const browser = new Browser(context, log);
    return [new Device(first, browser, log), new Device(await context.newPage(), browser, log)];
  };
  const pageElsewhere = await pageOfOtherDevice();
  await translate(pageElsewhere.context());
  const tabs = new Tabs(
    [...(await tabsOf(page)), ...(await tabsOf(pageElsewhere))],
    async (tab) => tab.open(foodlog.url),
    async (tab) => restoreSession(demoAccount, tab.browser.context),
  );
  const actions = new Actions(walk, tabs);
  const done: string[] = [];
  const counts = {
    'without a network': 0,
    'with a fault': 0,
    'clock jumps': 0,
    'changes of the day': 0,
    'foods refused': 0,
    'sign-outs': 0,
  };
  const record = (name: string, { isOffline, today, browser }: Before) => {
    done.push(trying);
    if (isOffline) counts['without a network'] += 1;
    if (/, (not sent|answer lost|answered late|never answered)/.test(name))
      counts['with a fault'] += 1;
    if (/clock jumps|midnight passes|another day/.test(name)) counts['clock jumps'] += 1;
    if (browser.today !== today) counts['changes of the day'] += 1;
    if (name.includes('refused')) counts['foods refused'] += 1;
    if (name.includes('sign-out')) counts['sign-outs'] += 1;
  };
  let trying = 'opening the log';
  const before = (): Before => {
    const { browser } = tabs.inUse;
    return { browser, isOffline: browser.isOffline, today: browser.today };
  };

  try {
    await tabs.openAll();
    await tabs.inUse.expectLog();
    walk.mustAct = true;
    for (const { name, act, need } of actions.all) {
      trying = `${name} (${tabs.inUse.day} on ${tabs.inUse.browser.today})`;
      await need?.(walk, tabs.inUse, log);
      await tabs.inUse.expectLog();
      const was = before();
      expect(await act(), `whether there was something for: ${name}`).toBe(true);
      await tabs.inUse.expectLog();
      record(name, was);
    }
    walk.mustAct = false;
    while (done.length < steps) {
      const { name, act } = actions.any();
      trying = `${done.length + 1} ${name} (${tabs.inUse.day} on ${tabs.inUse.browser.today})`;
      const was = before();
      // An action that finds nothing to act on is no step.
      if (!(await act())) continue;
      await tabs.inUse.expectLog();
      record(name, was);
      if (done.length % 20 === 0) for (const day of days) await tabs.inUse.expectServer(day);
    }
    await tabs.inUse.browser.findNetwork();
    await tabs.inUse.expectLog();
    for (const day of days) await tabs.inUse.expectServer(day);
    trying = 'opening every tab anew';
    await tabs.openAll();
    for (const tab of tabs.all) await tab.expectLog();
    const stored = await Promise.all(days.map(async (day) => askDay(page, day)));
    const wrong = compareEntries(
      log,
      stored.flatMap(({ entries }) => entries),
    );
    report({
      steps: done.length,
      entries: log.entries.size,
      ...wrong,
      ...counts,
      'changes discarded': tabs.discarded,
      'entries logged on another day': walk.onAnotherDay,
    });
    expect(wrong).toEqual({ 'entries lost': 0, 'entries doubled': 0, 'entries on a wrong day': 0 });
  } catch (error) {
    const path = [...done.slice(-12), trying].join('\n  ');
    throw new Error(`Seed ${seed} differs after\n  ${path}`, { cause: error });
  }
});
