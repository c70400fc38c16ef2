import { expect, test } from 'vitest';
import { demoAccount } from '../demoAccount.ts';
import { openEmulator } from '../testing/openEmulator.ts';
import { TestClock } from '../testing/TestClock.ts';

const openSignedIn = async () => {
  const clock = new TestClock();
  const { person, ...rest } = await openEmulator({ now: clock.now });
  const demo = person();
  await demo.signIn(demoAccount.loginId, demoAccount.password);
  return { ...rest, clock, person, demo };
};

test('a person who never signed in is signed out without an error at start-up', async () => {
  const { person } = await openEmulator();
  const response = await person().post('/v1/auth/try-refresh?dcs=f&dcr=f');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({});
});

test.each(['garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJkcm4iOiJEU1IifQ.'])(
  'the refresh token %s counts as signed out',
  async (token) => {
    const { person } = await openEmulator();
    const somebody = person();
    somebody.refreshToken = token;
    expect((await somebody.copy().post('/v1/auth/try-refresh')).json()).toEqual({});
    const refresh = await somebody.copy().post('/v1/auth/refresh');
    expect(refresh.statusCode).toBe(401);
    expect(refresh.json()).toHaveProperty('errorDescription');
    expect((await somebody.copy().me()).statusCode).toBe(401);
    expect((await somebody.copy().post('/v1/auth/logout')).statusCode).toBe(200);
  },
);

test('§4 the session is refreshed with a new session token and a new refresh token', async () => {
  const { demo, clock } = await openSignedIn();
  const before = demo.refreshToken;
  clock.forward(580);
  const response = await demo.post('/v1/auth/refresh?dcs=t&dcr=f');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    sessionExpiration: clock.seconds + 600,
    cookieExpiration: clock.seconds + 30 * 86_400,
  });
  expect(demo.refreshToken).not.toBe(before);
});

test('a session token cannot be used to refresh', async () => {
  const { demo } = await openSignedIn();
  const { sessionJwt } = (await demo.post('/v1/auth/refresh')).json();
  demo.refreshToken = sessionJwt;
  expect((await demo.post('/v1/auth/refresh')).statusCode).toBe(401);
});

test('me returns the signed-in user, with createdTime in seconds', async () => {
  const { demo, clock } = await openSignedIn();
  const response = await demo.me();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    name: 'Demo User',
    loginIds: ['demo@example.com'],
    createdTime: clock.seconds - 30 * 86_400,
  });
  expect(response.json().userId).toEqual(expect.any(String));
});

test('two tabs that refresh at the same moment both stay signed in', async () => {
  const { demo } = await openSignedIn();
  const tabs = [demo.copy(), demo.copy(), demo.copy()];
  const answers = await Promise.all(tabs.map((tab) => tab.post('/v1/auth/refresh')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const tab of tabs) expect((await tab.post('/v1/auth/refresh')).statusCode).toBe(200);
});

test('a lost answer signs nobody out, however late the old token is used', async () => {
  const { demo, clock } = await openSignedIn();
  const late = demo.copy();
  await demo.post('/v1/auth/refresh');
  clock.forward(3 * 86_400);
  expect((await late.post('/v1/auth/refresh')).statusCode).toBe(200);
});

test('using a refresh token after it was replaced twice ends the session of all its copies', async () => {
  const { demo, clock } = await openSignedIn();
  const thief = demo.copy();
  await demo.post('/v1/auth/refresh');
  await demo.post('/v1/auth/refresh');
  clock.forward(60);
  expect((await thief.post('/v1/auth/refresh')).statusCode).toBe(401);
  expect((await demo.post('/v1/auth/refresh')).statusCode).toBe(401);
});

test('a person who comes back after 29 days is signed in, after 31 days signed out', async () => {
  const { demo, clock } = await openSignedIn();
  clock.forward(29 * 86_400);
  expect((await demo.post('/v1/auth/try-refresh')).json()).toHaveProperty('sessionJwt');
  clock.forward(31 * 86_400);
  expect((await demo.post('/v1/auth/try-refresh')).json()).toEqual({});
});

test('logout ends the session of this device only, and its old cookie is invalid', async () => {
  const { demo, person } = await openSignedIn();
  const other = person();
  await other.signIn(demoAccount.loginId, demoAccount.password);
  const copied = demo.copy();
  const response = await demo.post('/v1/auth/logout');
  expect(response.json()).toEqual({});
  expect(demo.refreshToken).toBeUndefined();
  expect((await copied.copy().post('/v1/auth/refresh')).statusCode).toBe(401);
  expect((await copied.copy().me()).statusCode).toBe(401);
  expect((await other.me()).statusCode).toBe(200);
});

test('logoutall ends the sessions of all devices', async () => {
  const { demo, person } = await openSignedIn();
  const other = person();
  await other.signIn(demoAccount.loginId, demoAccount.password);
  await demo.post('/v1/auth/logoutall');
  expect((await other.me()).statusCode).toBe(401);
});

test('wrong passwords do not end a session', async () => {
  const { demo, person } = await openSignedIn();
  await Promise.all(Array.from({ length: 8 }, () => person().signIn(demoAccount.loginId, 'wrong')));
  expect((await demo.post('/v1/auth/refresh')).statusCode).toBe(200);
  expect((await demo.me()).statusCode).toBe(200);
});

test('a call that does not name the project is refused, so that other sites cannot use the cookie', async () => {
  const { app, demo } = await openSignedIn();
  for (const authorization of [undefined, 'Bearer other', 'Basic local', 'Bearer ']) {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      headers: { cookie: `DSR=${demo.refreshToken}`, ...(authorization && { authorization }) },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ errorCode: 'E011002' });
  }
});
