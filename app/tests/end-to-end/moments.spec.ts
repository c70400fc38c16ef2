import { seeded } from '../../server/testing/seeded.ts';
import { expect, test as base } from './support/foodlog.ts';
import { changes, restore, type Action } from './walk/changes.ts';
import { fail, meanwhiles, moments } from './walk/failures.ts';
import { nameMeals } from './walk/settings.ts';
import { Walk } from './walk/Walk.ts';

/*
 * Tries every kind of change, at every moment at which the network can fail it, with everything that a person can do
 * meanwhile: the log has the change once. `npm test` tries each kind at one moment, and so every moment and every action
 * meanwhile with some kind; seven seeds of `npm run prove -- moments` try all of them together.
 */
const seed = process.env['PROVE_SEED'];
const kinds = [...changes, restore, nameMeals];
const meanwhileNames = Object.keys(meanwhiles);

const test = base.extend<{ walk: Walk }>({
  walk: async ({ context, account, restoreSession, allowConsoleErrors }, provide) => {
    allowConsoleErrors(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    allowConsoleErrors(/401.*\/v1\/auth\/(refresh|me)/);
    const walk = new Walk(account.email, seeded(Number(seed ?? 1)), async (where) =>
      restoreSession(account, where),
    );
    // The second tab must not take over the changes of the first while that is open.
    await walk.open(context, 2);
    await walk.use(walk.tabs[0]!);
    await provide(walk);
  },
});
test.use({ serviceWorkers: 'allow' });

/** Makes what a kind of change needs. */
async function prepare(walk: Walk, { name, isPossible }: Action) {
  const act = async (action: string) => {
    await kinds.find((kind) => kind.name === action)!.act(walk);
    await walk.tab.expectLog();
  };
  if (name.startsWith('copy')) {
    await walk.tab.show(1);
    await act('add to a past day');
    if (name !== 'copy to today') await walk.tab.show(0);
  } else if (name === 'change an amount') await act('log an amount');
  else if (name !== 'add') await act('add');
  if (name === 'restore') await act('delete');
  if (name === 'add to a past day') await walk.tab.show(1);
  await expect.poll(async () => isPossible(walk)).toBe(true);
}

for (const [kindIndex, kind] of kinds.entries()) {
  for (const [momentIndex, moment] of moments.entries()) {
    if (seed === undefined && momentIndex !== kindIndex % moments.length) continue;
    const index = seed === undefined ? kindIndex : kindIndex + momentIndex * 2 + Number(seed);
    const meanwhile = meanwhileNames[index % meanwhileNames.length] ?? '';
    const failing = fail(kind, moment, meanwhile);
    test(`${failing.name}: the log has the change once`, async ({ walk }) => {
      await prepare(walk, kind);
      await failing.act(walk);
      await walk.expectServer();
    });
  }
}

test('without a network, changes of every kind wait over a reload, and arrive once', async ({
  walk,
}) => {
  const { tab } = walk;
  await prepare(
    walk,
    changes.find(({ name }) => name === 'copy')!,
  );
  await walk.loseNetwork(3);
  for (const name of [
    'copy the day before',
    'edit',
    'undo',
    'delete',
    'add',
    'repeat',
    'copy',
    'add to a past day',
  ]) {
    const { isPossible, act } = changes.find((change) => change.name === name)!;
    if (name === 'add to a past day') await tab.show(1);
    await expect.poll(async () => isPossible(walk)).toBe(true);
    await act(walk);
    await tab.expectLog();
  }
  const { daysAgo } = tab;
  await tab.open();
  await tab.show(daysAgo);
  await tab.expectLog();
  await expect(tab.page.getByText('Offline. 8 changes to send')).toBeVisible();
  await tab.browser.findNetwork();
  await tab.expectLog();
  await walk.expectServer();
});
