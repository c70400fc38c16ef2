import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines } from '../testing/engines.ts';
import {
  foodLogCommitImport,
  foodLogErase,
  foodLogExport,
  foodLogImports,
  foodLogStageImport,
  foodLogUndoImport,
} from '../testing/changeOperations.ts';
import { egg, importedEgg } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';
import type { FoodLogExport } from './schema.generated.ts';

const now = new Date('2026-11-20T12:00:00Z');
const id = 'ab'.repeat(8);
const staging = { id, name: 'Eggs.csv', userId: egg.userId, start: 0, entries: [importedEgg] };
const oneEgg = { id, name: 'Eggs.csv', entries: 1, kept: 0, createdAt: now.toISOString() };

async function startServer(openStore = engines.SQLite) {
  const { ask, token } = await createTestServer({}, { now: () => now, store: await openStore() });
  /** Sends an operation of a person. Returns its field, and the first error. */
  const as = (sub: string, loginIds?: string[]) => async (query: string, variables: object) => {
    const { data, errors } = await ask(query, variables, await token({ sub, loginIds }));
    const [error] = errors ?? [];
    return error
      ? { code: error.extensions.code, message: error.message }
      : Object.values(data ?? {})[0];
  };
  return { ask, as, me: as('U1') };
}

type Page = Pick<FoodLogExport, 'changedAt' | 'entries'>;
const toPage = (answer: unknown): Page => Object.assign({ entries: [] }, answer);
const toState = (answer: unknown): unknown => Reflect.get(Object(answer), 'state');
const says = (code: string, message: string) => ({
  code,
  message: expect.stringContaining(message),
});

/** A year, three entries a day: of all fields, and with names that are difficult elsewhere. */
const year = Array.from({ length: 1095 }, (_, number) => {
  const loggedAt = new Date(now.getTime() - Math.floor(number / 3) * 86_400_000 - number * 1000);
  const names = ['=1+1', '"Egg"', 'Crème “brûlée” 🥚', "O'Hara\\n", '-1', '@x'];
  return {
    name: `${names[number % 6]} ${number % 50}`,
    calories: number % 900,
    fats: number % 40,
    proteins: number % 50,
    carbs: 100_000 - number,
    loggedAt: loggedAt.toISOString(),
    day: loggedAt.toISOString().slice(0, 10),
    minuteOfDay: (number * 7) % 1440,
    meal: number % 2 === 0 ? 'Lunch' : null,
    amount: number % 3 === 0 ? 0.125 : null,
    unit: number % 6 === 0 ? 'slice' : null,
  };
});

describe.each(Object.entries(engines))('%s', (_engine, openStore) => {
  test('a year that is imported, exported, and imported by another person is the same', async () => {
    const { as } = await startServer(openStore);
    const exported = async (ask: ReturnType<typeof as>) => {
      const entries: unknown[] = [];
      const changes = new Set<unknown>();
      for (let page: Page | undefined; page?.entries.length !== 0;) {
        page = toPage(await ask(foodLogExport, { first: 400, after: page?.entries.at(-1)?.id }));
        changes.add(page.changedAt);
        for (const { id: _, version: __, deletedAt: ___, ...entry } of page.entries)
          entries.push(entry);
      }
      expect(changes.size).toBe(1);
      return entries;
    };
    const imported = async (ask: ReturnType<typeof as>, entries: unknown[]) => {
      for (let start = 0; start < entries.length; start += 500) {
        const some = { ...staging, start, entries: entries.slice(start, start + 500) };
        await ask(foodLogStageImport, some);
      }
      const commit = () => ask(foodLogCommitImport, { id, entries: entries.length });
      while (toState(await commit()) !== 'IMPORTED');
      return exported(ask);
    };
    const first = await imported(as('U1'), year);
    expect(first).toHaveLength(1095);
    expect(new Set(first.map((entry) => JSON.stringify(entry)))).toEqual(
      new Set(year.map((entry) => JSON.stringify(entry))),
    );
    expect(JSON.stringify(await imported(as('U2'), first))).toBe(JSON.stringify(first));
  });

  test('what was erased is gone, and the next log begins anew', async () => {
    const { me } = await startServer(openStore);
    await me(foodLogStageImport, staging);
    await me(foodLogCommitImport, { id, entries: 1 });
    expect(await me(foodLogErase, { subject: 'U1' })).toBe(true);
    expect(await me(foodLogErase, { subject: 'U1' })).toBe(true);
    expect(await me(foodLogExport, {})).toEqual({ entries: [], changedAt: null });
    expect(await me(foodLogImports, {})).toEqual([]);
    expect(await me(foodLogStageImport, staging)).toMatchObject({ state: 'STAGED' });
  });

  test('a call erases for about a second, and says whether that was all', async () => {
    const { me } = await startServer(openStore);
    for (const start of [0, 500]) {
      const entries = year.slice(start, start + 500);
      expect(await me(foodLogStageImport, { ...staging, start, entries })).toHaveProperty('id');
    }
    let seconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (seconds += 1) * 1000);
    onTestFinished(() => clock.mockRestore());
    expect(await me(foodLogErase, { subject: 'U1' })).toBe(false);
    expect(await me(foodLogErase, { subject: 'U1' })).toBe(true);
    expect(await me(foodLogImports, {})).toEqual([]);
  });
});

