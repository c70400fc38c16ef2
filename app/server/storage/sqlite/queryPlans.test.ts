import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { makeEveryRequest } from '../../testing/everyRequest.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from './openSqlite.ts';

test('no statement reads more rows as the log grows: a statement over all entries of an owner reads an index in order, up to a limit', async () => {
  const dataDir = await temporaryFolder();
  const store = new FoodLogStore(await openSqlite(dataDir));
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  await makeEveryRequest(store);
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
  prepare.mockRestore();
  await store.close();

  const sqlite = new SQLite(join(dataDir, 'foodlog.sqlite'));
  const steps = [...statements]
    .filter((statement) => /^(select|insert|update|delete) /.test(statement))
    .flatMap((statement) => {
      const values = Array.from(statement.matchAll(/\?/g), () => 1);
      return sqlite.prepare(`explain query plan ${statement}`).all(...values);
    })
    .map((step) => JSON.stringify(step));
  sqlite.close();
  const bound = (text: string) => steps.filter((step) => step.includes(text));
  expect(statements.size).toBeGreaterThan(14);
  // What is summed is read with a limit first, as "entry". There is a row for each migration.
  const grows = /SCAN (?!\d+-ROW VALUES|entry"|kysely_migration\b)/;
  expect(steps.filter((step) => grows.test(step))).toEqual([]);
  // An owner has one row, and lists have a limit.
  const ofOwners = bound('(owner=?)').filter((step) => !step.includes('food_log_owner_1'));
  expect(ofOwners).toEqual([
    expect.stringContaining('SEARCH item USING INDEX food_log_item_latest (owner=?)'),
    expect.stringContaining('SEARCH food_log_import USING INDEX food_log_import_latest (owner=?)'),
  ]);
  // The first and the last day are the ends of an index, and an export begins at the start of the same.
  const ends = bound('(owner=? AND deleted_at=?)');
  expect(ends).toHaveLength(3);
  for (const end of ends) expect(end).toContain('INDEX food_log_owner_day');
  expect(bound('USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
  expect(bound('COVERING INDEX food_log_owner_')).toHaveLength(7);
});
