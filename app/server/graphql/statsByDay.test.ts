import { expect, test, vi } from 'vitest';
import { foodLogDelete, foodLogStatsByDay } from '../testing/changeOperations.ts';
import { between, egg, foodLogCreate } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const eggs = (count: number) => ({
  calories: count * 70,
  fats: count * 5,
  proteins: count * 6,
  carbs: count,
});
const refused = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
});

test('§7 the totals of each day with entries within the range are answered in order, without deleted entries', async () => {
  const { ask } = await createTestServer({}, { now });
  const totals = async () =>
    (await ask(foodLogStatsByDay, between('2026-11-01', '2026-11-20'))).data?.['foodLogStatsByDay'];
  expect(await totals()).toEqual([]);
  const logged = ['2026-11-20', '2026-11-21', '2026-10-31', '2026-11-01', '2026-11-20'];
  for (const [index, day] of logged.entries()) {
    await ask(foodLogCreate, { data: { ...egg, id: `${index}`.padStart(24, '0'), day } });
  }
  const first = { day: '2026-11-01', stats: eggs(1) };
  expect(await totals()).toEqual([first, { day: '2026-11-20', stats: eggs(2) }]);
  await ask(foodLogDelete, { entries: [{ id: '0'.repeat(24), version: 1 }] });
  expect(await totals()).toEqual([first, { day: '2026-11-20', stats: eggs(1) }]);
});

test.each([
  ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z', 'startDate and endDate must both be days.'],
  [
    '2026-11-20',
    '2026-11-20T01:00:00Z',
    'startDate and endDate must both be days, or both be instants.',
  ],
  ['2026-11-02', '2026-11-01', 'startDate is after endDate. Swap them.'],
  ['2025-10-16', '2026-11-21', 'The range is longer than 400 days. Ask for a shorter one.'],
])('the totals of days from %s to %s are refused with a message', async (start, end, message) => {
  const { ask } = await createTestServer({}, { now });
  expect(await ask(foodLogStatsByDay, between(start, end))).toMatchObject(refused(message));
});

test('a total of a day that is too large for Int is an error that names the day, never a wrong figure', async () => {
  const { ask, store } = await createTestServer({}, { now });
  const days = [
    { day: '2026-11-19', stats: { ...eggs(1), carbs: 2_147_483_647 } },
    { day: '2026-11-20', stats: { ...eggs(1), carbs: 2_147_483_648 } },
  ];
  const statsByDay = vi.spyOn(store, 'statsByDay').mockResolvedValue(days.slice(0, 1));
  const range = between('2026-11-19', '2026-11-20');
  expect((await ask(foodLogStatsByDay, range)).data).toEqual({
    foodLogStatsByDay: days.slice(0, 1),
  });
  statsByDay.mockResolvedValue(days);
  expect(await ask(foodLogStatsByDay, range)).toMatchObject(
    refused('The totals of 2026-11-20 are too large to be given exactly.'),
  );
});

test('each day counts as a listed item', async () => {
  const { ask, store } = await createTestServer({}, { now });
  const days = Array.from({ length: 400 }, () => ({ day: '2026-11-20', stats: eggs(1) }));
  vi.spyOn(store, 'statsByDay').mockResolvedValue(days);
  const ofYear = 'foodLogStatsByDay(pagination: $pagination) { day }';
  const query = (names: string[]) =>
    `query Q($pagination: FoodLogPaginationDto!) { ${names.map((name) => `${name}: ${ofYear}`).join(' ')} }`;
  const range = between('2026-11-19', '2026-11-20');
  expect((await ask(query(['f0', 'f1']), range)).errors).toBeUndefined();
  expect(await ask(query(['f0', 'f1', 'f2']), range)).toMatchObject(
    refused('The operation lists more than 1,000 items. List fewer, or send several operations.'),
  );
});
