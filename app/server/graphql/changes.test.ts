import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  foodLogCreateMany,
  foodLogDelete,
  foodLogDeleted,
  foodLogEntries,
  foodLogRestore,
  foodLogUpdate,
} from '../testing/changeOperations.ts';
import { between, egg, foodLogCreate, foodLogStats } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const start = new Date('2026-11-20T12:00:00Z');
const id = '0123456789abcdef01234567';
const other = 'f'.repeat(24);
const day = '2026-11-20';
const loggedEgg = {
  id,
  name: 'Egg',
  calories: 70,
  fats: 5,
  proteins: 6,
  carbs: 1,
  loggedAt: '2026-11-20T08:30:00.000Z',
  day,
  minuteOfDay: 570,
  meal: null,
  amount: null,
  unit: null,
  version: 1,
  deletedAt: null,
};
const sentEgg = { ...egg, id, loggedAt: '2026-11-20T09:30:00+01:00', day, minuteOfDay: 570 };
const zeros = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
const refused = (message: string, code = 'BAD_USER_INPUT') => ({
  status: 200,
  data: null,
  errors: [{ message, extensions: { code } }],
});
const gone = refused('This entry no longer exists.');

const versions = (version: number) => ({ entries: [{ id, version }] });

/** Starts a server with one logged egg and a clock that the test can set. */
async function serverWithEgg() {
  let clock = start;
  const server = await createTestServer({}, { now: () => clock });
  await server.ask(foodLogCreate, { data: sentEgg });
  const wait = (days: number) => {
    clock = new Date(clock.getTime() + days * 86_400_000);
  };
  const update = (changes: object, version = 1, bearer?: string) =>
    server.ask(foodLogUpdate, { data: { id, version, ...changes } }, bearer);
  const entries = async () => (await server.ask(foodLogEntries, { day })).data?.['foodLogEntries'];
  return { ...server, wait, update, entries };
}

describe('the entries of a day', () => {
  test('are listed with all their fields', async () => {
    const { entries } = await serverWithEgg();
    expect(await entries()).toEqual([loggedEgg]);
  });

  test('have the time of day in UTC when none was sent, wherever the server is', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { ask } = await createTestServer({}, { now: () => start });
    await ask(foodLogCreate, { data: { ...egg, loggedAt: '2026-11-20T00:30:00+01:00' } });
    expect((await ask(foodLogEntries, { day: '2026-11-19' })).data).toMatchObject({
      foodLogEntries: [{ minuteOfDay: 23 * 60 + 30 }],
    });
  });

  test('differ in content when their times of day differ', async () => {
    const { ask } = await serverWithEgg();
    for (const minuteOfDay of [571, null, undefined]) {
      const answer = await ask(foodLogCreate, { data: { ...sentEgg, minuteOfDay } });
      expect(answer.errors).toMatchObject([
        { extensions: { code: 'CONFLICT', requestId: expect.any(String) } },
      ]);
    }
  });
});

