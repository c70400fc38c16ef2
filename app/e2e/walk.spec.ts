import { expect, test, type BrowserContext } from 'playwright/test';
import { seeded } from '../server/testing/seeded.ts';
import { demoAccount, restoreSession } from './support/accounts.ts';
import { startFoodlog } from './support/startFoodlog.ts';
import { loseAnswer } from './walk/answers.ts';
import { Device } from './walk/Device.ts';
import { LogModel } from './walk/LogModel.ts';
import { morning } from './walk/morning.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove:log` sets both; `npm test` walks a short way. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
const steps = Number(process.env['PROVE_STEPS'] ?? 40);

/** The server takes 600 requests a minute of one person: whoever walks faster has to wait. */
function pace(context: BrowserContext) {
  const asked: number[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api')) asked.push(Date.now());
  });
  // Those that are asked apart from the pages.
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

test(`a person walks through the log for ${steps} steps (seed ${seed}), and it is as a simple model of it`, async ({
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

  const losing = (action: () => Promise<boolean>) => async () => {
    const stop = await loseAnswer(device.page);
    const hasActed = await action();
    if (!hasActed) await stop();
    return hasActed;
  };
  const actions: [weight: number, name: string, action: () => Promise<boolean>][] = [
    [12, 'add', async () => walk.add(device)],
    [6, 'repeat', async () => walk.repeat(device)],
    [12, 'edit', async () => walk.edit(device)],
    [8, 'delete', async () => walk.delete(device)],
    [9, 'undo', async () => walk.undo(device)],
    [4, 'copy', async () => walk.copy(device)],
    [4, 'bring back', async () => walk.bringBack(device)],
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
    [3, 'hurry', async () => walk.hurry(device)],
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
    [1, 'lost answer to add', losing(async () => walk.add(device, true))],
    [1, 'lost answer to edit', losing(async () => walk.edit(device))],
    [1, 'lost answer to delete', losing(async () => walk.delete(device))],
    [1, 'lost answer to repeat', losing(async () => walk.repeat(device))],
  ];
  const all = actions.flatMap(([weight, name, action]) =>
    Array.from({ length: weight }, () => ({ name, action })),
  );
  const tooMany = { name: 'delete', action: async () => walk.delete(device) };

  try {
    for (const each of devices) await each.open(foodlog.url, days);
    await device.expectLog();
    while (done.length < steps) {
      const { name, action } = device.entries.length > 25 ? tooMany : (walk.one(all) ?? tooMany);
      const words = `${done.length + 1} ${name} (device ${devices.indexOf(device) + 1}, day -${device.daysAgo})`;
      trying = words;
      await paced();
      // What finds nothing to act on is no step.
      if (!(await action())) continue;
      await device.expectLog();
      done.push(words);
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
