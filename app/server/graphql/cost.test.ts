import { readFile } from 'node:fs/promises';
import { buildSchema, getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closeAfterTest } from '../testing/closeAfterTest.ts';
import { egg } from '../testing/operations.ts';
import { createPostgresDatabase } from '../testing/postgres/testDatabase.ts';
import { createTestServer } from '../testing/testServer.ts';
import { idOf, writeDays } from '../testing/writeDays.ts';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openPostgres } from '../storage/postgres/openPostgres.ts';

const now = new Date('2026-11-20T12:00:00Z');
const schema = buildSchema(
  await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);
const foods = 10;
const perDay = 490;
const days = Array.from({ length: 10 }, (_, ago) =>
  new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
);
const [today = '', yesterday = ''] = days;
const longName = '🥚'.repeat(190);
const foodName = (food: number) => `${longName} Egg ${food}`;

/** Selects all of a type, and its names as often as aliases allow. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map(
    (field) => field.name + selection(field.type),
  );
  const aliases = fields.includes('name')
    ? Array.from('abcdefgh', (alias) => `${alias}: name`)
    : [];
  return ` { ${[...fields, ...aliases].join(' ')} }`;
}

/**
 * A log in which each entry that is changed costs the most: its day is almost full, and its food has more entries than are
 * read of it. Beside that there are many deleted entries, and many foods that were logged at the same time.
 */
async function openLog() {
  const db = await closeAfterTest(openPostgres(await createPostgresDatabase(), { connections: 1 }));
  await writeDays(db, 'U1', days, perDay, foods);
  await writeDays(db, 'U1', ['2026-10-01'], 2000, foods);
  await sql`update food_log set day = ${today}, deleted_at = logged_at + 4000000000, version = 2
    where day = '2026-10-01'`.execute(db);
  await sql`update food_log set name = ${longName} || ' ' || name, name_key = ${longName} || ' ' || name_key`.execute(
    db,
  );
  await sql`
    insert into food_log_item
    select 'U1', 'food ' || i, ${longName} || i, 1, 1, 1, 1, 1, 0 from generate_series(1, 1500) i`.execute(
    db,
  );
  await sql`
    insert into food_log_item_time
    select 'U1', 'food ' || i, 4, 0 from generate_series(1, 1500) i`.execute(db);
  // A person among others, so that no table is read from end to end.
  for (let other = 0; other < 5; other += 1) await writeDays(db, `Other${other}`, [today], perDay);
  await sql`vacuum analyze`.execute(db);
  /** Returns how many rows and index entries PostgreSQL has read so far. */
  const rowsRead = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ count: string }>`
      select (select sum(seq_tup_read) from pg_stat_user_tables)
        + (select sum(idx_tup_read) from pg_stat_user_indexes) as count`.execute(db);
    return Number(rows[0]?.count);
  };
  return { db, rowsRead };
}

/** One entry of each day, each of another food. */
const ofAllDays = days.map((day, food) => ({ id: idOf(day, food), version: 1 }));
/** The totals of the day, the latest entries of the food, and what is written. */
const perChange = perDay + 2 + 257 + 12;

/** The most that a field may cost: a request, and the most rows that it reads and bytes that it answers. */
const worst: Record<string, { variables: object; rows: number; bytes: number }> = {
  foodLogFindById: { variables: { id: idOf(today, 1) }, rows: 1, bytes: 8000 },
  foodLogStats: {
    variables: { pagination: { filter: { startDate: days.at(-1), endDate: today } } },
    rows: days.length * perDay,
    bytes: 200,
  },
  foodLogEntries: {
    variables: { day: today, first: 500, after: idOf(today, 0) },
    rows: 1 + perDay - 1,
    bytes: perDay * 8000,
  },
  foodLogDeleted: { variables: {}, rows: 201, bytes: 200 * 8000 },
  foodLogFrequent: { variables: { minuteOfDay: 720, limit: 20 }, rows: 40, bytes: 20 * 8000 },
  foodLogItems: { variables: { limit: 1000 }, rows: 1000, bytes: 1000 * 8000 },
  foodLogCreate: {
    variables: { data: { ...egg, name: foodName(1) } },
    rows: perChange,
    bytes: 8000,
  },
  foodLogCreateMany: {
    variables: { data: days.map((day, food) => ({ ...egg, name: foodName(food), day })) },
    rows: days.length * perChange,
    bytes: days.length * 8000,
  },
  foodLogUpdate: {
    variables: { data: { id: idOf(today, 3), version: 1, day: yesterday, name: foodName(4) } },
    rows: 2 * perChange,
    bytes: 8200,
  },
  foodLogDelete: {
    variables: { entries: ofAllDays },
    rows: days.length * perChange,
    bytes: days.length * 8000,
  },
  foodLogRestore: {
    variables: { entries: ofAllDays.map(({ id }) => ({ id, version: 2 })) },
    rows: days.length * perChange,
    bytes: days.length * 8000,
  },
};

test(
  'no field reads more rows, or answers more bytes, than its items and entries can cost, whatever else is stored',
  { timeout: 60_000 },
  async () => {
    const { db, rowsRead } = await openLog();
    const { app, token } = await createTestServer(
      {},
      { now: () => now, store: new FoodLogStore(db) },
    );
    const headers = { authorization: `Bearer ${await token({ sub: 'U1' })}` };
    const types = [schema.getQueryType(), schema.getMutationType()];
    const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
    expect(Object.keys(worst)).toEqual(fields.map(({ name }) => name));
    for (const { name, args, type } of fields) {
      const { variables, rows, bytes } = worst[name] ?? { variables: {}, rows: 0, bytes: 0 };
      const given = args.filter((arg) => arg.name in variables);
      const kind = name in (types[0]?.getFields() ?? {}) ? 'query' : 'mutation';
      const declared = given.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(' ');
      const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(' ');
      const list = (text: string) => (text ? `(${text})` : '');
      const query = `${kind} Worst${list(declared)} { ${name}${list(passed)}${selection(type)} }`;
      const before = await rowsRead();
      const answer = await app.inject({
        method: 'POST',
        url: '/api',
        headers,
        payload: { query, variables },
      });
      const read = (await rowsRead()) - before;
      const answered = answer.rawPayload.length;
      expect(answer.json(), name).not.toHaveProperty('errors');
      expect({ name, isWithin: read <= rows && answered <= bytes, read, answered }).toMatchObject({
        isWithin: true,
      });
    }
  },
);