describe('foodLogUpdate', () => {
  test('returns the entry and the totals of the day it left and the day it is in now', async () => {
    const { update, entries } = await serverWithEgg();
    const answer = {
      status: 200,
      data: {
        foodLogUpdate: {
          entries: [{ ...loggedEgg, calories: 80, day: '2026-11-19', version: 2 }],
          days: [
            { day: '2026-11-19', stats: { calories: 80, fats: 5, proteins: 6, carbs: 1 } },
            { day, stats: zeros },
          ],
        },
      },
    };
    expect(await update({ calories: 80, day: '2026-11-19' })).toEqual(answer);
    expect(await update({ calories: 80, day: '2026-11-19' })).toEqual(answer);
    expect(await entries()).toEqual([]);
  });

  test('changes only what was sent, and the name without the space around it', async () => {
    const { update } = await serverWithEgg();
    const renamed = { ...loggedEgg, name: 'Toast', version: 2 };
    expect(await update({ name: ' Toast ' })).toMatchObject({
      data: { foodLogUpdate: { entries: [renamed], days: [{ day }] } },
    });
    const loggedAt = '2026-11-20T10:30:00.000Z';
    const moved = { ...renamed, loggedAt, minuteOfDay: 690, version: 3 };
    expect(await update({ loggedAt }, 2)).toMatchObject({
      data: { foodLogUpdate: { entries: [moved], days: [{ day }] } },
    });
  });

  test('from an old version is CONFLICT, with the current entry', async () => {
    const { update, entries } = await serverWithEgg();
    await update({ name: 'Toast' });
    const current = { ...loggedEgg, name: 'Toast', version: 2 };
    for (let time = 0; time < 3; time += 1) {
      expect(await update({ calories: 80 })).toMatchObject({
        status: 200,
        data: null,
        errors: [
          {
            message: expect.stringContaining('was changed in the meantime'),
            path: ['foodLogUpdate'],
            extensions: { code: 'CONFLICT', current },
          },
        ],
      });
    }
    expect(await entries()).toEqual([current]);
  });

  test('of a deleted entry is CONFLICT that says when it was deleted', async () => {
    const { ask, update } = await serverWithEgg();
    await ask(foodLogDelete, versions(1));
    const current = { ...loggedEgg, version: 2, deletedAt: start.toISOString() };
    expect((await update({ calories: 80 }, 2)).errors).toMatchObject([
      {
        message: expect.stringContaining('Restore it and try again.'),
        extensions: { code: 'CONFLICT', current },
      },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'The name is empty. Enter 1 to 200 characters.'],
    [{ name: 'a'.repeat(201) }, 'The name is too long. Enter at most 200 characters.'],
    [{ name: 'Egg\u0000' }, 'The name has characters that cannot be shown. Remove them.'],
    [{ name: null }, 'name is null. Leave it out to keep it as it is.'],
    [{ calories: null }, 'calories is null. Leave it out to keep it as it is.'],
    [{ loggedAt: null }, 'loggedAt is null. Leave it out to keep it as it is.'],
    [{ day: null }, 'day is null. Leave it out to keep it as it is.'],
    [{ minuteOfDay: null }, 'minuteOfDay is null. Leave it out to keep it as it is.'],
    [{ fats: -1 }, 'fats is -1. Enter a whole number from 0 to 100,000.'],
    [{ carbs: 100_001 }, 'carbs is 100001. Enter a whole number from 0 to 100,000.'],
    [{ minuteOfDay: -1 }, 'minuteOfDay is -1. Enter a whole number from 0 to 1,439.'],
    [{ minuteOfDay: 1440 }, 'minuteOfDay is 1440. Enter a whole number from 0 to 1,439.'],
    [
      { day: '2026-11-22' },
      'The day 2026-11-22 has not begun anywhere: the server’s clock says 2026-11-20. Check the date of this device.',
    ],
  ])('%o is refused with a message, and nothing is changed', async (changes, message) => {
    const { update, entries } = await serverWithEgg();
    expect(await update({ proteins: 9, ...changes })).toMatchObject(refused(message));
    expect(await entries()).toEqual([loggedEgg]);
  });
});

describe('foodLogCreateMany', () => {
  const second = { ...sentEgg, id: other, calories: 30, day: '2026-11-19' };

  test('logs all entries, returns them in order, and logs none twice', async () => {
    const { ask } = await serverWithEgg();
    const answer = {
      foodLogCreateMany: {
        entries: [{ ...loggedEgg, id: other, calories: 30, day: '2026-11-19' }, loggedEgg],
        days: [
          { day: '2026-11-19', stats: { calories: 30, fats: 5, proteins: 6, carbs: 1 } },
          { day, stats: { calories: 70, fats: 5, proteins: 6, carbs: 1 } },
        ],
      },
    };
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(foodLogCreateMany, { data: [second, sentEgg] })).toEqual({
        status: 200,
        data: answer,
      });
    }
  });

  test('takes 200 entries whose names, meals and units are as long as they may be', async () => {
    const { ask } = await serverWithEgg();
    const data = Array.from({ length: 200 }, (_, index) => ({
      ...sentEgg,
      id: index.toString(16).padStart(24, '0'),
      name: '🥚'.repeat(200),
      meal: '🥚'.repeat(50),
      amount: 99_999.999,
      unit: '🥚'.repeat(50),
    }));
    const answer = await ask(foodLogCreateMany, { data });
    expect(answer.data).toMatchObject({
      foodLogCreateMany: { days: [{ stats: { calories: 201 * 70 } }] },
    });
  });

  test.each([
    ['a bad figure', { fats: -1 }, 'BAD_USER_INPUT'],
    ['a taken id', { id, fats: 9 }, 'CONFLICT'],
    ['an id that the list has already', { id: other, fats: 9 }, 'CONFLICT'],
  ])('with %s in one of them logs none', async (_case, changes, code) => {
    const { ask } = await serverWithEgg();
    const data = [second, { ...sentEgg, id: 'a'.repeat(24), ...changes }];
    expect((await ask(foodLogCreateMany, { data })).errors).toMatchObject([
      { extensions: { code } },
    ]);
    expect((await ask(foodLogStats, between('2026-11-19', day))).data).toMatchObject({
      foodLogStats: { calories: 70 },
    });
  });

  test('§3 with the userId of somebody else in one of them is FORBIDDEN', async () => {
    const { ask, token } = await createTestServer({}, { now: () => start });
    const ada = await token({ loginIds: [egg.userId] });
    const data = [egg, { ...egg, userId: 'eve@example.com' }];
    const answer = await ask(foodLogCreateMany, { data }, ada);
    expect(answer.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', requestId: expect.any(String) } },
    ]);
    expect((await ask(foodLogEntries, { day }, ada)).data).toEqual({ foodLogEntries: [] });
  });

  test('takes 200 entries in one request', async () => {
    const { ask } = await createTestServer({}, { now: () => start });
    const data = Array.from({ length: 200 }, (_, count) => ({
      ...sentEgg,
      id: count.toString(16).padStart(24, '0'),
    }));
    const answer = await ask(foodLogCreateMany, { data });
    expect(answer).toMatchObject({
      status: 200,
      data: { foodLogCreateMany: { days: [{ stats: { calories: 14_000 } }] } },
    });
  });
});

