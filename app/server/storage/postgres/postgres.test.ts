import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PostgresServer } from '../../testing/postgres/PostgresServer.ts';
import { createPostgresDatabase, openEmptyPostgres } from '../../testing/postgres/testDatabase.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { describeData } from '../contract/describeData.ts';
import { describeFoodLogStore } from '../contract/describeFoodLogStore.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { openPostgres } from './openPostgres.ts';

describeFoodLogStore('PostgreSQL', async () => new FoodLogStore(await openEmptyPostgres()));

describeData('PostgreSQL', async () => {
  const url = await createPostgresDatabase();
  return () => openPostgres(url, 2);
});

/** Two servers that start together over one empty database. */
async function twoServers(): Promise<[FoodLogStore, FoodLogStore]> {
  const url = await createPostgresDatabase();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const stores: [FoodLogStore, FoodLogStore] = [new FoodLogStore(one), new FoodLogStore(other)];
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  return stores;
}

describe('servers over one PostgreSQL database', () => {
  test('start together, and each sees the entries of the other', async () => {
    const [one, other] = await twoServers();
    await logEntry(one, 'U1');
    expect(await other.entries('U1', '2026-11-20')).toMatchObject([{ name: 'Egg' }]);
  });

  test('create one entry from 20 copies that arrive together, and all return it', async () => {
    const stores = await twoServers();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => logEntry(stores[count % 2 ? 0 : 1], 'U1')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await stores[0].entries('U1', '2026-11-20')).toHaveLength(1);
    expect(await stores[1].items('U1', 10)).toMatchObject([{ timesLogged: 1 }]);
  });

  test('make the changes of one owner one after the other', async () => {
    const stores = await twoServers();
    await Promise.all(
      Array.from({ length: 40 }, (_, count) => {
        const id = count.toString(16).padStart(24, '0');
        return logEntry(stores[count % 2 ? 0 : 1], 'U1', { id, contentHash: id });
      }),
    );
    expect(await stores[0].items('U1', 10)).toMatchObject([{ timesLogged: 40 }]);
  });
});

describe('a PostgreSQL server', () => {
  test('that stops makes changes fail as unavailable, and they work again when it is back', async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const store = new FoodLogStore(await openPostgres(server.url('postgres')));
    onTestFinished(() => store.close());
    await logEntry(store, 'U1');
    await server.stop('SIGKILL');
    await expect(logEntry(store, 'U1')).rejects.toThrow(StorageUnavailable);
    await expect(store.ping()).rejects.toThrow(StorageUnavailable);
    await server.run();
    expect(await logEntry(store, 'U1')).toMatchObject({ entries: [{ version: 1 }] });
  });

  test('that stops between two statements of a change makes only that change fail', async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const db = await openPostgres(server.url('postgres'));
    onTestFinished(() => db.destroy());
    const change = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await server.stop('SIGKILL');
      await setTimeout(50);
      await sql`select 1`.execute(trx);
    });
    await expect(change).rejects.toThrow(StorageUnavailable);
  });

  test('whose statement takes too long is busy', async () => {
    const db = await openEmptyPostgres();
    onTestFinished(() => db.destroy());
    await sql`set statement_timeout = 10`.execute(db);
    const sleep = sql`select pg_sleep(1)`.execute(db);
    await expect(sleep).rejects.toMatchObject({ problem: 'busy' });
  });
});

describe('a PostgreSQL database', () => {
  test('writes each entry to the disk before it is acknowledged', async () => {
    const db = await openEmptyPostgres();
    const { rows } = await sql`show synchronous_commit`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('compares names by their bytes, whatever its locale is', async () => {
    const store = new FoodLogStore(await openEmptyPostgres());
    const [first, second] = ['a-b', 'ab'].map((name, count) =>
      sampleEntry({ id: `${count}`.padStart(24, '0'), name, contentHash: name }),
    );
    await store.create(
      'U1',
      [first, second].flatMap((one) => one ?? []),
      new Date(),
    );
    expect(await store.items('U1', 2)).toMatchObject([{ name: 'ab' }, { name: 'a-b' }]);
    await store.close();
  });

  test('can be distributed: keys start with the owner, and nothing counts or reacts by itself', async () => {
    const db = await openEmptyPostgres();
    const keys = await sql<{ key: string; first: string }>`
      select i.relname as key, a.attname as first
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
      where x.indrelid::regclass::text like 'food_log%' and x.indisunique`.execute(db);
    const others = await sql`
      select tgname as name from pg_trigger
      where not tgisinternal and tgrelid::regclass::text like 'food_log%'
      union all
      select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(
      db,
    );
    await db.destroy();
    expect(keys.rows.length).toBeGreaterThanOrEqual(4);
    for (const key of keys.rows) expect(key).toMatchObject({ first: 'owner' });
    expect(others.rows).toEqual([]);
  });

  test.each([
    [
      'postgresql://ada:secret@localhost:1/log',
      /^The database log at localhost:1 is not running\./,
    ],
    ['postgresql://ada:secret@nowhere.invalid/log', /has an address that does not exist/],
    [
      'postgresql://ada:secret@localhost/log?host=/nowhere',
      /^The database log at \/nowhere is not running\./,
    ],
  ])('that cannot be used is explained without its password: %s', async (url, message) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    await openPostgres(url).catch((error: unknown) => resolve(String(error)));
    const said = (await promise).replace(/^Error: /, '');
    expect(said).toMatch(message);
    expect(said).not.toContain('secret');
  });

  test('that does not exist is named', async () => {
    const url = new URL(await createPostgresDatabase());
    url.pathname = '/absent';
    await expect(openPostgres(url.href)).rejects.toThrow(
      /^The database absent at .* does not exist\./,
    );
  });
});
