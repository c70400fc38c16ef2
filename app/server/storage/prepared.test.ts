import { CompiledQuery, sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase, openEmptyPostgres } from '../testing/postgres/testDatabase.ts';
import { sampleEntry } from '../testing/sampleEntry.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { lockOwner } from './changes/lockOwner.ts';
import type { Database } from './database.ts';
import { FoodLogStore } from './foodLogStore.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { runAll } from './prepared.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

// After such a failure SQLite itself has ended the transaction, as after some others, and would store what follows.
const insert = { SQLite: 'insert or rollback', PostgreSQL: 'insert' };
const open = {
  SQLite: async () => openSqlite(await temporaryFolder()),
  PostgreSQL: openEmptyPostgres,
};
const engines = ['SQLite', 'PostgreSQL'] as const;

const insertAgain = (engine: (typeof engines)[number]) => () =>
  CompiledQuery.raw(`${insert[engine]} into food_log_owner (owner, changed_at) values ('U1', 2)`);
const turnOf = (owner: string) => lockOwner({ owner, changed_at: 1 });

async function openEmpty(engine: (typeof engines)[number]): Promise<Kysely<Database>> {
  const db = await open[engine]();
  onTestFinished(() => db.destroy());
  return db;
}

test.each(engines)('%s: no statement runs after one that has failed', async (engine) => {
  const db = await openEmpty(engine);
  const again = insertAgain(engine);
  const change = db
    .transaction()
    .execute((trx) => runAll(trx, [turnOf('U1')], [again, turnOf('U2')], [turnOf('U3')]));
  await expect(change).rejects.toThrow(/unique/i);
  expect(await db.selectFrom('food_log_owner').selectAll().execute()).toEqual([]);
});

test('a change waits for PostgreSQL five or six times, whether it has 1 or 20 entries, and more often only for more than 50 statements', async () => {
  let waiting = 0;
  let waits = 0;
  const query: (...given: unknown[]) => Promise<unknown> = Reflect.get(Client.prototype, 'query');
  const counted: typeof query = async function ask(this: Client, ...given) {
    // Otherwise the driver waits for each answer itself.
    if (waiting === 0 || !this.pipeline) waits += 1;
    waiting += 1;
    const answer = query.apply(this, given);
    return answer.finally(() => {
      waiting -= 1;
    });
  };
  Reflect.set(Client.prototype, 'query', counted);
  onTestFinished(() => void Reflect.set(Client.prototype, 'query', query));
  const store = new FoodLogStore(await openEmpty('PostgreSQL'));
  await store.ping();
  const entries = Array.from({ length: 20 }, (_, index) =>
    sampleEntry({ id: `${index}`.padStart(24, '0'), name: `Food ${index}` }),
  );
  const waitsOf = async (change: Promise<unknown>) => {
    waits = waiting;
    await change;
    return waits;
  };
  const now = new Date();
  expect(await waitsOf(store.create('U1', entries.slice(0, 1), now))).toBe(5);
  expect(await waitsOf(store.create('U1', entries.slice(1), now))).toBe(5);
  expect(await waitsOf(store.create('U1', entries, now))).toBe(5);
  const versions = entries.map(({ id }) => ({ id, version: 1 }));
  expect(await waitsOf(store.delete('U1', versions, now))).toBe(6);
  const sixty = Array.from({ length: 60 }, (_, index) =>
    sampleEntry({ id: `${index}`.padStart(24, 'a'), name: `More ${index}` }),
  );
  // Begin, 61 statements, 60, 121, commit.
  expect(await waitsOf(store.create('U1', sixty, now))).toBe(9);
});

test('PostgreSQL: a statement that was first sent after one that has failed works later on that connection', async () => {
  const db = await openPostgres(await createPostgresDatabase(), { connections: 1 });
  onTestFinished(() => db.destroy());
  const again = insertAgain('PostgreSQL');
  const change = db
    .transaction()
    .execute((trx) => runAll(trx, [again], [again], [turnOf('U2'), turnOf('U3')]));
  await expect(change).rejects.toThrow(/unique/i);
  await db.transaction().execute((trx) => runAll(trx, [turnOf('U2')]));
  const { rows } = await sql`select owner from food_log_owner`.execute(db);
  expect(rows).toEqual([{ owner: 'U2' }]);
});
