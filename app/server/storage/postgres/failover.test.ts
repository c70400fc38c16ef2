import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresServer } from '../../testing/postgres/PostgresServer.ts';
import { logEntry } from '../../testing/sampleEntry.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { addressesOf } from './addresses.ts';
import { openPostgres } from './openPostgres.ts';

test.each([
  ['postgresql://u:p@one/log', ['postgresql://u:p@one/log']],
  [
    'postgresql://u:p%2C@one:1,[::1]:2,three/log?sslmode=verify-full',
    [
      'postgresql://u:p%2C@one:1/log?sslmode=verify-full',
      'postgresql://u:p%2C@[::1]:2/log?sslmode=verify-full',
      'postgresql://u:p%2C@three/log?sslmode=verify-full',
    ],
  ],
  [
    'postgresql://u@localhost/log?host=/a,/b&port=1,2',
    [
      'postgresql://u@localhost/log?host=%2Fa&port=1',
      'postgresql://u@localhost/log?host=%2Fb&port=2',
    ],
  ],
  ['log', ['log']],
])('%s has these servers', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

/** Returns whether a new connection to a server takes no changes. */
async function isReadOnly(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show default_transaction_read_only');
  await client.end();
  return rows[0]?.default_transaction_read_only;
}

/** A server with the tables, and a function that lets it take changes or not, as a promotion does. */
async function startServer() {
  const server = await PostgresServer.start(['fsync = off']);
  onTestFinished(() => server.remove());
  const url = server.url('postgres');
  await (await openPostgres(url)).destroy();
  const setReadOnly = async (value: 'on' | 'off') => {
    const db = await openPostgres(url, { changes: 'none' });
    await sql`alter system set default_transaction_read_only = ${sql.lit(value)}`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await db.destroy();
    // The server reads its settings some time later.
    await expect.poll(() => isReadOnly(url)).toBe(value);
  };
  return { server, url, setReadOnly };
}

test('of several servers, the one that takes changes is used, and another when that changes', async () => {
  const [one, other] = await Promise.all([startServer(), startServer()]);
  await one.setReadOnly('on');
  const folder = new URL(other.url).searchParams.get('host');
  const store = new FoodLogStore(await openPostgres(`${one.url},${folder}`));
  onTestFinished(() => store.close());
  expect(await store.isMigrated()).toBe(true);
  await logEntry(store, 'U1');
  expect(await store.entries('U1', '2026-11-20')).toHaveLength(1);

  await other.server.stop('SIGKILL');
  await expect.poll(() => store.isMigrated().catch(() => false)).toBe(false);
  await one.setReadOnly('off');
  await expect.poll(() => store.isMigrated().catch(() => false)).toBe(true);
  await logEntry(store, 'U2');
  expect(await store.entries('U1', '2026-11-20')).toHaveLength(0);

  await other.server.run();
  await one.setReadOnly('on');
  // A connection that is open learns it some time later, and only a change finds out.
  const entries = async () => {
    await store.isMigrated();
    return store.entries('U1', '2026-11-20');
  };
  await expect.poll(() => entries().catch(() => [])).toHaveLength(1);
});

test('several servers of which none takes changes stop the start with one line', async () => {
  const one = await startServer();
  await one.setReadOnly('on');
  await expect(openPostgres(`${one.url},/nowhere`)).rejects.toThrow(
    /^The database postgres at \S+,\/nowhere takes no changes, as a standby does\./,
  );
});
