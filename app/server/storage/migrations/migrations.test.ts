import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase } from '../../testing/postgres/testDatabase.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openDatabase, type DatabaseSettings } from '../openDatabase.ts';
import { migrations } from './migrations.ts';

/** Runs something as the next version of Foodlog does, which has a migration more. */
async function asNextVersion<T>(next: Migration, run: () => Promise<T>): Promise<T> {
  migrations['0004 notes'] = next;
  try {
    return await run();
  } finally {
    delete migrations['0004 notes'];
  }
}

/** Creates a database with an egg of U1, and returns it with a server of this version that uses it. */
async function databaseWithEgg(settings: DatabaseSettings) {
  const store = new FoodLogStore(await openDatabase(settings));
  onTestFinished(() => store.close());
  await logEntry(store, 'U1');
  return store;
}

/** Runs something as the first release does, which has the baseline only. */
async function asFirstRelease<T>(run: () => Promise<T>): Promise<T> {
  const later = Object.entries(migrations).slice(1);
  for (const [name] of later) delete migrations[name];
  try {
    return await run();
  } finally {
    Object.assign(migrations, Object.fromEntries(later));
  }
}

/** An egg as the first release has stored it. */
const eggOfFirstRelease = sql`
  insert into food_log (owner, id, user_id, name, calories, fats, proteins, carbs, logged_at, day, content_hash,
    created_at, version, minute_of_day, name_key)
  values ('U1', ${sampleEntry().id}, 'ada@example.com', 'Egg', 70, 5, 6, 1, 1795176000000, '2026-11-20', 'egg',
    1795176001000, 1, 720, 'egg')`;
const foodOfFirstRelease = sql`
  insert into food_log_item (owner, name_key, name, calories, fats, proteins, carbs, times_logged, last_logged_at)
  values ('U1', 'egg', 'Egg', 70, 5, 6, 1, 1, 1795176000000)`;

const addNotes: Migration = {
  up: (db) => db.schema.alterTable('food_log').addColumn('note', 'text').execute(),
};

describe.each<[string, () => Promise<DatabaseSettings>]>([
  ['SQLite', async () => ({ dataDir: await temporaryFolder(), databaseUrl: undefined })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await createPostgresDatabase() })],
])('a database on %s', (_engine, createPlace) => {
  test('of the first release gets what came later, and repeats of its changes are recognised', async () => {
    const place = await createPlace();
    await asFirstRelease(async () => {
      const db = await openDatabase(place);
      await eggOfFirstRelease.execute(db);
      await foodOfFirstRelease.execute(db);
      await db.destroy();
    });
    const store = new FoodLogStore(await openDatabase(place));
    onTestFinished(() => store.close());
    const none = { meal: null, amount: null, unit: null };
    expect(await store.findById('U1', sampleEntry().id)).toMatchObject({ name: 'Egg', ...none });
    expect(await store.items('U1', 9)).toMatchObject([{ name: 'Egg', amount: null, unit: null }]);
    expect(await store.meals('U1')).toEqual({ meals: [], version: 0 });
    expect(await logEntry(store, 'U1')).toMatchObject({ entries: [{ version: 1, ...none }] });
    const serving = { meal: 'Lunch', amount: 0.5, unit: 'egg' };
    await store.update('U1', { id: sampleEntry().id, version: 1 }, serving, new Date());
    expect(await store.entries('U1', '2026-11-20')).toMatchObject([{ ...serving, version: 2 }]);
    const targets = { startDay: '2026-11-20', targets: [], version: 0 };
    expect(await store.setTargets('U1', targets, new Date())).toMatchObject({ version: 1 });
    expect(await store.imports.list('U1')).toEqual([]);
  });

  test('gets the next migration, and older servers then leave it as it is', async () => {
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

  test('is left as it was by a migration that fails, and gets it later', async () => {
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
