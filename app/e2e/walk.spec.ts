import { seeded } from '../server/testing/seeded.ts';
import { demoAccount, expect, test } from './support/foodlog.ts';
import { Actions } from './walk/Actions.ts';
import { Device } from './walk/Device.ts';
import { LogModel } from './walk/LogModel.ts';
import { morning } from './walk/morning.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove:log` sets both; `npm test` does every kind of action once, and few more. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
const steps = 'PROVE_LONG' in process.env ? 500 : 24;
const where = morning();

test.use({
  timezoneId: where.timeZone,
  actionTimeout: 10_000,
  serverSettings: { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' },
});

test(`the log matches a simple model through ${steps} actions of a person, among them each kind (seed ${seed})`, async ({
  page,
  pageOfOtherDevice,
  foodlog,
  restoreSession,
  allowConsoleErrors,
}) => {
  test.setTimeout(30_000 + steps * 5000);
  // Answers are lost, and the pages of a session that has ended ask whether it has.
  allowConsoleErrors(/ERR_FAILED/, /401.*\/v1\/auth\/refresh/);
  await restoreSession(demoAccount);
  const log = new LogModel();
  const walk = new Walk(log, seeded(seed), where);
  const { days } = where;
  const actions = new Actions(
    walk,
    [new Device(page, log), new Device(await pageOfOtherDevice(), log)],
    async (device) => device.open(foodlog.url, days),
    async (device) => restoreSession(demoAccount, device.page.context()),
  );
  const done: string[] = [];
  let trying = 'opening the log';

  try {
    await actions.openAll();
    await actions.device.expectLog();
    walk.mustAct = true;
    for (const { name, act, need } of actions.all) {
      trying = `${name} (day -${actions.device.daysAgo})`;
      await need?.(walk, actions.device, log);
      await actions.device.expectLog();
      expect(await act(), `whether there was something for: ${name}`).toBe(true);
      await actions.device.expectLog();
      done.push(trying);
    }
    walk.mustAct = false;
    while (done.length < steps) {
      const { name, act } = actions.any();
      trying = `${done.length + 1} ${name} (day -${actions.device.daysAgo})`;
      // An action that finds nothing to act on is no step.
      if (!(await act())) continue;
      await actions.device.expectLog();
      done.push(trying);
      if (done.length % 20 === 0) for (const day of days) await actions.device.expectServer(day);
    }
    for (const day of days) await actions.device.expectServer(day);
  } catch (error) {
    const path = [...done.slice(-12), trying].join('\n  ');
    throw new Error(`Seed ${seed} differs after\n  ${path}`, { cause: error });
  }
});
