import { readFile } from 'node:fs/promises';
import { buildSchema, getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { sql } from 'kysely';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openPostgres } from '../storage/postgres/openPostgres.ts';
import { mostDayMarks, mostOfKind, noPreferences } from '../storage/settings/kinds.ts';
import type { FoodLogFood } from '../storage/settings/kinds.ts';
import { closeAfterTest } from './closeAfterTest.ts';
import { createPostgresDatabase } from './postgres/testDatabase.ts';
import { createTestServer } from './testServer.ts';
import { writeDays } from './writeDays.ts';

export const now = new Date('2026-11-20T12:00:00Z');
/** How many entries each day has: almost as many as it can have. */
export const perDay = 490;
/** The last days, today first. */
export const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, ago) =>
    new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
  );
const longName = '🥚'.repeat(190);
const shortText = '🥚'.repeat(50);
const most = 100_000;
/** Targets of a week, and meals, as large as they can be. */
export const week = {
  targets: Array.from({ length: 7 }, () => ({
    calories: most,
    fats: most,
    proteins: most,
    carbs: most,
  })),
};
export const mostMeals = {
  meals: Array.from({ length: 20 }, (_, meal) => ({
    name: `${'🥚'.repeat(48)}${10 + meal}`,
    startMinute: 1439,
  })),
};
/** What is set of the food with this number, as large as it can be. */
export const largestFood = (food: number): FoodLogFood => {
  const name = `${'🥚'.repeat(196)}${1000 + food}`;
  const figures = { name, calories: most, fats: most, proteins: most, carbs: most };
  return {
    loggedAs: name,
    figures: { ...figures, amount: 99_999.999, unit: shortText },
    isPinned: true,
    isHidden: false,
    deletedAt: now.toISOString(),
    version: 0,
  };
};
/** The names of the foods are about as long as they can be, in bytes. */
export const foodName = (food: number): string => `${longName} Egg ${food}`;

const schema = buildSchema(
  await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);
const fieldsOf = (
  type: { getFields(): Record<string, GraphQLField<unknown, unknown>> } | null | undefined,
) => Object.values(type?.getFields() ?? {});
/** The fields of the contract. */
export const queryFields = fieldsOf(schema.getQueryType());
export const mutationFields = fieldsOf(schema.getMutationType());

/** Selects all that a field returns. */
export function selection({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = fieldsOf(named).map((field) => field.name + selection(field));
  return ` { __typename ${fields.join(' ')} }`;
}

/** The most bytes of an entry or a food in an answer: 800 of its name, 200 each of its meal and unit, and the rest. */
export const itemBytes = 1500;

/** The most bytes of what is set of a food: 800 of each of its two names, 200 of its unit, and the rest. */
export const foodBytes = 2200;

/**
 * Starts a server with a log in which each entry that is changed costs the most: its day is almost full, and its food has
 * more entries than are read of it. Beside that there are many deleted entries, and many foods that were logged at the same
 * time. It is on PostgreSQL, which counts the rows that it reads.
 */
export async function startHeavyServer(days: readonly string[]) {
  const db = await closeAfterTest(
    openPostgres(await createPostgresDatabase(), { connections: 1, isLimited: false }),
  );
  const foods = Math.min(days.length, 200);
  const [today = ''] = days;
  await writeDays(db, 'U1', days, perDay, foods);
  await writeDays(db, 'U1', ['2024-10-01'], 2000, foods);
  await sql`update food_log set day = ${today}, version = 2,
    deleted_at = logged_at + ${now.getTime() - Date.parse('2024-10-02')} where day = '2024-10-01'`.execute(
    db,
  );
  await sql`update food_log set name = ${longName} || ' ' || name,
    name_key = ${longName} || ' ' || name_key, meal = ${shortText}, amount = 99999.999, unit = ${shortText}`.execute(
    db,
  );
  await sql`
    insert into food_log_item
    select 'U1', 'food ' || i, ${longName} || i, 1, 1, 1, 1, 1, 0, 99999.999, ${shortText}
    from generate_series(1, 1500) i`.execute(db);
  const store = new FoodLogStore(db);
  for (const startDay of lastDays(mostOfKind)) {
    await store.setTargets('U1', { startDay, ...week, version: 0 }, now);
  }
  for (let food = 0; food < mostOfKind; food += 1)
    await store.setFood('U1', largestFood(food), now);
  // All of these foods are logged and pinned.
  await sql`
    insert into food_log_item
    select 'U1', key, key, 1, 1, 1, 1, 1, ${now.getTime() + 1}::int8, 99999.999, ${shortText}
    from food_log_setting where kind = 'food'`.execute(db);
  await store.setMeals('U1', { ...mostMeals, version: 0 }, now);
  await store.setPreferences('U1', { ...noPreferences, theme: 'DARK' }, now);
  await sql`
    insert into food_log_setting
    select 'U1', 'day', to_char(${today}::date - i, 'YYYY-MM-DD'), 'true', 1
    from generate_series(0, ${mostDayMarks - 1}::int4) i`.execute(db);
  await sql`
    insert into food_log_item_time
    select 'U1', 'food ' || i, 4, 0 from generate_series(1, 1500) i`.execute(db);
  // A person among others, so that no table is read from end to end.
  for (let other = 0; other < 5; other += 1) await writeDays(db, `Other${other}`, [today], perDay);
  await sql`
    insert into food_log_setting
    select 'Other' || i, kind, key, value, version from food_log_setting, generate_series(0, 4) i`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);

  const rowsRead = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ count: string }>`
      select (select sum(seq_tup_read) from pg_stat_user_tables where relname like 'food_log%')
        + (select sum(idx_tup_read) from pg_stat_user_indexes) as count`.execute(db);
    return Number(rows[0]?.count);
  };
  const { app, token } = await createTestServer({}, { now: () => now, store });
  const headers = { authorization: `Bearer ${await token({ sub: 'U1' })}` };

  /** Sends an operation. @returns its answer, the rows and index entries that were read for it, and the bytes answered. */
  return async (query: string, variables: object) => {
    // Otherwise the versions of rows from before earlier changes would count too.
    await sql`vacuum`.execute(db);
    const before = await rowsRead();
    const payload = { query, variables };
    const answer = await app.inject({ method: 'POST', url: '/api', headers, payload });
    const rows = (await rowsRead()) - before;
    return { answer: answer.json<{ errors?: unknown }>(), rows, bytes: answer.rawPayload.length };
  };
}
