import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { foodLogStats } from '../testing/operations.ts';
import { createTestServer, type Answer } from '../testing/testServer.ts';
import { KeysUnreachableError } from './keys.ts';

const json = { 'content-type': 'application/json' };
const post = { method: 'POST', url: '/api', headers: json } as const;
const brokenKeys = () => Promise.reject(new Error('unforeseen'));
const unreachableKeys = () =>
  Promise.reject(new KeysUnreachableError('no keys', { cause: new Error('refused') }));

describe('§6 a request without a valid session', () => {
  test.each([
    ['no token', {}],
    ['no token, from another site', { origin: 'https://evil.example' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['garbage', { authorization: 'Bearer a.b.c' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a garbage cookie', { cookie: 'DS=a.b.c' }],
  ])('%s: UNAUTHENTICATED, with status 200', async (_case, headers) => {
    const { app } = await createTestServer();
    const answer = await app.inject({
      ...post,
      headers: { ...json, ...headers },
      payload: { query: foodLogStats },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Answer>().errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('when the keys cannot be fetched: 503, so that nobody is signed out, and a short line of the log a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { ask } = await createTestServer({}, { keys: unreachableKeys, logStream });
    for (const minutes of [0, 0.9, 0.1]) {
      vi.advanceTimersByTime(minutes * 60_000);
      for (let count = 0; count < 10; count += 1) {
        expect(await ask('{__typename}')).toMatchObject({
          status: 503,
          errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) } }],
        });
      }
    }
    for (const line of lines) expect(line.length).toBeLessThan(400);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 50, reason: 'no keys refused', failures: 1, requestId: expect.any(String) },
      { level: 50, failures: 20 },
    ]);
  });

  test('when the check fails for another reason: 500, and a line in the log', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { ask } = await createTestServer({}, { keys: brokenKeys, logStream });
    expect(await ask('{__typename}')).toMatchObject({
      status: 500,
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) } }],
    });
    expect(lines).toEqual([expect.stringContaining('unforeseen')]);
  });
});

test.each([
  [{ authorization: 'bearer  <token> ' }, undefined],
  [{ authorization: 'Bearer <token>', 'sec-fetch-site': 'cross-site' }, undefined],
  [{ authorization: 'Token Bearer <token>' }, 'UNAUTHENTICATED'],
  [{ authorization: 'Bearer <token> <token>' }, 'UNAUTHENTICATED'],
  [{ cookie: 'DS=<token>' }, undefined],
  [{ cookie: 'theme=dark;DS=<token>;other=1' }, undefined],
  [{ cookie: 'theme=dark;XDS=<token>' }, 'UNAUTHENTICATED'],
])('§6 a token sent as %o gives %s', async (sent, code) => {
  const { app, token } = await createTestServer();
  const headers: object = JSON.parse(JSON.stringify(sent).replaceAll('<token>', await token()));
  const answer = await app.inject({
    ...post,
    headers: { ...json, ...headers },
    payload: { query: '{__typename}' },
  });
  expect(answer.json<Answer>().errors?.[0]?.extensions.code).toBe(code);
});

describe('the session cookie', () => {
  const host = 'localhost:3000';
  test.each([
    ['our own page', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, undefined],
    ['a client that is no browser', {}, undefined],
    [
      'another site',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      'FORBIDDEN',
    ],
    ['another site in an old browser', { origin: 'https://evil.example' }, 'FORBIDDEN'],
    [
      'another port of this machine',
      { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' },
      'FORBIDDEN',
    ],
    [
      'another host of this site, without an origin',
      { 'sec-fetch-site': 'same-site' },
      'FORBIDDEN',
    ],
    ['a page without an origin', { origin: 'null' }, 'FORBIDDEN'],
  ])('from %s: %o gives %s', async (_case, headers, code) => {
    const { app, token } = await createTestServer();
    const cookie = `theme=dark; DS=${await token()}; other=1`;
    const answer = await app.inject({
      ...post,
      headers: { ...json, host, cookie, ...headers },
      payload: { query: '{__typename}' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Answer>().errors?.[0]?.extensions.code).toBe(code);
  });

  test('is ignored when there is a bearer token', async () => {
    const { app, token } = await createTestServer();
    const cookie = `DS=${await token()}`;
    const answer = await app.inject({
      ...post,
      headers: { ...json, cookie, authorization: 'Bearer bad' },
      payload: { query: '{__typename}' },
    });
    expect(answer.json<Answer>().errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
