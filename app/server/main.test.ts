import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FoodLogStore } from './storage/foodLogStore.ts';
import { beginImport } from './storage/transfer/unfinishedImport.ts';
import { openSqlite } from './storage/sqlite/openSqlite.ts';
import { closeAfterTest } from './testing/closeAfterTest.ts';
import { logEntry, sampleEntry } from './testing/sampleEntry.ts';
import { PostgresServer } from './testing/postgres/PostgresServer.ts';
import { apiOnly, main, start } from './testing/startProgram.ts';
import { beginRequest, hasBegunToStop, neverCutOff } from './testing/stopping.ts';
import { temporaryFolder } from './testing/testServer.ts';

describe('the start', () => {
  test('prints the address in one line and the demo account in the next', async () => {
    const { ready, output, child, ended } = await start({});
    const url = await ready();
    expect(output()).toEqual({
      stdout: `The server without pages is ready at ${url}\nSign in as demo@example.com, password Foodlog-demo-1\n`,
      stderr: '',
      code: null,
    });
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(output().code).toBe(0);
  });

  test.each([
    ['no sign-in service', {}, ['--api-only'], 'No sign-in service is configured.'],
    [
      'local sign-in in production',
      { NODE_ENV: 'production' },
      apiOnly,
      '--local-sign-in is not secure',
    ],
    [
      'an address of another machine',
      { DESCOPE_PROJECT_ID: 'P1', HOST: '203.0.113.1' },
      ['--api-only'],
      'HOST 203.0.113.1 is not an address of this machine',
    ],
    [
      'a data folder below a file',
      { DATA_DIR: `${main}/data` },
      apiOnly,
      'cannot be used (ENOTDIR)',
    ],
    [
      'a PostgreSQL database that is not there',
      { DATABASE_URL: 'postgresql://ada:hidden@localhost:1/log' },
      apiOnly,
      'The database log at localhost:1 is not running.',
    ],
    [
      'a secret in the wrong place',
      { HOST: 'postgres://ada:hidden@db' },
      apiOnly,
      'HOST is "postgres://[masked]@db"',
    ],
  ])('%s: one line, code 1', async (_case, env, argv, message) => {
    const { ended, output } = await start(env, argv);
    await ended;
    expect(output()).toMatchObject({
      stdout: '',
      code: 1,
      stderr: expect.stringContaining(`Foodlog cannot start. `),
    });
    expect(output().stderr).toContain(message);
    expect(output().stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(output().stderr).not.toContain('hidden');
  });

  test('a port that is taken: one line, code 1', async () => {
    const other = Fastify();
    onTestFinished(() => other.close());
    const { port } = new URL(await other.listen({ port: 0, host: '127.0.0.1' }));
    const { ended, output } = await start({ PORT: port });
    await ended;
    expect(output()).toEqual({
      stdout: '',
      stderr: `Foodlog cannot start. Port ${port} is taken. Stop the other program, or set PORT to another port.\n`,
      code: 1,
    });
  });

  test('metrics on a port of their own, on this machine only, when asked for', async () => {
    const { ready, output } = await start({ METRICS_PORT: '0' });
    const url = await ready();
    const address = /^Its metrics are at (\S+)$/m.exec(output().stdout)?.[1] ?? '';
    expect(address).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    expect(await (await fetch(address)).text()).toContain('foodlog_http_request_duration_seconds');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  test('a port of the metrics that is taken: one line, code 1', async () => {
    const other = Fastify();
    onTestFinished(() => other.close());
    const { port } = new URL(await other.listen({ port: 0, host: '127.0.0.1' }));
    const { ended, output } = await start({ METRICS_PORT: port });
    await ended;
    expect(output()).toEqual({
      stdout: '',
      stderr: `Foodlog cannot start. Port ${port} is taken. Stop the other program, or set METRICS_PORT to another port.\n`,
      code: 1,
    });
  });

  test('a database that is filled only in part: one line, code 1', async () => {
    const DATA_DIR = await temporaryFolder();
    const db = await openSqlite(DATA_DIR);
    await beginImport(db, 'an id', '/backups/log.gz');
    await db.destroy();
    const { ended, output } = await start({ DATA_DIR });
    await ended;
    expect(output()).toEqual({
      stdout: '',
      stderr:
        'Foodlog cannot start. The database holds only a part of /backups/log.gz, whose import was interrupted. Repeat that import, or use another database.\n',
      code: 1,
    });
  });

  test('an error that nobody expected: a masked line of the log, code 1', async () => {
    const crash = `const isReady = () => process.listenerCount('uncaughtException') > 0;
      setInterval(() => { if (isReady()) throw new Error('postgres://ada:hidden@db failed'); }, 5);`;
    const { ended, output } = await start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
    });
    await ended;
    const { stderr, code } = output();
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({
      level: 60,
      err: { message: 'postgres://[masked]@db failed' },
    });
    // The stack also quotes the source above, in which the address is encoded.
    expect(stderr).not.toContain(':hidden@');
  });

  test('a log that cannot be written ends nothing', async () => {
    const { child, ready } = await start({ LOG_LEVEL: 'info' });
    const url = await ready();
    child.stderr?.destroy();
    for (let count = 0; count < 3; count += 1)
      expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect(child.exitCode).toBeNull();
  });

  test('overwrites what was deleted more than 30 days ago', async () => {
    const DATA_DIR = await temporaryFolder();
    const db = await closeAfterTest(openSqlite(DATA_DIR));
    const store = new FoodLogStore(db);
    await logEntry(store, 'U1');
    await store.delete('U1', [{ id: sampleEntry().id, version: 1 }], new Date(0));
    await (await start({ DATA_DIR })).ready();
    const names = () => db.selectFrom('food_log').select('name').execute();
    await expect.poll(names).toEqual([{ name: '' }]);
  });

  test('with PostgreSQL, it is ready while the database answers, and stops cleanly', async () => {
    const server = await PostgresServer.start(['fsync = off']);
    onTestFinished(() => server.remove());
    const { ready, output, child, ended } = await start({ DATABASE_URL: server.url('postgres') });
    const url = await ready();
    const status = async () => (await fetch(`${url}/readyz`)).status;
    expect(await status()).toBe(200);
    await server.stop('SIGKILL');
    // Its answer counts for a second.
    await expect.poll(status).toBe(503);
    await server.run();
    await expect.poll(status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(output().code).toBe(0);
  });

  test('with a project id, local sign-in is not available', async () => {
    const { child, output } = await start({ DESCOPE_PROJECT_ID: 'P1' });
    while (!output().stdout && child.exitCode === null)
      await new Promise((wait) => setTimeout(wait, 20));
    expect(output().stdout).toMatch(/^The server without pages is ready at \S+\n$/);
    const url = output().stdout.trim().split(' ').at(-1) ?? '';
    expect((await fetch(`${url}/v2/keys/local`)).status).toBe(404);
    expect((await fetch(`${url}/v1/auth/me`)).status).toBe(404);
  });
});

describe('the stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s exits with 0 at once, even if connections are open',
    async (signal) => {
      const { child, ready, ended, output } = await start({ NODE_OPTIONS: neverCutOff });
      const url = await ready();
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      await new Promise((answered, failed) => {
        request(`${url}/health`, { agent }, (response) => response.resume().on('end', answered))
          .on('error', failed)
          .end();
      });
      child.kill(signal);
      await ended;
      expect(output()).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('finishes requests that have begun, then exits with 0', async () => {
    const { child, ready, ended, output } = await start({ NODE_OPTIONS: neverCutOff });
    const url = await ready();
    const begun = await beginRequest(url);
    child.kill('SIGTERM');
    await hasBegunToStop(url);
    const answered = once(begun, 'response');
    begun.end('"{__typename}"}');
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await ended;
    expect(output().code).toBe(0);
  });

  test('answers new requests with 503', async () => {
    const { child, ready, ended, output } = await start({ NODE_OPTIONS: neverCutOff });
    const url = await ready();
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write('POST /api HTTP/1.1\r\nHost: localhost\r\n');
    await once(socket, 'connect');
    // Connections are accepted in turn, so the first is as well.
    await fetch(`${url}/health`);
    child.kill('SIGTERM');
    await hasBegunToStop(url);
    socket.write('Content-Length: 0\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*connection: close.*"code":"SERVICE_UNAVAILABLE"/is);
    await ended;
    expect(output().code).toBe(0);
  });

  test('closes connections that do not end', async () => {
    const { child, ready, ended, output } = await start({});
    const url = await ready();
    const hanging = await beginRequest(url);
    hanging.on('error', () => undefined);
    child.kill('SIGTERM');
    await ended;
    expect(output().code).toBe(0);
  });
});
