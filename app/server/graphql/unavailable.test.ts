import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import { foodLogCreateMany, foodLogDelete } from '../testing/changeOperations.ts';
import { between, egg, foodLogStats } from '../testing/operations.ts';
import { createTestServer, temporaryFolder, type Answer } from '../testing/testServer.ts';

const day = '2026-11-20';
/** So many entries that the file has to grow. */
const eggs = Array.from({ length: 100 }, (_, count) => ({
  ...egg,
  id: String(count).padStart(24, '0'),
  name: 'Egg'.padEnd(200, '!'),
  day,
}));

/** A server with its database file, and functions that ask it. */
async function serverWithFile() {
  const dataDir = await temporaryFolder();
  const db = await openSqlite(dataDir);
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const store = new FoodLogStore(db);
  const { app, token, ask } = await createTestServer({}, { store, logStream });
  const create = async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { authorization: `Bearer ${await token()}` },
      payload: { query: foodLogCreateMany, variables: { data: eggs } },
    });
    const answer: Answer = JSON.parse(body);
    return { status: statusCode, retryAfter: headers['retry-after'], ...answer };
  };
  const stats = async () => {
    const { data } = await ask(foodLogStats, between(day, day));
    return data?.['foodLogStats'];
  };
  onTestFinished(() => store.close());
  return { app, db, store, ask, lines, file: join(dataDir, 'foodlog.sqlite'), create, stats };
}

const unavailable = {
  status: 503,
  retryAfter: '5',
  errors: [
    {
      message: 'The log cannot be reached at the moment. Nothing was lost; please try again.',
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) },
    },
  ],
};

describe('§8 while the database cannot be used', () => {
  test('with a full disk, every attempt is answered with 503, and the first after that is made once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, db, lines, create, stats } = await serverWithFile();
    await sql`pragma max_page_count = 1`.execute(db);
    // The third attempt runs the compiled operation.
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await create()).toEqual(unavailable);
    expect(lines.join('')).toMatch(/SQLITE_FULL/);
    // It is asked again and again, each time a second later.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      vi.advanceTimersByTime(1000);
    }
    expect(await stats()).toMatchObject({ calories: 0 });
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(await create()).toMatchObject({ status: 200 });
    expect(await create()).toMatchObject({ status: 200 });
    expect(await stats()).toMatchObject({ calories: 7000 });
  });

  test('locked by another program, a change waits for some seconds, those behind it no longer, and reads do not wait', async () => {
    const { app, file, create, stats } = await serverWithFile();
    const other = new SQLite(file);
    other.exec('begin immediate');
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const run = vi.spyOn(SQLite.prototype, 'exec');
    onTestFinished(() => run.mockRestore());
    const waiting = create();
    const isAnswered = vi.fn<() => void>();
    void waiting.then(isAnswered);
    // It tries again and again, from the moment that counts.
    await expect.poll(() => run.mock.calls.length).toBeGreaterThan(1);
    // The clock stands still, so the change waits as long as this takes.
    expect(await stats()).toMatchObject({ calories: 0 });
    expect(isAnswered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(await waiting).toEqual(unavailable);
    // The clock stands still, so a change that waits would wait for ever.
    expect(await create()).toEqual(unavailable);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(await stats()).toMatchObject({ calories: 0 });
    other.exec('rollback');
    other.close();
    expect(await create()).toMatchObject({ status: 200 });
    vi.advanceTimersByTime(1000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('whose file was moved away, nothing is written to it until it is back', async () => {
    const { file, create, stats, lines } = await serverWithFile();
    await rename(file, `${file}.old`);
    expect(await create()).toEqual(unavailable);
    expect(lines.join('')).toContain('The database file, or its write-ahead log (-wal), was moved');
    new SQLite(file).close();
    expect(await create()).toEqual(unavailable);
    await rename(`${file}.old`, file);
    expect(await create()).toMatchObject({ status: 200 });
    expect(await stats()).toMatchObject({ calories: 7000 });
  });

  test('whose write-ahead log was removed, nothing more is written to that, and all that was is there after the next start', async () => {
    const { file, store, create, lines } = await serverWithFile();
    expect(await create()).toMatchObject({ status: 200 });
    await rm(`${file}-wal`);
    expect(await create()).toEqual(unavailable);
    expect(lines.join('')).toContain('its write-ahead log (-wal), was moved or replaced.');
    await store.close();
    const again = new SQLite(file);
    onTestFinished(() => void again.close());
    expect(again.prepare('select count(*) from food_log').pluck().get()).toBe(eggs.length);
  });

  test('whose tables a newer version has changed, nothing is read or written', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, ask, create, stats, lines } = await serverWithFile();
    expect(await stats()).toMatchObject({ calories: 0 });
    await sql`insert into kysely_migration values ('9999', '')`.execute(db);
    expect(await create()).toEqual(unavailable);
    expect(lines.join('')).toContain('Another version of Foodlog has changed the tables.');
    const unknown = { entries: [{ id: 'a'.repeat(24), version: 1 }] };
    expect(await ask(foodLogDelete, unknown)).toMatchObject({ status: 503 });
    // An answer counts for a second.
    vi.advanceTimersByTime(1000);
    expect(await ask(foodLogStats, between(day, day))).toMatchObject({ status: 503 });
    await sql`delete from kysely_migration where name = '9999'`.execute(db);
    vi.advanceTimersByTime(1000);
    expect(await create()).toMatchObject({ status: 200 });
    expect(await stats()).toMatchObject({ calories: 7000 });
  });

  test('one part of an operation without the database fails the whole, which is then sent again', async () => {
    const { store, ask } = await createTestServer();
    const { StorageUnavailable } = await import('../storage/storageUnavailable.ts');
    const full = new StorageUnavailable('full', new Error('disk'));
    vi.spyOn(store, 'items').mockRejectedValue(full);
    const answer = await ask('{ foodLogDeleted { id } foodLogItems { name } }');
    expect(answer).toMatchObject({ status: 503, errors: [{}] });
    expect(answer).not.toHaveProperty('data');
  });
});
