import { expect, test, type BrowserContext } from 'playwright/test';
import { seeded } from '../server/testing/seeded.ts';
import { demoAccount, restoreSession } from './support/accounts.ts';
import { startFoodlog } from './support/startFoodlog.ts';
import { failChanges, type Moment } from './walk/answers.ts';
import { Device } from './walk/Device.ts';
import { hurry, hurryAway } from './walk/hurry.ts';
import { LogModel } from './walk/LogModel.ts';
import { morning } from './walk/morning.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove:log` sets both; `npm test` walks a short way. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
const steps = Number(process.env['PROVE_STEPS'] ?? 40);

/** The server accepts 600 requests a minute from one person, so a faster walk has to wait. */
function pace(context: BrowserContext) {
  const asked: number[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api')) asked.push(Date.now());
  });
  // These requests are made apart from the pages.
  const apart = 4;
  return async () => {
    for (let count = 0; count < apart; count += 1) asked.push(Date.now());
    for (;;) {
      const lately = asked.filter((at) => at > Date.now() - 60_000).length;
      if (lately < 500) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
    }
  };
}

test(`the log matches a simple model through ${steps} random actions of a person (seed ${seed})`, async ({
  browser,
}) => {
  test.setTimeout(30_000 + steps * 5000);
  const foodlog = await startFoodlog();
  const where = morning();
  const { days } = where;
  const context = await browser.newContext({
    timezoneId: where.timeZone,
    baseURL: foodlog.url,
  });
  context.setDefaultTimeout(10_000);
  await restoreSession(context, foodlog.url, demoAccount);
  const log = new LogModel();
  const chance = seeded(seed);
  const walk = new Walk(log, chance, where);
  const paced = pace(context);
  const devices = [
    new Device(await context.newPage(), log),
    new Device(await context.newPage(), log),
  ];
  let device = devices[0]!;
  const done: string[] = [];
  let trying = '';

  const openAll = async () => {
    for (const each of devices) await each.open(foodlog.url, days);
  };
  const signOutAndIn = async () => {
    await device.button('Logout').click();
    // The sign-out asks about changes that cannot be saved for a while.
    const again = device.button('Try again');
    await device.page
      .waitForURL((url) => url.pathname === '/', { timeout: 4000 })
      .catch(async () => {
        await again.click();
        await device.page.waitForURL((url) => url.pathname === '/');
      });
    await restoreSession(context, foodlog.url, demoAccount);
    await openAll();
  };
  const kinds = {
    add: async () => walk.add(device),
    repeat: async () => walk.repeat(device),
    edit: async () => walk.edit(device),
    delete: async () => walk.delete(device),
    undo: async () => walk.undoOnce(device),
    copy: async () => walk.copy(device),
    restore: async () => walk.restore(device),
  };
  const notAnswered = () => device.page.getByText(/^Not saved yet/);
  const moments: Moment[] = ['not sent', 'answer lost', 'answered late', 'never answered'];
  const meanwhiles: Record<string, (heal: () => void, isStuck: boolean) => Promise<void>> = {
    waiting: async (heal, isStuck) => {
      if (isStuck) await expect(notAnswered()).toBeVisible({ timeout: 10_000 });
      heal();
      if (isStuck) await device.button('Try now').click();
    },
    reload: async (heal) => {
      heal();
      await device.open(foodlog.url, days);
    },
    'home and back': async (heal, isStuck) => {
      if (isStuck) await expect(notAnswered()).toBeVisible({ timeout: 10_000 });
      heal();
      if (isStuck) await device.button('Try now').click();
      await device.goHomeAndBack();
    },
    'sign-out': async (heal) => {
      heal();
      await signOutAndIn();
    },
  };
  /** Tries any kind of change, at any moment at which the network fails it, with any action meanwhile. */
  const fault = async () => {
    const [kind = '', action] = walk.one(Object.entries(kinds)) ?? [];
    const moment = walk.one(moments) ?? 'not sent';
    const [name = '', meanwhile] = walk.one(Object.entries(meanwhiles)) ?? [];
    trying += `: ${kind}, ${moment}, ${name}`;
    const failing = device;
    const { met, heal } = await failChanges(failing.page, moment);
    failing.meanwhile = async () => {
      await met();
      await meanwhile?.(heal, moment === 'never answered');
    };
    const hasActed = await action?.();
    heal();
    failing.meanwhile = async () => {};
    if (hasActed && (name === 'reload' || name === 'sign-out')) {
      for (const each of name === 'reload' ? [failing] : devices) each.forgetUndo();
    }
    return hasActed === true;
  };
  const actions: [weight: number, name: string, action: () => Promise<boolean>][] = [
    [12, 'add', async () => walk.add(device)],
    [6, 'repeat', async () => walk.repeat(device)],
    [12, 'edit', async () => walk.edit(device)],
    [8, 'delete', async () => walk.delete(device)],
    [9, 'undo', async () => walk.undo(device)],
    [4, 'copy', async () => walk.copy(device)],
    [4, 'restore', async () => walk.restore(device)],
    [8, 'step', async () => walk.step(device)],
    [3, 'agree', async () => walk.agree(device)],
    [
      3,
      'reload',
      async () => {
        await device.open(foodlog.url, days);
        return true;
      },
    ],
    [3, 'hurry', async () => hurry(walk, device)],
    [
      5,
      'other device',
      async () => {
        device = devices.find((other) => other !== device) ?? device;
        await device.page.bringToFront();
        await device.page.waitForTimeout(600);
        await device.page.evaluate(() => dispatchEvent(new Event('focus')));
        return true;
      },
    ],
    [2, 'edit behind', async () => walk.editBehind(device)],
    [2, 'delete behind', async () => walk.deleteBehind(device)],
    [8, 'fault', fault],
    [
      2,
      'hurry, then reload',
      async () => hurryAway(walk, device, async () => device.open(foodlog.url, days)),
    ],
    [1, 'hurry, then sign-out', async () => hurryAway(walk, device, signOutAndIn)],
  ];
  const all = actions.flatMap(([weight, name, action]) =>
    Array.from({ length: weight }, () => ({ name, action })),
  );
  const tooMany = { name: 'delete', action: async () => walk.delete(device) };

  try {
    await openAll();
    await device.expectLog();
    while (done.length < steps) {
      const { name, action } = device.entries.length > 25 ? tooMany : (walk.one(all) ?? tooMany);
      trying = `${done.length + 1} ${name} (device ${devices.indexOf(device) + 1}, day -${device.daysAgo})`;
      await paced();
      // An action that finds nothing to act on is no step.
      if (!(await action())) continue;
      await device.expectLog();
      done.push(trying);
      if (done.length % 20 === 0) for (const day of days) await device.expectServer(day);
    }
  } catch (error) {
    const path = [...done.slice(-12), trying].join('\n  ');
    throw new Error(`Seed ${seed} differs after\n  ${path}`, { cause: error });
  } finally {
    await context.close();
    await foodlog.stop();
  }
  expect(done).toHaveLength(steps);
});
