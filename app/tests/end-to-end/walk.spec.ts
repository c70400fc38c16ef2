import { testTimeout } from '../../../scripts/setup/timeouts.ts';
import { isLong, report } from '../randomised.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { test } from './support/foodlog.ts';
import { translate } from './support/translate.ts';
import { actions } from './walk/actions.ts';
import { changes, type Action } from './walk/changes.ts';
import { Walk } from './walk/Walk.ts';

/** `npm run prove -- walk` sets it. */
const seed = Number(process.env['PROVE_SEED'] ?? 1);
/** What is done at least once. Each kind of change, at any state of the network, is tried in `moments.spec.ts`. */
const wanted = actions.filter((action) => !changes.includes(action));
const steps = isLong ? 500 : wanted.length;

const drawn = actions.flatMap((action) => Array.from({ length: action.weight }, () => action));
const named = (name: string) => actions.find((action) => action.name === name)!;

/** What is done next: what is still wanted, as soon as it is possible, and at last a random action. */
async function next(walk: Walk, missing: ReadonlySet<Action>): Promise<Action> {
  // The longer the day on screen, the sooner a deletion.
  if (walk.tab.entries.length > 25) return named('delete');
  for (const action of missing) if (await action.isPossible(walk)) return action;
  const network = walk.tab.browser.isOffline ? 'network back' : 'network lost';
  if (missing.size > 0) return walk.one([named('add'), named('step'), named(network)]);
  for (;;) {
    const action = walk.one(drawn);
    if (await action.isPossible(walk)) return action;
  }
}

test.use({
  // It opens the app without a network.
  serviceWorkers: 'allow',
  serverSettings: { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' },
});

test(`the log matches a simple model through at least ${steps} actions of a person, with failing networks and wrong clocks (seed ${seed})`, async ({
  browser,
  context,
  account,
  restoreSession,
  allowConsoleErrors,
}) => {
  test.setTimeout(testTimeout * Math.ceil(steps / 60));
  // Answers are lost, and the pages of a session that has ended ask whether it has.
  allowConsoleErrors(/ERR_FAILED/, /401.*\/v1\/auth\/(refresh|me)/);
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  const walk = new Walk(account.email, seeded(seed), async (where) =>
    restoreSession(account, where),
  );
  const done: string[] = [];
  let trying = 'opening the log';
  try {
    await walk.open(context, 2);
    const elsewhere = await browser.newContext();
    await translate(elsewhere);
    await walk.open(elsewhere, 2);
    const missing = new Set(wanted);
    while (missing.size > 0 || done.length < steps) {
      const action = await next(walk, missing);
      const { tab } = walk;
      trying = `${action.name} (${tab.day} on ${tab.browser.today})`;

      await action.act(walk);
      await walk.tab.expectLog();
      missing.delete(action);
      done.push(action.name);
      if (done.length % 20 === 0) await walk.expectServer();
    }
    trying = 'opening every tab anew';
    await walk.tab.browser.findNetwork();
    await walk.tab.expectLog();
    for (const tab of walk.tabs) {
      await tab.open();
      await tab.expectLog();
    }
    await walk.expectServer();
    report({ steps: done.length, entries: walk.log.names.length });
  } catch (error) {
    const path = [...done.slice(-12), trying].join('\n  ');
    throw new Error(`Seed ${seed} differs after\n  ${path}`, { cause: error });
  }
});
