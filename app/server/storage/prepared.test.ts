import { CompiledQuery, type Kysely } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openEmptyPostgres } from '../testing/postgres/testDatabase.ts';
import { sampleEntry } from '../testing/sampleEntry.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { takeTurn } from './changes/takeTurn.ts';
import type { Database } from './database.ts';
import { FoodLogStore } from './foodLogStore.ts';
import { runAll } from './prepared.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

// After such a failure SQLite itself has ended the transaction, as after some others, and would store what follows.
const insert = { SQLite: 'insert or rollback', PostgreSQL: 'insert' };
const open = {
  SQLite: async () => openSqlite(await temporaryFolder()),
  PostgreSQL: openEmptyPostgres,
};
const engines = ['SQLite', 'PostgreSQL'] as const;

const turnOf = (owner: string) => takeTurn({ owner, changed_at: 1 });

async function openEmpty(engine: (typeof engines)[number]): Promise<Kysely<Database>> {
  const db = await open[engine]();
  onTestFinished(() => db.destroy());
  return db;
}

test.each(engines)('%s: no statement runs after one that has failed', async (engine) => {
  const db = await openEmpty(engine);
  const again = () =>
    CompiledQuery.raw(`${insert[engine]} into food_log_owner (owner, changed_at) values ('U1', 2)`);
  const change = db
    .transaction()
    .execute((trx) => runAll(trx, [turnOf('U1')], [again, turnOf('U2')], [turnOf('U3')]));
  await expect(change).rejects.toThrow(/unique/i);
  expect(await db.selectFrom('food_log_owner').selectAll().execute()).toEqual([]);
});

test('a change waits for PostgreSQL five or six times, however many entries it has', async () => {
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
  waits = 0;
  await store.create('U1', entries, new Date());
  expect(waits).toBe(5);
  waits = 0;
  const first = entries.map(({ id }) => ({ id, version: 1 }));
  await store.delete('U1', first, new Date());
  expect(waits).toBe(6);
});
