import { describe, expect, test, vi } from 'vitest';
import { ChangeRefused } from '../storage/changeRefused.ts';
import { between, egg, foodLogCreate, foodLogStats } from '../testing/operations.ts';
import { foodLogBounds, foodLogDays, foodLogDelete } from '../testing/changeOperations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

describe('§7 the range of foodLogStats', () => {
  test.each([
    [
      'a day and an instant',
      '2026-11-20',
      '2026-11-20T23:59:59Z',
      'startDate and endDate must both be days, or both be instants.',
    ],
    [
      'days that run backwards',
      '2026-11-21',
      '2026-11-20',
      'startDate is after endDate. Swap them.',
    ],
    [
      'instants that run backwards',
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:59:59+01:00',
      'startDate is after endDate. Swap them.',
    ],
    [
      '401 days',
      '2025-10-16',
      '2026-11-21',
      'The range is longer than 400 days. Ask for a shorter one.',
    ],
    [
      '400 days and a millisecond',
      '2025-10-16T00:00:00Z',
      '2026-11-20T00:00:00.001Z',
      'The range is longer than 400 days. Ask for a shorter one.',
    ],
  ])('%s: BAD_USER_INPUT that says so', async (_case, start, end, message) => {
    const { ask } = await createTestServer({}, { now });
    const answer = await ask(foodLogStats, between(start, end));
    expect(answer).toMatchObject({
      status: 200,
      data: null,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }],
    });
  });

  test.each([
    ['one day', '2026-11-20', '2026-11-20'],
    ['one instant', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'],
    ['400 days', '2025-10-16', '2026-11-20'],
    ['400 days in instants', '2025-10-16T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['one instant in two offsets', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00+01:00'],
  ])('%s is answered', async (_case, start, end) => {
    const { ask } = await createTestServer({}, { now });
    expect((await ask(foodLogStats, between(start, end))).data).toMatchObject({
      foodLogStats: { calories: 0 },
    });
  });

  test.each([
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '20261120',
    '2026-11-20T24:00:00Z',
    '2026-11-20T12:00Z',
    '2026-11-20 12:00:00Z',
    5,
    null,
    {},
  ])('a bound that is neither day nor instant is refused: %j', async (bound) => {
    const { ask } = await createTestServer({}, { now });
    const answer = await ask(foodLogStats, {
      pagination: { filter: { startDate: bound, endDate: '2026-11-20' } },
    });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }],
    });
  });

  test('a sum that is too large for Int is an error that says so, never a wrong figure', async () => {
    const { ask, store } = await createTestServer({}, { now });
    const sums = { calories: 0, fats: 0, proteins: 0, carbs: 2_147_483_647 };
    const stats = vi.spyOn(store, 'stats').mockResolvedValue(sums);
    const day = between('2026-11-20', '2026-11-20');
    expect((await ask(foodLogStats, day)).data).toEqual({ foodLogStats: sums });
    stats.mockResolvedValue({ ...sums, carbs: 2_147_483_648 });
    expect(await ask(foodLogStats, day)).toMatchObject({
      status: 200,
      data: null,
      errors: [
        {
          message: expect.stringContaining('too large'),
          extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
        },
      ],
    });
  });
});

test('a change that makes a total too large for Int is an error that says so', async () => {
  const { ask, store } = await createTestServer({}, { now });
  vi.spyOn(store, 'create').mockRejectedValue(new ChangeRefused('totalsTooLarge'));
  expect(await ask(foodLogCreate, { data: egg })).toMatchObject({
    status: 200,
    data: null,
    errors: [
      {
        message: expect.stringContaining('too large'),
        extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
      },
    ],
  });
});

