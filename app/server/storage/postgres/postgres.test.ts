import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { holdTransaction } from '../../testing/holdTransaction.ts';
import { PostgresServer } from '../../testing/postgres/PostgresServer.ts';
import { isWaiting } from '../../testing/postgres/isWaiting.ts';
import {
  createPostgresDatabase,
  execute,
  openEmptyPostgres,
} from '../../testing/postgres/testDatabase.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { createEntries } from '../changes/createEntries.ts';
import { makeChange } from '../changes/makeChange.ts';
import { lockOwner } from '../changes/lockOwner.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { run } from '../prepared.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { openPostgres, refuseServer } from './openPostgres.ts';

/** Two servers that start together over one empty database. */
async function twoServers(): Promise<[FoodLogStore, FoodLogStore]> {
  const url = await createPostgresDatabase();
  const open = async () => openPostgres(url, { isLimited: false });
  const [one, other] = await Promise.all([open(), open()]);
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

  test('wait for the change of an owner that another of them is making', async () => {
    const db = await openEmptyPostgres();
    onTestFinished(() => db.destroy());
    const store = new FoodLogStore(db);
    await logEntry(store, 'U1');
    let isMade = false;
    const endChange = await holdTransaction(
      db,
      (trx) => run(trx, lockOwner({ owner: 'U1', changed_at: 0 })),
      async () => {
        isMade = true;
      },
    );
    // The change is not made before this has been.
    await logEntry(store, 'U2');
    const next = logEntry(store, 'U1', { id: 'f'.repeat(24) }).then(() => isMade);
    await Promise.race([isWaiting(db), next]);
    await endChange();
    expect(await next).toBe(true);
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
      const emit = vi.spyOn(Client.prototype, 'emit');
      onTestFinished(() => emit.mockRestore());
      await server.stop('SIGKILL');
      // The connection ends while nothing is asked of it.
      await expect.poll(() => emit.mock.calls.map(([event]) => event)).toContain('end');
      await sql`select 1`.execute(trx);
    });
    await expect(change).rejects.toThrow(StorageUnavailable);
  });

  test('that does not answer makes requests fail as unavailable, until it goes on', async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const store = new FoodLogStore(await openPostgres(server.url('postgres')));
    onTestFinished(() => store.close());
    await logEntry(store, 'U1');
    const goOn = server.freeze();
    await expect(store.entries('U1', '2026-11-20')).rejects.toMatchObject({
      problem: 'unreachable',
    });
    goOn();
    expect(await store.entries('U1', '2026-11-20')).toHaveLength(1);
  });

  test('that does not answer in the middle of a change has all of it or nothing, and makes it once when it is sent again', async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const db = await openPostgres(server.url('postgres'));
    const store = new FoodLogStore(db);
    onTestFinished(() => store.close());
    const entries = Array.from({ length: 60 }, (_, index) =>
      sampleEntry({ id: `${index}`.padStart(24, '0'), name: `Food ${index % 7}` }),
    );
    const [first, ...others] = entries;
    await store.create('U1', first ? [first] : [], new Date());
    let goOn: (() => void) | undefined;
    const { first: inserts, write } = createEntries('U1', others);
    const change = makeChange(db, 'U1', new Date(), {
      first: inserts,
      write: async (...inserted) => {
        goOn = server.freeze();
        return write(...inserted);
      },
    });
    await expect(change).rejects.toMatchObject({ problem: 'unreachable' });
    goOn?.();
    const made = await store.create('U1', entries, new Date());
    expect(made.days).toMatchObject([{ stats: { calories: 60 * 70 } }]);
    const times = (await store.items('U1', 10)).map(({ timesLogged }) => timesLogged);
    expect(times.toSorted((a, b) => a - b)).toEqual([8, 8, 8, 9, 9, 9, 9]);
  });

  test('that allows no changes is not ready', async () => {
    const url = new URL(await createPostgresDatabase());
    const store = new FoodLogStore(await openPostgres(url.href));
    expect(await store.isMigrated()).toBe(true);
    await store.close();
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const standby = new FoodLogStore(await openPostgres(url.href));
    onTestFinished(() => standby.close());
    await expect(standby.isMigrated()).rejects.toThrow(StorageUnavailable);
  });

  test('gives up what takes longer than a request may, unless it is asked not to', async () => {
    const url = await createPostgresDatabase();
    const settingsOf = async (options?: { isLimited: boolean }) => {
      const db = await openPostgres(url, options);
      const { rows } = await sql`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('plan_cache_mode') as plan`.execute(db);
      await db.destroy();
      return rows;
    };
    const plan = inject('citusUrl') === undefined ? 'force_generic_plan' : 'auto';
    expect(await settingsOf()).toEqual([{ statement: '5s', idle: '10s', plan }]);
    expect(await settingsOf({ isLimited: false })).toEqual([{ statement: '0', idle: '0', plan }]);
  });

  test('prepares at most 500 statements for a connection', async () => {
    const db = await openPostgres(await createPostgresDatabase(), { connections: 1 });
    onTestFinished(() => db.destroy());
    for (let count = 0; count < 520; count += 1) {
      await sql`select ${sql.lit(count)} as count where ${count} > 0`.execute(db);
    }
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    expect(rows).toHaveLength(500);
  });

  test.each([
    [140_012, 'UTF8', 'is PostgreSQL 14. Foodlog needs PostgreSQL 15 or later.'],
    [150_000, 'LATIN1', 'has the encoding LATIN1, which cannot hold every name.'],
  ])('of version %s with %s is refused', (version, encoding, message) => {
    expect(() => refuseServer(version, encoding)).toThrow(message);
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
    const [first, second] = ['z', 'é'].map((name, count) =>
      sampleEntry({ id: `${count}`.padStart(24, '0'), name, contentHash: name }),
    );
    await store.create(
      'U1',
      [first, second].flatMap((one) => one ?? []),
      new Date(),
    );
    expect(await store.items('U1', 2)).toMatchObject([{ name: 'é' }, { name: 'z' }]);
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

  test('that is not in UTF8 is refused, because it cannot hold every name', async () => {
    const server = await PostgresServer.start(['fsync = off']);
    onTestFinished(() => server.remove());
    await execute(
      server.url('postgres'),
      `create database latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
    );
    await expect(openPostgres(server.url('latin'))).rejects.toThrow(
      /^The database latin at .* has the encoding LATIN1/,
    );
  });

  test('that does not exist is named', async () => {
    const url = new URL(await createPostgresDatabase());
    url.pathname = '/absent';
    await expect(openPostgres(url.href)).rejects.toThrow(
      /^The database absent at .* does not exist\./,
    );
  });
});
