import { connect } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestServer, temporaryFolder, type Answer } from '../testing/testServer.ts';

describe('GET /healthz', () => {
  test('says ok while the process lives, also without a database', async () => {
    const { app, store } = await createTestServer();
    await store.close();
    const { statusCode, headers, body } = await app.inject('/healthz');
    expect([statusCode, body, headers['cache-control']]).toEqual([
      200,
      '{"status":"ok"}',
      'no-store',
    ]);
  });
});

describe('GET /readyz', () => {
  test('says ready while requests can be served', async () => {
    const { app } = await createTestServer();
    const { statusCode, headers, body } = await app.inject('/readyz');
    expect([statusCode, body, headers['cache-control']]).toEqual([
      200,
      '{"status":"ready"}',
      'no-store',
    ]);
  });

  test('says "database" without one, and nothing of why', async () => {
    const { app, store } = await createTestServer();
    await store.close();
    const { statusCode, body } = await app.inject('/readyz');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({
      errors: [
        {
          message: 'The database does not answer.',
          extensions: {
            code: 'SERVICE_UNAVAILABLE',
            reason: 'database',
            requestId: expect.any(String),
          },
        },
      ],
    });
  });

  test('says "migrations" while the tables are those of an older version', async () => {
    const db = await openSqlite(await temporaryFolder());
    const store = new FoodLogStore(db);
    onTestFinished(() => store.close());
    const { app } = await createTestServer({}, { store });
    await sql`delete from kysely_migration`.execute(db);
    const { statusCode, body } = await app.inject('/readyz');
    const { errors }: Answer = JSON.parse(body);
    expect([statusCode, errors?.[0]?.extensions.reason]).toEqual([503, 'migrations']);
  });

  test('says "draining" while the server stops, and /healthz is still ok', async () => {
    const { app } = await createTestServer();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const ask = async (path: string) => {
      const accepted = once(app.server, 'connection');
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n`);
      const ended = once(socket, 'close').then(() => answer);
      await accepted;
      return { finish: () => socket.write('\r\n'), ended };
    };
    const probes = [await ask('/readyz'), await ask('/healthz')] as const;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    for (const { finish } of probes) finish();
    const [ready, alive] = await Promise.all(probes.map(({ ended }) => ended));
    await closed;
    expect(ready).toMatch(/^HTTP\/1\.1 503 [^]*"reason":"draining"/);
    expect(alive).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/);
  });
});

test.each(['/healthz', '/readyz'])('%s answers HEAD, and other methods with 405', async (url) => {
  const { app } = await createTestServer();
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

const spellings = (path: string) => [
  `${path}/`,
  `/${path}`,
  path.toUpperCase(),
  path.replace('h', 'H').replace('r', 'R'),
  path.replace('h', '%68').replace('r', '%72'),
  `${path}%2F`,
  `${path};a`,
  `${path}#a`,
  `/.${path}`,
  `http://localhost${path}`,
];

test.each(['/health', '/healthz', '/readyz'])('%s has no other spelling', async (path) => {
  const write = vi.fn<(line: string) => void>();
  const { app } = await createTestServer({}, { logStream: { write } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const statusOf = async (target: string) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const [answer] = await sendBytes(Number(port), head);
    return [target, answer?.status];
  };
  expect(await statusOf(path)).toEqual([path, 200]);
  expect(await statusOf(`${path}?verbose`)).toEqual([`${path}?verbose`, 200]);
  for (const other of spellings(path)) expect(await statusOf(other)).toEqual([other, 404]);
  expect(write).not.toHaveBeenCalled();
});

describe('a flood of probes', () => {
  test('asks the database once, while it is asked and for a second from then', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, store } = await createTestServer();
    const isMigrated = vi.spyOn(store, 'isMigrated');
    const ping = vi.spyOn(store, 'ping');
    const flood = async () => {
      const asked = Array.from({ length: 50 }, () => [
        app.inject('/readyz'),
        app.inject('/health'),
      ]);
      return new Set((await Promise.all(asked.flat())).map(({ statusCode }) => statusCode));
    };
    expect(await flood()).toEqual(new Set([200]));
    vi.advanceTimersByTime(999);
    expect(await flood()).toEqual(new Set([200]));
    expect([isMigrated, ping].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    isMigrated.mockRejectedValue(new Error('gone'));
    ping.mockRejectedValue(new Error('gone'));
    expect(await flood()).toEqual(new Set([503]));
    expect([isMigrated, ping].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  test('is answered with 503 after two seconds of a database that does not answer, and asks it no more', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, store } = await createTestServer();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const isMigrated = vi.spyOn(store, 'isMigrated').mockReturnValue(promise);
    const waiting = app.inject('/readyz');
    await expect.poll(() => isMigrated.mock.calls.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect((await waiting).statusCode).toBe(503);
    vi.advanceTimersByTime(60_000);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(isMigrated).toHaveBeenCalledOnce();
    resolve(true);
    await promise;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
