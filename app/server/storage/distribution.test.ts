import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { everyRequest, makeEveryRequest } from '../testing/everyRequest.ts';
import type { Database } from './database.ts';
import { FoodLogStore } from './foodLogStore.ts';
import { Imports } from './imports/Imports.ts';
import { migrate } from './migrations/migrations.ts';
import { TransactionalSqliteDialect } from './sqlite/sqliteDialect.ts';

/** An insert writes the owner first. Any other statement compares the owner in each of its tables. */
function namesItsOwner(statement: string): boolean {
  if (statement.startsWith('insert')) return /^insert into "food_log\w*" \("owner"/.test(statement);
  const tables = statement.match(/\b(?:from|join|update) "food_log\w*"/g) ?? [];
  const owners = statement.match(/"owner" = /g) ?? [];
  return tables.length > 0 && owners.length === tables.length;
}

test('every statement of a request names its owner, so that one shard can run it', async () => {
  const statements = new Set<string>();
  const db = new Kysely<Database>({
    dialect: new TransactionalSqliteDialect(new SQLite(':memory:')),
    log: ({ query }) => {
      statements.add(query.sql);
    },
  });
  await migrate(db);
  statements.clear();
  const store = new FoodLogStore(db);
  await makeEveryRequest(store);
  await store.close();

  const ofTables = [...statements].filter((text) => text.includes('food_log'));
  expect(ofTables.length).toBeGreaterThan(12);
  expect(ofTables.filter((text) => !namesItsOwner(text))).toEqual([]);
});

test('every method of the store is among these requests', () => {
  const methods = [FoodLogStore, Imports].flatMap((of) => Object.getOwnPropertyNames(of.prototype));
  // To erase all reads all there is of the owner.
  const noRequests = new Set([
    'constructor',
    'close',
    'erase',
    'hasSchema',
    'isMigrated',
    'maxRunning',
  ]);
  expect(Object.keys(everyRequest).toSorted()).toEqual(
    methods.filter((name) => !noRequests.has(name)).toSorted(),
  );
});
