import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { FoodLogModel } from '../../testing/foodLogModel.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { seeded } from '../../testing/seeded.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from '../sqlite/openSqlite.ts';

/** Reads the SQL dump of a database as the version of Foodlog with that schema left it. */
const readForm = async (form: string) =>
  readFile(new URL(`forms/${form}.sql`, import.meta.url), 'utf8');
const id = (count: number) => count.toString(16).padStart(24, '0');

/** Creates a database in the first schema, with 2,500 entries of U1 and one of U2, and returns its content. */
async function oldDatabase() {
  const dataDir = await temporaryFolder();
  const file = join(dataDir, 'foodlog.sqlite');
  const sqlite = new SQLite(file);
  sqlite.exec(await readForm('0001'));
  sqlite.exec('delete from food_log');
  const insert = sqlite.prepare(
    `insert into food_log values (@owner, @id, 'ada@example.com', @name, @calories, 5, 6, 1, @loggedAt, @day, @hash, 0)`,
  );
  const random = seeded(1);
  const below = (most: number) => Math.floor(random() * most);
  const model = new FoodLogModel();
  sqlite.transaction(() => {
    for (let count = 0; count < 2500; count += 1) {
      const loggedAt = new Date(Date.UTC(2026, 9, 1) + below(50 * 86_400_000));
      const entry = {
        id: id(count),
        name: `${['egg', 'EGG', 'Crème', 'Cre\u0300me', 'Tea '][below(5)]} ${below(20)}`,
        calories: below(500),
        day: loggedAt.toISOString().slice(0, 10),
      };
      insert.run({ ...entry, owner: 'U1', loggedAt: loggedAt.getTime(), hash: `hash ${count}` });
      model.all.set(entry.id, {
        ...sampleEntry(entry),
        loggedAt,
        minuteOfDay: loggedAt.getUTCHours() * 60 + loggedAt.getUTCMinutes(),
        version: 1,
        deletedAt: undefined,
      });
    }
    const before1970 = { id: id(0), name: 'Egg', calories: 1, day: '1969-12-31', hash: 'old' };
    insert.run({ ...before1970, owner: 'U2', loggedAt: -60_000 });
  })();
  sqlite.close();
  return { dataDir, file, model };
}

/** Reads the rows of the given owners and the definitions of tables and indexes. */
function read(sqlite: SQLite.Database, owners: readonly string[]) {
  const definitions = sqlite
    .prepare<[], { type: string; name: string; sql: string | null }>(
      `select type, name, sql from sqlite_master where name not like 'kysely%' order by name`,
    )
    .all();
  const rows = definitions
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) => sqlite.prepare<[], { owner: string }>(`select * from ${name}`).all())
    .filter(({ owner }) => owners.includes(owner))
    .map((row) => JSON.stringify(row));
  return { definitions, rows: rows.toSorted() };
}

describe('a database in each schema', () => {
  test.each([
    ['0001', ['U1', 'U2']],
    ['0002', ['U1', 'U2', 'U3']],
    ['0003', ['U1', 'U2', 'U3']],
    ['0004', ['U1', 'U2', 'U3']],
    ['0005', ['U1', 'U2', 'U3']],
    ['0006', ['U1', 'U2', 'U3']],
  ])('%s is migrated as it was when that schema was the newest', async (form, owners) => {
    const newest = new SQLite(':memory:');
    newest.exec(await readForm('0006'));
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'foodlog.sqlite');
    const stored = new SQLite(file);
    stored.exec(await readForm(form));
    stored.close();
    await (await openSqlite(dataDir)).destroy();
    const migrated = new SQLite(file);
    expect(read(migrated, owners)).toEqual(read(newest, owners));
    migrated.close();
  });
});

describe('a database in the first schema', () => {
  test('keeps its entries and suggests foods from them as if they had been logged now', async () => {
    const { dataDir, model } = await oldDatabase();
    const store = new FoodLogStore(await openSqlite(dataDir));
    for (const day of ['2026-10-01', '2026-11-05']) {
      const shown = model.entries(day).map(({ id: entry, name, minuteOfDay }) => ({
        id: entry,
        name,
        minuteOfDay,
        version: 1,
        deletedAt: undefined,
      }));
      expect(await store.entries('U1', day)).toMatchObject(shown);
      expect(await store.stats('U1', { kind: 'days', start: day, end: day })).toEqual(
        model.totals(day),
      );
    }
    expect(await store.items('U1', 1000)).toEqual(model.items(1000));
    for (const minute of [0, 180, 720, 1439]) {
      expect(await store.frequent('U1', minute, 20)).toEqual(model.frequent(minute, 20));
    }
    expect(await store.entries('U2', '1969-12-31')).toMatchObject([{ minuteOfDay: 1439 }]);
    await store.close();
  });

  test('accepts repeated creates and changes', async () => {
    const { dataDir, model } = await oldDatabase();
    const store = new FoodLogStore(await openSqlite(dataDir));
    const again = await logEntry(store, 'U1', { id: id(7), contentHash: 'hash 7' });
    expect(again.entries).toMatchObject([{ name: model.all.get(id(7))?.name, version: 1 }]);
    const { entries } = await store.delete('U1', [{ id: id(7), version: 1 }], new Date());
    for (const entry of entries) model.all.set(entry.id, entry);
    expect(await store.items('U1', 1000)).toEqual(model.items(1000));
    await store.close();
  });

  test.each([
    ['second', 'table food_log_item_time (in_the_way int)', 'table food_log_item_time'],
    ['third', 'index food_log_item_time_score on food_log (id)', 'index food_log_item_time_score'],
  ])(
    'stays as it was if the %s migration fails, and can be migrated again',
    async (_, inTheWay, gone) => {
      const { dataDir, file, model } = await oldDatabase();
      const tables = () => {
        const sqlite = new SQLite(file);
        const found = sqlite.prepare('select sql from sqlite_master order by name').all();
        sqlite.close();
        return found;
      };
      const change = (statement: string) => {
        const sqlite = new SQLite(file);
        sqlite.exec(statement);
        sqlite.close();
      };
      change(`create ${inTheWay}`);
      const before = tables();
      await expect(openSqlite(dataDir)).rejects.toThrow(/cannot be used/);
      expect(tables()).toEqual(before);
      change(`drop ${gone}`);
      const store = new FoodLogStore(await openSqlite(dataDir));
      expect(await store.items('U1', 1000)).toEqual(model.items(1000));
      await store.close();
    },
  );
});
