import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { openEmulator } from '../testing/openEmulator.ts';

const { app, person } = await openEmulator();

const posts = [
  '/v1/auth/try-refresh',
  '/v1/auth/refresh',
  '/v1/auth/logout',
  '/v1/auth/logoutall',
  '/v1/auth/password/signin',
  '/v1/auth/password/signup',
  '/v1/flow/start',
  '/v1/flow/next',
];

const json = { 'content-type': 'application/json' };
const bodies: [string, InjectOptions['payload'], Record<string, string>][] = [
  ['nothing', undefined, {}],
  ['nothing, called JSON', '', json],
  ['half of JSON', '{"loginId":', json],
  ['null', 'null', json],
  ['a number', '17', json],
  ['a list', '[{}]', json],
  ['numbers for text', '{"loginId":1,"password":2,"flowId":3,"executionId":4}', json],
  ['objects for text', '{"loginId":{},"password":[],"interactionId":{}}', json],
  ['input that is a list', '{"flowId":"sign-in","interactionId":"sign-in","input":[]}', json],
  [
    'a number for an email',
    '{"flowId":"sign-in","interactionId":"sign-in","input":{"email":1}}',
    json,
  ],
  ['an unknown button', '{"flowId":"sign-in","interactionId":"toString"}', json],
  ['a poisoned prototype', '{"__proto__":{"x":1}}', json],
  ['lone surrogates', '{"loginId":"\\ud800@example.com","password":"\\udfff-long-enough"}', json],
  ['text', 'hello', { 'content-type': 'text/plain' }],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an unreadable content type', '{}', { 'content-type': 'x' }],
];

/** Signing out and checking for a session never fail. */
const mayWork = (url: string): boolean => /logout|try-refresh/.test(url);

const isDescopeError = (body: Record<string, unknown>): boolean =>
  ['errorCode', 'errorDescription', 'errorMessage', 'message'].every(
    (name) => typeof body[name] === 'string' && body[name] !== '',
  );

test.each(bodies)(
  '%s as a body gets a JSON error other than 500',
  async (_case, payload, headers) => {
    const answers = await Promise.all(
      posts.map(async (url) => {
        const response = await app.inject({
          method: 'POST',
          url,
          headers: { authorization: 'Bearer local', ...headers },
          ...(payload === undefined ? {} : { payload }),
        });
        return { url, status: response.statusCode, body: response.json() };
      }),
    );
    const unfit = answers.filter(({ url, status, body }) =>
      status < 400 ? !mayWork(url) : status >= 500 || !isDescopeError(body),
    );
    expect(unfit).toEqual([]);
  },
);

test('a body above 64 kB is refused', async () => {
  const body = { loginId: 'a@example.com', password: 'x'.repeat(64 * 1024) };
  const response = await person().post('/v1/auth/password/signin', body);
  expect(response.statusCode).toBe(413);
  expect(response.json()).toHaveProperty('errorDescription');
});

test('a login id and a password of any length below that are simply wrong', async () => {
  const response = await person().signIn('x'.repeat(30_000), 'y'.repeat(30_000));
  expect(response.statusCode).toBe(401);
});

test.each([
  ['GET', '/v1/nothing'],
  ['GET', '/v1/auth/refresh'],
  ['POST', '/v1/__emulator/reset'],
  ['GET', '/v2/keys/other'],
  ['GET', '/pages/local/v2-alpha/config.json'],
  ['GET', '/pages/other/v2-beta/config.json'],
  ['GET', '/pages/local/v2-beta/sign-in/other.html'],
  ['GET', '/npm/anything'],
] as const)('%s %s answers JSON 404, never a page', async (method, url) => {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: 'Bearer local', accept: 'text/html' },
  });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toHaveProperty('errorCode');
});