test('§7 an import is staged, committed, listed and undone, each of which can be repeated', async () => {
  const { me } = await startServer();
  const steps = [
    [foodLogStageImport, staging, { ...oneEgg, state: 'STAGED', imported: 0 }],
    [foodLogCommitImport, { id, entries: 1 }, { ...oneEgg, state: 'IMPORTED', imported: 1 }],
    [foodLogUndoImport, { id: id.toUpperCase() }, { ...oneEgg, state: 'UNDONE', imported: 0 }],
  ] as const;
  for (const [query, variables, expected] of steps) {
    expect(await me(query, variables)).toEqual(expected);
    expect(await me(query, variables)).toEqual(expected);
    expect(await me(foodLogImports, {})).toEqual([expected]);
  }
});

test('§7 an import that changes a log while it is exported shows in changedAt, also within a millisecond', async () => {
  const { me } = await startServer();
  const seen = [await me(foodLogExport, {})];
  for (const [query, variables] of [
    [foodLogStageImport, staging],
    [foodLogCommitImport, { id, entries: 1 }],
    [foodLogUndoImport, { id }],
  ] as const) {
    await me(query, variables);
    seen.push(await me(foodLogExport, {}));
  }
  const instants = seen.map((page) => toPage(page).changedAt ?? '');
  expect(new Set(instants).size).toBe(4);
  expect(instants).toEqual(instants.toSorted((one, other) => (one < other ? -1 : 1)));
});

test.each<[string, object, string, string]>([
  ['an id of 15 digits', { id: 'a'.repeat(15) }, 'BAD_USER_INPUT', 'The id of an import has 16'],
  ['no name', { name: ' ' }, 'BAD_USER_INPUT', 'The name of the import is empty.'],
  ['a long name', { name: 'a'.repeat(201) }, 'BAD_USER_INPUT', 'The name of the import is too'],
  ['no entries', { entries: [] }, 'BAD_USER_INPUT', 'entries has 0 entries. Send 1 to 500.'],
  ['a start below 0', { start: -1 }, 'BAD_USER_INPUT', 'start is -1.'],
  ['a start beyond all', { start: 200_000 }, 'BAD_USER_INPUT', 'start is 200000.'],
  [
    'an entry out of bounds',
    { entries: [importedEgg, { ...importedEgg, calories: -1 }] },
    'BAD_USER_INPUT',
    'calories is -1.',
  ],
  [
    'a day of the future',
    { entries: [{ ...importedEgg, day: '2026-11-22' }] },
    'BAD_USER_INPUT',
    'The day 2026-11-22 has not begun anywhere',
  ],
  ['the login id of another person', { userId: 'b@example.com' }, 'FORBIDDEN', 'userId is not'],
])('§7 %s is refused, and nothing is staged', async (_case, changes, code, message) => {
  const { as } = await startServer();
  const me = as('U1', [egg.userId]);
  const answer = await me(foodLogStageImport, { ...staging, ...changes });
  expect(answer).toEqual({ code, message: expect.stringContaining(message) });
  expect(await me(foodLogImports, {})).toEqual([]);
});

test('§7 what cannot be imported is refused with a message', async () => {
  const { me } = await startServer();
  expect(await me(foodLogUndoImport, { id })).toEqual(says('BAD_USER_INPUT', 'does not exist'));
  await me(foodLogStageImport, staging);
  const other = { ...staging, entries: [{ ...importedEgg, fats: 9 }] };
  expect(await me(foodLogStageImport, other)).toEqual(says('CONFLICT', 'another entry in this'));
  expect(await me(foodLogCommitImport, { id, entries: 2 })).toEqual(
    says('CONFLICT', 'Not all entries'),
  );
  const many = { ...staging, start: 1, entries: Array.from({ length: 500 }, () => importedEgg) };
  await me(foodLogStageImport, many);
  expect(await me(foodLogCommitImport, { id, entries: 501 })).toEqual(
    says('BAD_USER_INPUT', 'The day 2026-11-20 would have more than 500 entries'),
  );
  await me(foodLogUndoImport, { id });
  expect(await me(foodLogCommitImport, { id, entries: 501 })).toEqual(
    says('CONFLICT', 'This import was undone.'),
  );
  expect(await me(foodLogErase, { subject: 'U2' })).toEqual(says('FORBIDDEN', 'Somebody else'));
});

test('§7 imports, and to erase all, are alone in an operation', async () => {
  const { ask } = await startServer();
  const undo = `foodLogUndoImport(id: "${id}") { id }`;
  const erase = 'foodLogErase(subject: "U1")';
  const { errors } = await ask(`mutation { one: ${erase} two: ${undo} three: ${erase} }`);
  const message = 'The operation changes more than 200 entries. Send several operations.';
  expect(errors?.map((error) => error.message)).toContain(message);
});
