import fs from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdTransaction } from '../testing/holdTransaction.ts';
import { createPostgresDatabase } from '../testing/postgres/testDatabase.ts';
import { logEntry } from '../testing/sampleEntry.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { ownedTables, type Database, type OwnedTable } from './database.ts';
import { FoodLogStore } from './foodLogStore.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

async function openStore(opening: Promise<Kysely<Database>>) {
  const db = await opening;
  const store = new FoodLogStore(db);
  onTestFinished(() => store.close());
  return { db, store };
}

const engines = {
  SQLite: async () => openStore(temporaryFolder().then((dataDir) => openSqlite(dataDir))),
  PostgreSQL: () => openStore(createPostgresDatabase().then((url) => openPostgres(url))),
};

describe.each(Object.entries(engines))('%s', (_engine, open) => {
  test('is ready, and nothing is left of having tried', async () => {
    const { db, store } = await open();
    expect(await store.isMigrated()).toBe(true);
    for (const table of ownedTables) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test.each(['9999 from the future', undefined])(
    'is not ready with the tables of another version, and changes nothing in them',
    async (newer) => {
      const { db, store } = await open();
      await (newer
        ? sql`insert into kysely_migration values (${newer}, '')`.execute(db)
        : sql`delete from kysely_migration`.execute(db));
      expect(await store.isMigrated()).toBe(false);
      expect(await store.hasSchema()).toBe(false);
      await expect(logEntry(store, 'U1')).rejects.toMatchObject({ problem: 'schema' });
      for (const table of ownedTables) {
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    },
  );
});

test('SQLite is not ready while its disk is full', async () => {
  const { store } = await engines.SQLite();
  const statfs = vi.spyOn(fs, 'statfsSync');
  onTestFinished(() => statfs.mockRestore());
  const { bsize, ...others } = fs.statfsSync('/');
  statfs.mockReturnValue({ ...others, bsize, bavail: 0, bfree: 0 });
  await expect(store.isMigrated()).rejects.toMatchObject({ problem: 'full' });
  statfs.mockRestore();
  expect(await store.isMigrated()).toBe(true);
});

test('SQLite is not ready while its file cannot be written', async () => {
  const { db, store } = await engines.SQLite();
  await sql`pragma query_only = on`.execute(db);
  await expect(store.isMigrated()).rejects.toMatchObject({ problem: 'unreachable' });
});

/** Locks a table of its own database. Returns how the store answers meanwhile, and whether it is ready afterwards. */
async function askWhileLocked(table: OwnedTable) {
  const { db, store } = await engines.PostgreSQL();
  const unlock = await holdTransaction(db, (trx) =>
    sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx),
  );
  const locked: unknown = await store.isMigrated().catch((error: unknown) => error);
  await unlock();
  return { locked, afterwards: await store.isMigrated() };
}

test('PostgreSQL is not ready while one of its tables is locked', async () => {
  const answers = await Promise.all(ownedTables.map(askWhileLocked));
  expect(answers).toMatchObject(
    ownedTables.map(() => ({ locked: { problem: 'busy' }, afterwards: true })),
  );
});
