import { type Kysely, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { closeAfterTest } from '../testing/closeAfterTest.ts';
import { egg } from '../testing/operations.ts';
import { createTestServer, temporaryFolder } from '../testing/testServer.ts';
import { idOf, writeDays } from '../testing/writeDays.ts';
import { Allowance } from '../storage/Allowance.ts';
import type { Database } from '../storage/database.ts';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const days = ['2026-11-18', '2026-11-19', '2026-11-20'];

/** A server on which each of the days has so many entries of U1. */
async function serverWith(perDay: number) {
  const db = await closeAfterTest(openSqlite(await temporaryFolder()));
  await writeDays(db, 'U1', days, perDay);
  const store = new FoodLogStore(db);
  const { ask, token } = await createTestServer({}, { now, store });
  const bearer = await token({ sub: 'U1' });
  const send = async (query: string, variables = {}) => {
    const { data, errors } = await ask(query, variables, bearer);
    return {
      data,
      codes: errors?.map(({ extensions }) => extensions.code),
      message: errors?.[0]?.message,
    };
  };
  return { db, store, send };
}

const refused = (message: string) => ({ data: null, codes: ['BAD_USER_INPUT'], message });
const many = (fields: readonly string[]) =>
  fields.map((field, index) => `f${index}: ${field}`).join(' ');

const dayOf = (day = '') => `foodLogEntries(day: "${day}") { id }`;
const fatsOf = (start = '', end = '') =>
  `foodLogStats(pagination: { filter: { startDate: "${start}", endDate: "${end}" } }) { fats }`;
const create = (
  count: number,
) => `mutation M($data: [FoodLogCreateDtoInput!]!, $one: FoodLogCreateDtoInput!) {
      ${many(Array.from({ length: count }, () => 'foodLogCreateMany(data: $data) { entries { id } }'))}
      one: foodLogCreate(data: $one) { id }
    }`;
const eggs = (count: number) => ({ data: Array.from({ length: count }, () => egg), one: egg });

describe('§7 an operation', () => {
  test('lists 1,000 items in all of its fields, and reads none beyond the first that is too many', async () => {
    const { store, send } = await serverWith(500);
    const { data } = await send(`{ ${many([dayOf(days[0]), dayOf(days[1])])} }`);
    expect(Object.values(data ?? {})).toEqual(
      [expect.any(Array), expect.any(Array)].map(() => expect.objectContaining({ length: 500 })),
    );
    const entries = vi.spyOn(store, 'entries');
    const fragment = `fragment all on Query { ${many(Array.from({ length: 7 }, () => dayOf(days[2])))} }`;
    expect(await send(`query { ${dayOf(days[1])} ...all } ${fragment}`)).toEqual(
      refused('The operation lists more than 1,000 items. List fewer, or send several operations.'),
    );
    const read = await Promise.all(entries.mock.results.map(({ value }) => value));
    expect(read.map(({ length }) => length)).toEqual([500, 500, 1, 1, 1, 1, 1, 1]);
  });

  test('sums 200,000 entries in all of its fields, exactly, by days and by instants, and reads none beyond', async () => {
    const { db, send } = await serverWith(50_000);
    // The oldest of a day are written to be from the day before.
    const instants = fatsOf('2026-11-17T12:00:01Z', `${days[2]}T23:59:59Z`);
    expect(
      (await send(`{ ${many([fatsOf(days[0], days[2]), fatsOf(days[0], days[0])])} }`)).data,
    ).toEqual({
      f0: { fats: 150_000 },
      f1: { fats: 50_000 },
    });
    expect((await send(`{ ${many([instants, fatsOf(days[0], days[0])])} }`)).data).toMatchObject({
      f0: { fats: 150_000 },
    });
    const tooMany = refused(
      'The operation sums more than 200,000 entries. Ask for a shorter range.',
    );
    await writeDays(db, 'U1', ['2026-11-17'], 1);
    expect(
      await send(`{ ${many([fatsOf(days[0], days[0]), fatsOf('2026-11-17', days[2])])} }`),
    ).toEqual(tooMany);
    expect(
      await send(
        `{ ${many([fatsOf('2026-11-17', '2026-11-17'), fatsOf(days[0], days[0]), instants])} }`,
      ),
    ).toEqual(tooMany);
    const take = vi.spyOn(Allowance.prototype, 'take');
    const eightTimes = Array.from({ length: 8 }, () => fatsOf('2026-11-17', days[2]));
    expect(await send(`{ ${many(eightTimes)} }`)).toEqual(tooMany);
    expect(take.mock.calls).toEqual([[150_001], [50_000], [1], [1], [1], [1], [1], [1]]);
    take.mockRestore();
  });

  test('changes 200 entries in all of its fields', async () => {
    const { send } = await serverWith(1);
    expect((await send(create(1), eggs(199))).codes).toBeUndefined();
    expect(await send(create(1), eggs(200))).toEqual(
      refused('The operation changes more than 200 entries. Send several operations.'),
    );
    const calories = 1 + 70 * 400;
    const { data: total } = await send(
      `{ foodLogStats(pagination: { filter: { startDate: "${days[2]}", endDate: "${days[2]}" } }) { calories } }`,
    );
    expect(total).toEqual({ foodLogStats: { calories } });
  });

  test('is never refused for a person who logs 30 foods a day, and asks for a year of them with all lists', async () => {
    const { db, send } = await serverWith(30);
    const year = Array.from({ length: 400 }, (_, ago) =>
      new Date(now().getTime() - (ago + 3) * 86_400_000).toISOString().slice(0, 10),
    );
    await writeDays(db, 'U1', year, 30);
    const range = `pagination: { filter: { startDate: "${year.at(-4)}", endDate: "${days[2]}" } }`;
    const stats = `foodLogStats(${range}) { fats }`;
    const { data } = await send(
      `{ ${many(Array.from({ length: 5 }, () => stats))} ${dayOf(days[2])} foodLogItems { name } foodLogDeleted { id } }`,
    );
    expect(data).toMatchObject({ f0: { fats: 12_000 }, f4: { fats: 12_000 } });
  });
});

describe('§7 a list of entries', () => {
  const yesterday = days[1] ?? '';
  test.each([
    [
      'foodLogEntries',
      async () => {},
      `day: "${yesterday}", `,
      `The day ${yesterday} has more than 500 entries. Ask for them in pages, with first and after.`,
    ],
    [
      'foodLogDeleted',
      async (db: Kysely<Database>) => {
        const deletedAt = now().getTime();
        await sql`update food_log set deleted_at = ${deletedAt} where day = ${yesterday}`.execute(
          db,
        );
      },
      '',
      'You have deleted more than 500 entries. Ask for them in pages, with first and after.',
    ],
  ])('is whole, pages, or an error, and never cut: %s', async (field, prepare, of, tooLong) => {
    const { db, send } = await serverWith(500);
    await prepare(db);
    const page = (args: string) => send(`{ ${field}(${of}${args}) { id } }`);
    const idsOf = async (args: string): Promise<string[]> =>
      Object((await page(args)).data)[field].map(({ id }: { id: string }) => id);
    expect(await idsOf('first: null, after: null')).toHaveLength(500);
    await sql`insert into food_log select owner, ${'f'.repeat(24)}, user_id, name, calories, fats,
      proteins, carbs, logged_at - 1, day, content_hash, created_at, version, minute_of_day, name_key,
      deleted_at, previous_day, meal, amount, unit from food_log where id = ${idOf(yesterday, 499)}`.execute(
      db,
    );
    expect(await page('first: null')).toEqual(refused(tooLong));
    const ids = await idsOf('first: 300');
    ids.push(...(await idsOf(`first: 300, after: "${ids.at(-1)}"`)));
    expect(new Set(ids).size).toBe(501);
    expect(await idsOf(`after: "${ids.at(-1)}"`)).toEqual([]);
    for (const args of ['first: 0', 'first: 501', 'first: -1']) {
      expect(await page(args)).toMatchObject({ codes: ['BAD_USER_INPUT'] });
    }
    expect(await page(`after: "${'e'.repeat(24)}"`)).toEqual(
      refused('after is not the id of an entry in this list. Begin with the first page.'),
    );
  });
});
