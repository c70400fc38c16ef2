import { once } from 'node:events';
import { createAuthEmulator } from '@foodlog/auth-emulator';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KeysUnreachableError } from '../session/keys.ts';
import { listen } from '../testing/listen.ts';
import { egg, foodLogCreate } from '../testing/operations.ts';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestKeys } from '../testing/testKeys.ts';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const query = '{ __typename }';

/** A server with these limits, and a function that sends it requests and returns their statuses. */
async function limitedServer(requestsPerMinute: number, changesPerMinute: number) {
  const { app, token } = await createTestServer({
    rateLimits: { requestsPerMinute, changesPerMinute },
  });
  const send = async (payload: object | string, sub = 'U1') =>
    app.inject({
      method: 'POST',
      url: '/api',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await token({ sub })}`,
      },
      payload,
    });
  const statuses = async (...payloads: (object | string)[]) => {
    const all: number[] = [];
    for (const payload of payloads) all.push((await send(payload)).statusCode);
    return all;
  };
  return { send, statuses };
}

const create = (name: string) => ({
  query: foodLogCreate,
  variables: { data: { ...egg, name } },
});

describe('§7 the limit of changes', () => {
  test('refuses changes only, with the seconds to wait, and does nothing', async () => {
    const { send, statuses } = await limitedServer(0, 2);
    expect(await statuses({ query }, { query }, { query })).toEqual([200, 200, 200]);
    expect(await statuses(create('Egg'), create('Tea'))).toEqual([200, 200]);
    const refused = await send(create('Rice'));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      errors: [
        {
          message: 'Too many requests. Nothing was done; try again in 1 minute.',
          extensions: { code: 'TOO_MANY_REQUESTS', requestId: expect.any(String) },
        },
      ],
    });
    const items = await send({ query: '{ foodLogItems { name } }' });
    expect(items.statusCode).toBe(200);
    expect(items.json<Answer>().data?.['foodLogItems']).toEqual(
      expect.not.arrayContaining([{ name: 'Rice' }]),
    );
  });

  test('counts each person apart', async () => {
    const { send } = await limitedServer(0, 1);
    expect((await send(create('Egg'))).statusCode).toBe(200);
    expect((await send(create('Egg'))).statusCode).toBe(429);
    expect((await send(create('Egg'), 'U2')).statusCode).toBe(200);
  });

  test('counts an operation with several fields once', async () => {
    const { statuses } = await limitedServer(0, 1);
    const both = {
      query: `mutation ($data: FoodLogCreateDtoInput!) {
        a: foodLogCreate(data: $data) { id } b: foodLogCreate(data: $data) { id }
      }`,
      variables: { data: egg },
    };
    expect(await statuses(both, both)).toEqual([200, 429]);
  });

  test('counts none with wrong variables, which are found before the operation is compiled', async () => {
    const { statuses } = await limitedServer(0, 1);
    const wrong = { query: foodLogCreate, variables: { data: {} } };
    expect(await statuses(wrong, wrong, wrong, wrong)).toEqual([400, 400, 400, 400]);
    expect(await statuses(create('Egg'))).toEqual([200]);
  });

  test('counts the operation that runs, whatever else its document holds', async () => {
    const { statuses } = await limitedServer(0, 1);
    const document = {
      query: `query Read { __typename } ${foodLogCreate}`,
      variables: { data: egg },
    };
    const read = { ...document, operationName: 'Read' };
    const change = { ...document, operationName: 'FoodLogCreate' };
    expect(await statuses(read, read, change, change, read)).toEqual([200, 200, 200, 429, 200]);
  });

  test('does not count changes that are refused before execution', async () => {
    const { statuses } = await limitedServer(0, 1);
    const unknown = { query: 'mutation { foodLogDrop }' };
    expect(await statuses(unknown, unknown, create('Egg'))).toEqual([400, 400, 200]);
  });
});

describe('§7 the limit of requests', () => {
  test('counts queries, changes and bodies that cannot be read', async () => {
    const { statuses } = await limitedServer(3, 0);
    expect(await statuses('{', { query }, create('Egg'), create('Egg'))).toEqual([
      400, 200, 200, 429,
    ]);
    expect(await statuses({ query }, '{')).toEqual([429, 429]);
  });

  test('refuses a request before it counts as a change', async () => {
    const { statuses } = await limitedServer(1, 5);
    expect(await statuses(create('Egg'), create('Egg'))).toEqual([200, 429]);
  });
});

test('§7 a client that leaves while its session is checked counts, and is no error', async () => {
  const lines: string[] = [];
  const { promise: keys, reject } = Promise.withResolvers<never>();
  const { app } = await createTestServer(
    { rateLimits: { requestsPerMinute: 1, changesPerMinute: 0 } },
    { keys: () => keys, logStream: { write: (line) => void lines.push(line) } },
  );
  await app.ready();
  const port = await listen(app.server);
  const left = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const token = await (await createTestKeys('local')).token();
  const request = `POST /api HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`;
  await sendBytes(port, request, { breaksOff: true });
  await left;
  reject(new KeysUnreachableError('The keys cannot be fetched.'));
  await vi.waitFor(() => expect(lines.join('')).toContain('Sessions cannot be verified.'));
  const next = await app.inject({ method: 'POST', url: '/api', payload: { query } });
  expect(next.statusCode).toBe(429);
  expect(lines.filter((line) => line.includes('A request failed.'))).toEqual([]);
});

test('§7 a minute is a minute, also when the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await createTestServer({
    rateLimits: { requestsPerMinute: 1, changesPerMinute: 0 },
  });
  const status = async () =>
    (await app.inject({ method: 'POST', url: '/api', payload: { query } })).statusCode;
  expect([await status(), await status()]).toEqual([200, 429]);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(59_999);
  expect(await status()).toBe(429);
  vi.advanceTimersByTime(1);
  expect(await status()).toBe(200);
});

test('§7 a limit of 0 refuses nothing', async () => {
  const { statuses } = await limitedServer(0, 0);
  // These changes are executed and fail, which takes less time than writing so often.
  const failing = { query: foodLogCreate, variables: { data: { ...egg, calories: -1 } } };
  const many = await statuses(...Array.from({ length: 700 }, () => failing));
  expect(new Set(many)).toEqual(new Set([200]));
});

test('§8 every answer 429 says after how many seconds to come back', async () => {
  const { plugin } = await createAuthEmulator({});
  const rateLimits = { requestsPerMinute: 2, changesPerMinute: 1 };
  const { app, token } = await createTestServer({ rateLimits }, { authEmulator: plugin });
  const post = async (url: string, headers: object, payload: object) =>
    app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  const signedIn = { authorization: `Bearer ${await token()}` };
  const project = { authorization: 'Bearer local' };
  const wrong = { loginId: 'demo@example.com', password: 'wrong' };
  const floods = [
    () => post('/api', signedIn, create('Egg')),
    () => post('/api', signedIn, { query }),
    () => post('/api', {}, { query }),
    () => post('/v1/auth/password/signin', project, wrong),
  ];
  for (const flood of floods) {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await flood());
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^[1-9]\d?$/);
  }
});