/** A person's day as our client sends it, and the same day in instants, as other clients ask for it. */
const daysOfPeople = [
  [
    'Auckland, ahead of UTC',
    '2026-11-21',
    '2026-11-21T00:30:00+13:00',
    '2026-11-20T11:00:00.000Z',
    '2026-11-21T10:59:59.999Z',
  ],
  [
    'Los Angeles, behind UTC',
    '2026-11-19',
    '2026-11-19T23:30:00-08:00',
    '2026-11-19T08:00:00.000Z',
    '2026-11-20T07:59:59.999Z',
  ],
  [
    'Kathmandu, a quarter off',
    '2026-11-20',
    '2026-11-20T00:00:00+05:45',
    '2026-11-19T18:15:00.000Z',
    '2026-11-20T18:14:59.999Z',
  ],
  [
    'Berlin, the day of 23 hours',
    '2026-03-29',
    '2026-03-29T23:59:59.999+02:00',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
  ],
  [
    'Berlin, the day of 25 hours',
    '2026-10-25',
    '2026-10-25T23:59:59.999+01:00',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T22:59:59.999Z',
  ],
] as const;

describe('§4 a day is the person’s own', () => {
  test.each(daysOfPeople)(
    '%s: an entry is logged under its day, and is found by instants too',
    async (_place, day, loggedAt, start, end) => {
      const { ask } = await createTestServer({}, { now });
      expect(
        (await ask(foodLogCreate, { data: { ...egg, loggedAt, day } })).errors,
      ).toBeUndefined();
      expect((await ask(foodLogStats, between(day, day))).data).toMatchObject({
        foodLogStats: { calories: 70 },
      });
      expect((await ask(foodLogStats, between(start, end))).data).toMatchObject({
        foodLogStats: { calories: 70 },
      });
      const before = new Date(new Date(start).getTime() - 1).toISOString();
      expect((await ask(foodLogStats, between('2026-01-01T00:00:00Z', before))).data).toMatchObject(
        { foodLogStats: { calories: 0 } },
      );
    },
  );

  test('without a day, the entry belongs to the UTC date of its instant', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, { data: { ...egg, loggedAt: '2026-11-20T00:30:00+01:00' } });
    expect((await ask(foodLogStats, between('2026-11-19', '2026-11-19'))).data).toMatchObject({
      foodLogStats: { calories: 70 },
    });
  });
});

test('foodLogBounds are the first and the last day with entries, and null without any', async () => {
  const { ask } = await createTestServer({}, { now });
  const bounds = async () => (await ask(foodLogBounds)).data?.['foodLogBounds'];
  expect(await bounds()).toBeNull();
  for (const [index, day] of ['2026-11-21', '2023-01-03', '2026-11-20'].entries()) {
    await ask(foodLogCreate, { data: { ...egg, id: `${index}`.padStart(24, '0'), day } });
  }
  expect(await bounds()).toEqual({ firstDay: '2023-01-03', lastDay: '2026-11-21' });
  await ask(foodLogDelete, { entries: [{ id: '0'.repeat(24), version: 1 }] });
  expect(await bounds()).toEqual({ firstDay: '2023-01-03', lastDay: '2026-11-20' });
});

describe('foodLogDays', () => {
  test('are the days with entries within the range, each once, in order', async () => {
    const { ask } = await createTestServer({}, { now });
    const range = { startDate: '2026-11-01', endDate: '2026-11-21' };
    const days = async () => (await ask(foodLogDays, range)).data?.['foodLogDays'];
    expect(await days()).toEqual([]);
    const logged = ['2026-11-21', '2026-10-31', '2026-11-20', '2026-11-01', '2026-11-20'];
    for (const [index, day] of logged.entries()) {
      await ask(foodLogCreate, { data: { ...egg, id: `${index}`.padStart(24, '0'), day } });
    }
    expect(await days()).toEqual(['2026-11-01', '2026-11-20', '2026-11-21']);
    await ask(foodLogDelete, { entries: [{ id: '0'.repeat(24), version: 1 }] });
    expect(await days()).toEqual(['2026-11-01', '2026-11-20']);
  });

  test.each([
    ['2026-11-02', '2026-11-01', 'startDate is after endDate. Swap them.'],
    ['2025-10-17', '2026-11-22', 'The range is longer than 400 days. Ask for a shorter one.'],
  ])('of %s to %s are refused', async (startDate, endDate, message) => {
    const { ask } = await createTestServer({}, { now });
    expect(await ask(foodLogDays, { startDate, endDate })).toMatchObject({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});
