import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeEveryRequest } from '../../testing/everyRequest.ts';
import { createPostgresDatabase } from '../../testing/postgres/testDatabase.ts';
import type { Database } from '../database.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { migrate } from '../migrations/migrations.ts';
import { StorePostgresDialect } from './postgresDialect.ts';

test('PostgreSQL reads the latest entries of a food, the first and the last day from an index alone, and an export from one in order, instead of sorting all that there are', async () => {
  const statements = new Set<string>();
  const db = new Kysely<Database>({
    dialect: new StorePostgresDialect([await createPostgresDatabase()], { max: 1 }),
    log: ({ query }) => void statements.add(query.sql),
  });
  await migrate(db);
  await makeEveryRequest(new FoodLogStore(db));
  const reads = [...statements].filter((text) =>
    /^select "day" from "food_log"|"name_key" = \$.* limit|order by "deleted_at", "day", "logged_at"/.test(
      text,
    ),
  );
  // The tables are almost empty, so that otherwise the planner would not use an index.
  for (const scan of ['seqscan', 'bitmapscan', 'sort']) {
    await sql`set enable_${sql.raw(scan)} = off`.execute(db);
  }
  const plans = await Promise.all(
    reads.map(async (read) => {
      const { rows } = await sql`explain (generic_plan) ${sql.raw(read)}`.execute(db);
      return JSON.stringify(rows);
    }),
  );
  await db.destroy();
  expect(plans).toEqual([
    expect.stringContaining('Index Only Scan Backward using food_log_owner_name'),
    expect.stringContaining('Index Only Scan using food_log_owner_day'),
    expect.stringContaining('Index Only Scan Backward using food_log_owner_day'),
    expect.stringContaining('Index Scan using food_log_owner_day'),
    expect.stringContaining('Index Scan using food_log_owner_day'),
  ]);
  expect(plans.join()).not.toContain('Sort');
});
