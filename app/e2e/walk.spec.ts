import { expect, test, type BrowserContext } from 'playwright/test';
import { seeded } from '../server/testing/seeded.ts';
import { demoAccount, restoreSession } from './support/accounts.ts';
import { startFoodlog } from './support/startFoodlog.ts';
import { Device } from './walk/Device.ts';
import { LogModel } from './walk/LogModel.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove:log` sets both; `npm test` walks a short way. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
const steps = Number(process.env['PROVE_STEPS'] ?? 40);

/** A time zone in which it is morning now, so that no midnight comes while somebody walks. */
function morning(): string {
  const hours = Math.max(-12, 9 - new Date().getUTCHours());
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Today and the four days before it. */
function lastDays(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return [0, 1, 2, 3, 4].map((daysAgo) => format.format(Date.now() - daysAgo * 86_400_000));
}

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
  const timezoneId = morning();
  const days = lastDays(timezoneId);
  const context = await browser.newContext({ timezoneId, baseURL: foodlog.url });
  context.setDefaultTimeout(10_000);
  await restoreSession(context, foodlog.url, demoAccount);
  const log = new LogModel();
  const chance = seeded(seed);
  const walk = new Walk(log, chance, days);
  const paced = pace(context);
  const devices = [
    new Device(await context.newPage(), log),
    new Device(await context.newPage(), log),
  ];
  let device = devices[0]!;
  const done: string[] = [];

  const actions: [weight: number, name: string, action: () => Promise<void>][] = [
    [12, 'add', async () => walk.add(device)],
    [6, 'repeat', async () => walk.repeat(device)],
    [12, 'edit', async () => walk.edit(device)],
    [8, 'delete', async () => walk.delete(device)],
    [9, 'undo', async () => walk.undo(device)],
    [4, 'copy', async () => walk.copy(device)],
    [4, 'bring back', async () => walk.bringBack(device)],
    [8, 'step', async () => walk.step(device)],
    [3, 'agree', async () => walk.agree(device)],
    [3, 'reload', async () => device.open(foodlog.url, days)],
    [
      5,
      'other device',
      async () => {
        device = devices.find((other) => other !== device) ?? device;
        await device.page.bringToFront();
        await device.page.waitForTimeout(600);
        await device.page.evaluate(() => dispatchEvent(new Event('focus')));
      },
    ],
    [2, 'edit behind', async () => walk.editBehind(device)],
    [2, 'delete behind', async () => walk.deleteBehind(device)],
    [
      1,
      'lost answer to add',
      async () => {
        await walk.loseAnswer(device);
        await walk.add(device, true);
      },
    ],
    [
      1,
      'lost answer to edit',
      async () => {
        if (device.order.length === 0) return;
        await walk.loseAnswer(device);
        await walk.edit(device);
      },
    ],
  ];
  const all = actions.flatMap(([weight, name, action]) =>
    Array.from({ length: weight }, () => ({ name, action })),
  );
  const tooMany = { name: 'delete', action: async () => walk.delete(device) };

  try {
    for (const each of devices) await each.open(foodlog.url, days);
    await device.expectLog();
    for (let step = 1; step <= steps; step += 1) {
      const { name, action } = device.order.length > 25 ? tooMany : (walk.one(all) ?? tooMany);
      done.push(`${step} ${name} (device ${devices.indexOf(device) + 1}, day -${device.daysAgo})`);
      await paced();
      await action();
      await device.expectLog();
      if (step % 20 === 0) for (const day of days) await device.expectServer(day);
    }
  } catch (error) {
    const path = done.slice(-12).join('\n  ');
    throw new Error(`Seed ${seed} differs after\n  ${path}`, { cause: error });
  } finally {
    await context.close();
    await foodlog.stop();
  }
  expect(done).toHaveLength(steps);
});
