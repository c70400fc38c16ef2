import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase } from '../../testing/postgres/testDatabase.ts';
import { logEntry } from '../../testing/sampleEntry.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openDatabase, type DatabaseSettings } from '../openDatabase.ts';
import { migrations } from './migrations.ts';

/** Runs something as the next version of Foodlog does, which has a migration more. */
async function asNextVersion<T>(next: Migration, run: () => Promise<T>): Promise<T> {
  migrations['0003 notes'] = next;
  try {
    return await run();
  } finally {
    delete migrations['0003 notes'];
  }
}

/** Creates a database with an egg of U1, and returns it with a server of this version that uses it. */
async function databaseWithEgg(settings: DatabaseSettings) {
  const store = new FoodLogStore(await openDatabase(settings));
  onTestFinished(() => store.close());
  await logEntry(store, 'U1');
  return store;
}

const addNotes: Migration = {
  up: (db) => db.schema.alterTable('food_log').addColumn('note', 'text').execute(),
};

describe.each<[string, () => Promise<DatabaseSettings>]>([
  ['SQLite', async () => ({ dataDir: await temporaryFolder(), databaseUrl: undefined })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await createPostgresDatabase() })],
])('a next migration on %s', (_engine, createPlace) => {
  test('is made in an existing database, which older servers then leave as it is', async () => {
    const place = await createPlace();
    const older = await databaseWithEgg(place);
    const db = await asNextVersion(addNotes, async () => {
      expect(await older.isMigrated()).toBe(false);
      await expect(openDatabase(place, { changes: 'none' })).rejects.toThrow('by an older version');
      return openDatabase(place);
    });
    onTestFinished(() => db.destroy());
    const read = () => db.selectFrom('food_log').selectAll().execute();
    expect(await read()).toMatchObject([{ owner: 'U1', name: 'Egg', version: 1, note: null }]);
    expect([await older.isMigrated(), await older.hasSchema()]).toEqual([false, false]);
    await expect(logEntry(older, 'U2')).rejects.toMatchObject({ problem: 'schema' });
    for (const changes of ['migrate', 'create', 'none'] as const) {
      await expect(openDatabase(place, { changes })).rejects.toThrow('by a newer version');
    }
    expect(await read()).toHaveLength(1);
  });

  test('that fails leaves the database as it was, and can be made later', async () => {
    const place = await createPlace();
    const older = await databaseWithEgg(place);
    const failing: Migration = {
      async up(db) {
        await addNotes.up(db);
        throw new Error('It failed.');
      },
    };
    await asNextVersion(failing, async () => {
      await expect(openDatabase(place)).rejects.toThrow('The database ');
    });
    expect(await older.isMigrated()).toBe(true);
    await logEntry(older, 'U2');
    const db = await asNextVersion(addNotes, () => openDatabase(place));
    onTestFinished(() => db.destroy());
    expect(await db.selectFrom('food_log').selectAll().execute()).toHaveLength(2);
  });
});
