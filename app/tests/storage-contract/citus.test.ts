import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmptyPostgres } from '../../server/testing/postgres/testDatabase.ts';
import { logEntry } from '../../server/testing/sampleEntry.ts';
import { ownedTables } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';

test('the tables are distributed by their owner, and all rows of one owner are in one place', async () => {
  const db = await openEmptyPostgres();
  const { rows } = await sql<{ name: string; column: string; place: number }>`
    select logicalrelid::text as name, column_to_column_name(logicalrelid, partkey) as column, colocationid as place
    from pg_dist_partition where logicalrelid::text like 'food_log%' order by 1`.execute(db);
  await db.destroy();
  expect(rows.map(({ name }) => name)).toEqual(ownedTables.toSorted());
  expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(['owner']));
  expect(new Set(rows.map(({ place }) => place)).size).toBe(1);
});

test('totals of an owner are one task on one shard', async () => {
  const db = await openEmptyPostgres();
  await logEntry(new FoodLogStore(db), 'U1');
  const { rows } = await sql<Record<string, string>>`
    explain select sum(calories) from food_log
    where owner = 'U1' and deleted_at is null and day >= '2026-11-20' and day <= '2026-11-20'`.execute(
    db,
  );
  await db.destroy();
  expect(rows.flatMap((row) => Object.values(row)).join('\n')).toContain('Task Count: 1');
});