describe('foodLogDelete and foodLogRestore', () => {
  test('remove an entry from the day and restore it as it was', async () => {
    const { ask, entries } = await serverWithEgg();
    const deleted = { ...loggedEgg, version: 2, deletedAt: start.toISOString() };
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(foodLogDelete, versions(1))).data).toEqual({
        foodLogDelete: { entries: [deleted], days: [{ day, stats: zeros }] },
      });
    }
    expect(await entries()).toEqual([]);
    expect((await ask(foodLogDeleted)).data).toEqual({ foodLogDeleted: [deleted] });
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(foodLogRestore, versions(2))).data).toMatchObject({
        foodLogRestore: { entries: [{ version: 3 }], days: [{ day, stats: { calories: 70 } }] },
      });
    }
    expect(await entries()).toEqual([{ ...loggedEgg, version: 3 }]);
    expect((await ask(foodLogDelete, versions(1))).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', current: { version: 3, deletedAt: null } } },
    ]);
  });

  test('after 30 days an entry is not listed and cannot be restored', async () => {
    const { ask, token, wait } = await serverWithEgg();
    await ask(foodLogDelete, versions(1));
    wait(30.01);
    const later = await token({ exp: start.getTime() / 1000 + 31 * 86_400 });
    expect((await ask(foodLogDeleted, {}, later)).data).toEqual({ foodLogDeleted: [] });
    expect(await ask(foodLogRestore, versions(2), later)).toMatchObject(
      refused('This entry was deleted more than 30 days ago and can no longer be restored.'),
    );
  });
});

describe('§6 an entry that does not exist or belongs to another person', () => {
  test('is refused with the same message for every change', async () => {
    const { ask, token, update, entries } = await serverWithEgg();
    const eve = await token({ sub: 'U2' });
    const nowhere = { entries: [{ id: other, version: 1 }] };
    for (const version of [1, 2])
      expect(await update({ calories: 1 }, version, eve)).toMatchObject(gone);
    for (const operation of [foodLogDelete, foodLogRestore]) {
      expect(await ask(operation, versions(1), eve)).toMatchObject(gone);
      expect(await ask(operation, nowhere)).toMatchObject(gone);
    }
    expect(await entries()).toEqual([loggedEgg]);
    expect((await ask(foodLogEntries, { day }, eve)).data).toEqual({ foodLogEntries: [] });
    expect((await ask(foodLogDeleted, {}, eve)).data).toEqual({ foodLogDeleted: [] });
  });
});

describe('lists', () => {
  test.each([0, 201])('of %i entries are refused with a message', async (length) => {
    const { ask } = await createTestServer({}, { now: () => start });
    const message = (label: string) => `${label} has ${length} entries. Send 1 to 200.`;
    const entries = Array.from({ length }, () => ({ id, version: 1 }));
    expect(await ask(foodLogDelete, { entries })).toMatchObject(refused(message('entries')));
    expect(await ask(foodLogRestore, { entries })).toMatchObject(refused(message('entries')));
    const data = Array(length).fill(egg);
    expect(await ask(foodLogCreateMany, { data })).toMatchObject(refused(message('data')));
  });
});
