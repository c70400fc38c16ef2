import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { createAuthEmulator, demoAccount } from './index.ts';
import { openEmulator } from './testing/openEmulator.ts';
import { Person } from './testing/Person.ts';
import { TestClock } from './testing/TestClock.ts';

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

test('a restart signs nobody out and keeps accounts, keys and the age of the demo account', async () => {
  const dataDir = await temporaryFolder();
  const clock = new TestClock();
  const before = await openEmulator({ dataDir, now: clock.now });
  const demo = before.person();
  const { sessionJwt, user } = (
    await demo.signIn(demoAccount.loginId, demoAccount.password)
  ).json();
  await before.person().post('/v1/auth/password/signup', {
    loginId: 'ada@example.com',
    password: 'analytical-1',
  });
  await before.close();

  clock.forward(86_400);
  const after = await openEmulator({ dataDir, now: clock.now });
  const again = new Person(after.app, demo.refreshToken);
  expect((await again.me()).json()).toMatchObject({
    userId: user.userId,
    createdTime: user.createdTime,
  });
  expect((await again.post('/v1/auth/try-refresh')).json()).toHaveProperty('sessionJwt');
  expect((await after.person().signIn('ada@example.com', 'analytical-1')).statusCode).toBe(200);
  const keys = createLocalJWKSet(after.emulator.jwks());
  await jwtVerify(sessionJwt, keys, { currentDate: new Date(user.createdTime * 1000) });
});

test('a sign-out survives a restart', async () => {
  const dataDir = await temporaryFolder();
  const before = await openEmulator({ dataDir });
  const demo = before.person();
  await demo.signIn(demoAccount.loginId, demoAccount.password);
  const copied = demo.copy();
  await demo.post('/v1/auth/logout');
  await before.close();
  const after = await openEmulator({ dataDir });
  expect((await new Person(after.app, copied.refreshToken).me()).statusCode).toBe(401);
});

test('the state is one file that only its owner can read, without any password in it', async () => {
  const dataDir = join(await temporaryFolder(), 'made', 'at-need');
  const { person } = await openEmulator({ dataDir });
  await person().signIn(demoAccount.loginId, demoAccount.password);
  expect(await readdir(dataDir)).toEqual(['auth-emulator.json']);
  const file = join(dataDir, 'auth-emulator.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toContain(demoAccount.password);
});

test('simultaneous changes are all in the file', async () => {
  const dataDir = await temporaryFolder();
  const before = await openEmulator({ dataDir });
  const names = Array.from({ length: 10 }, (_, index) => `person-${index}@example.com`);
  await Promise.all(
    names.map((loginId) =>
      before.person().post('/v1/auth/password/signup', { loginId, password: 'analytical-1' }),
    ),
  );
  await before.close();
  const state = JSON.parse(await readFile(join(dataDir, 'auth-emulator.json'), 'utf8'));
  expect(state.users).toHaveLength(11);
  expect(state.families).toHaveLength(10);
});

test('two servers that use one folder keep each other’s accounts and sessions', async () => {
  const dataDir = await temporaryFolder();
  const [one, other] = [await openEmulator({ dataDir }), await openEmulator({ dataDir })];
  const ada = one.person();
  await ada.post('/v1/auth/password/signup', {
    loginId: 'ada@example.com',
    password: 'analytical-1',
  });
  await other.person().post('/v1/auth/password/signup', {
    loginId: 'bob@example.com',
    password: 'analytical-1',
  });
  const onOther = new Person(other.app, ada.refreshToken);
  expect((await onOther.post('/v1/auth/try-refresh')).json()).toHaveProperty('sessionJwt');
  await Promise.all([one.close(), other.close()]);
  const after = await openEmulator({ dataDir });
  for (const loginId of ['ada@example.com', 'bob@example.com'])
    expect((await after.person().signIn(loginId, 'analytical-1')).statusCode).toBe(200);
});

test.each([
  ['empty', ''],
  ['cut in the middle', '{"version":1,"key":{"kty":"RSA"'],
  ['something else', '{"hello":"world"}'],
  ['of a newer version', '{"version":2}'],
  ['null', 'null'],
])(
  'a state file that is %s stops the start with one clear error and stays as it is',
  async (_case, text) => {
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'auth-emulator.json');
    await writeFile(file, text);
    await expect(createAuthEmulator({ dataDir })).rejects.toThrow(
      /^The local sign-in accounts in .*auth-emulator\.json cannot be used: .+\. The file was left as it is\. Restore it/,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

test('a state file with a damaged key stops the start and stays as it is', async () => {
  const dataDir = await temporaryFolder();
  const { close } = await openEmulator({ dataDir });
  await close();
  const file = join(dataDir, 'auth-emulator.json');
  const damaged = (await readFile(file, 'utf8')).replace(/"n": ".{10}/, '"n": "!!!!');
  await writeFile(file, damaged);
  await expect(createAuthEmulator({ dataDir })).rejects.toThrow(/cannot be used/);
  expect(await readFile(file, 'utf8')).toBe(damaged);
});

test('without a folder nothing is stored', async () => {
  const first = await openEmulator();
  const demo = first.person();
  await demo.signIn(demoAccount.loginId, demoAccount.password);
  const second = await openEmulator();
  expect((await new Person(second.app, demo.refreshToken).me()).statusCode).toBe(401);
});
