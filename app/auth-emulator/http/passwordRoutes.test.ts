import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { demoAccount } from '../demoAccount.ts';
import { openEmulator } from '../testing/openEmulator.ts';
import { TestClock } from '../testing/TestClock.ts';

const { loginId, password } = demoAccount;

test('§7 password sign-in gives the demo user, a session token and an unreadable refresh cookie', async () => {
  const clock = new TestClock();
  const { person } = await openEmulator({ now: clock.now });
  const response = await person().signIn(loginId, password);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    sessionExpiration: clock.seconds + 600,
    cookieExpiration: clock.seconds + 30 * 86_400,
    cookiePath: '/',
    firstSeen: false,
    user: {
      loginIds: [loginId],
      name: 'Demo User',
      email: loginId,
      status: 'enabled',
      // §4: in seconds, 30 days before the first start.
      createdTime: clock.seconds - 30 * 86_400,
    },
  });
  expect(response.json()).not.toHaveProperty('refreshJwt');
  expect(response.headers['set-cookie']).toMatch(
    /^DSR=[\w.-]+; Path=\/v1; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
  );
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the session token is verified by the served keys and names its owner', async () => {
  const clock = new TestClock();
  const { app, emulator, person } = await openEmulator({ now: clock.now });
  const { sessionJwt, user } = (await person().signIn(loginId, password)).json();
  const served = await app.inject('/v2/keys/local');
  expect(served.json()).toEqual(emulator.jwks());
  expect((await app.inject('/local/.well-known/jwks.json')).json()).toEqual(emulator.jwks());
  const { payload, protectedHeader } = await jwtVerify(
    sessionJwt,
    createLocalJWKSet(served.json()),
    { issuer: 'local', algorithms: ['RS256'], currentDate: clock.now() },
  );
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: served.json().keys[0].kid });
  expect(payload).toMatchObject({
    iss: 'local',
    sub: user.userId,
    drn: 'DS',
    iat: clock.seconds,
    exp: clock.seconds + 600,
    rexp: '2026-03-31T12:00:00.000Z',
    loginIds: [loginId],
  });
});

test('the served keys contain no private part', async () => {
  const { emulator } = await openEmulator();
  expect(Object.keys(emulator.jwks().keys[0] ?? {}).toSorted()).toEqual([
    'alg',
    'e',
    'kid',
    'kty',
    'n',
    'use',
  ]);
});

test('a session lasts as long as the option says', async () => {
  const clock = new TestClock();
  const { person } = await openEmulator({ now: clock.now, sessionSeconds: 45 });
  const { sessionExpiration } = (await person().signIn(loginId, password)).json();
  expect(sessionExpiration).toBe(clock.seconds + 45);
});

test('the answers for an unknown login id and a wrong password are the same', async () => {
  const { person } = await openEmulator();
  const unknown = await person().signIn('nobody@example.com', password);
  const wrong = await person().signIn(loginId, 'not-the-password');
  expect(unknown.statusCode).toBe(401);
  expect(unknown.json()).toEqual({
    errorCode: 'E062903',
    errorDescription: 'Wrong email or password.',
    errorMessage: 'Wrong email or password.',
    message: 'Wrong email or password.',
  });
  expect(wrong.json()).toEqual(unknown.json());
});

test('the email may be typed in capitals and with spaces around it', async () => {
  const { person } = await openEmulator();
  expect((await person().signIn(' Demo@Example.COM ', password)).statusCode).toBe(200);
});

test('§7 password sign-up creates an account that can sign in again', async () => {
  const { person } = await openEmulator();
  const response = await person().post('/v1/auth/password/signup', {
    loginId: 'Ada@Example.com',
    password: 'analytical-1',
    user: { name: 'Ada' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    firstSeen: true,
    user: { name: 'Ada', loginIds: ['ada@example.com'] },
  });
  expect((await person().signIn('ada@example.com', 'analytical-1')).statusCode).toBe(200);
});

test.each([
  ['a taken email', loginId, 'long-enough-1', 'E062107'],
  ['no email', '', 'long-enough-1', 'E011003'],
  ['something that is no email', 'ada', 'long-enough-1', 'E011003'],
  ['a short password', 'ada@example.com', '1234567', 'E011003'],
  ['an endless password', 'ada@example.com', 'x'.repeat(129), 'E011003'],
  ['the email as password', 'ada@example.com', 'Ada@example.com', 'E011003'],
  ['control characters', 'ada\u0000@example.com', 'long-enough-1', 'E011003'],
])('sign-up with %s is refused', async (_case, email, typed, errorCode) => {
  const { person } = await openEmulator();
  const response = await person().post('/v1/auth/password/signup', {
    loginId: email,
    password: typed,
    user: { name: 'Ada' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errorCode });
});

test('two simultaneous sign-ups with one email create one account', async () => {
  const { person } = await openEmulator();
  const body = { loginId: 'ada@example.com', password: 'analytical-1' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => person().post('/v1/auth/password/signup', body)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
});

test('§8 after 5 wrong passwords the answer is 429 with the seconds to wait, for 30 seconds', async () => {
  const clock = new TestClock();
  const { person } = await openEmulator({ now: clock.now });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await person().signIn(loginId, 'wrong')).statusCode).toBe(401);
  }
  clock.forward(10);
  const paused = await person().signIn(loginId, password);
  expect(paused.statusCode).toBe(429);
  expect(paused.headers['retry-after']).toBe('20');
  expect(paused.json()).toMatchObject({
    errorCode: 'E130429',
    errorDescription: 'Too many attempts. Try again in 20 seconds.',
  });
  clock.forward(20);
  expect((await person().signIn(loginId, password)).statusCode).toBe(200);
});

test('simultaneous wrong passwords do not exceed the limit', async () => {
  const { person } = await openEmulator();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => person().signIn(loginId, 'wrong')),
  );
  const checked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(checked).toHaveLength(5);
});

test('each login id has its own limit', async () => {
  const { person } = await openEmulator();
  await Promise.all(Array.from({ length: 6 }, () => person().signIn('x@example.com', 'wrong')));
  expect((await person().signIn(loginId, password)).statusCode).toBe(200);
});
