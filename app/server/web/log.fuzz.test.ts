import { expect, test } from 'vitest';
import { seeded } from '../testing/seeded.ts';
import { createTestKeys } from '../testing/testKeys.ts';
import { createTestServer } from '../testing/testServer.ts';

const random = seeded(Number(process.env['PROVE_SEED'] ?? 0));
const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
const text = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
const anyCase = (word: string) =>
  Array.from(word, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter)).join('');

const names = [
  'password',
  'newPassword',
  'db_password',
  'token',
  'refreshJwt',
  'sessionToken',
  'authorization',
  'set-cookie',
  'client-secret',
  'apiKey',
] as const;

/** A password with any printable characters. Its two halves tell whether a part of it was left. */
const password = () => {
  const junk = text('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ é', 1 + Math.floor(random() * 6));
  return `HIDDEN${junk}HIDDEN`;
};

/** Texts as programs write them, each with a secret in it. */
const texts: readonly [
  (secret: string, jwt: string) => string,
  ...((secret: string, jwt: string) => string)[],
] = [
  (secret) => `${anyCase(pick(names))}=${secret}`,
  (secret) => `login failed: ${anyCase(pick(names))}: ${secret}`,
  (secret) => `body ${JSON.stringify({ user: 'ada', [anyCase(pick(names))]: secret, x: 1 })}`,
  (secret) => JSON.stringify(JSON.stringify({ a: [{ [anyCase(pick(names))]: secret }] })),
  (secret) => `{ ${pick(names)}: '${secret}' }`,
  (secret) => `GET /?a=1&${pick(names)}=${encodeURIComponent(secret)}&b=2`,
  (secret) => `next=%2F%3F${pick(names)}%3D${encodeURIComponent(secret)}`,
  (secret) => `connect postgres://ada:${encodeURIComponent(secret)}@db.example:5432/log failed`,
  () => 'fetch https://HIDDEN@git.example/x failed',
  () => 'connect postgres://ada:HIDDEN/with:odd?#signs@HIDDEN@db.example/log',
  (_, jwt) => `jwt ${jwt} expired`,
  (_, jwt) => `Bearer local:${jwt}`,
  (_, jwt) => `(${jwt.slice(0, 60)}…`,
  (_, jwt) => `cookie: a=b; DS=${jwt}; DSR=${jwt}`,
  () => 'Authorization: Basic HIDDENHIDDEN==',
  () => 'sent basic HIDDENHIDDEN==, refused',
  () => 'DSR=HIDDEN; Path=/',
  () => '-----BEGIN PRIVATE KEY-----\nHIDDEN\nHIDDEN\n-----END PRIVATE KEY-----\n',
];

const anywhere = (content: unknown): unknown => {
  if (random() < 0.4) return content;
  return pick<() => unknown>([
    () => ({ a: 1, [pick(['b', 'user', '__proto__x'])]: anywhere(content) }),
    () => [null, anywhere(content)],
    () => ({ headers: { b: anywhere(content) } }),
  ])();
};

function failure(message: string): Error {
  const error = new Error(message, { cause: new Error(`caused by ${message}`) });
  return Object.assign(error, { detail: message });
}

test('§8 the log masks secrets of whatever form, at any depth, and stays JSON', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app } = await createTestServer({ logLevel: 'info' }, { logStream });
  const { token } = await createTestKeys('local');
  const jwt = await token();
  const logged = [
    () => app.log.info(anywhere({ [anyCase(pick(names))]: anywhere(password()) }), 'a key'),
    () => app.log.warn(anywhere({ said: pick(texts)(password(), jwt) }), 'a value'),
    () => app.log.error({ err: failure(pick(texts)(password(), jwt)) }, 'an error'),
    () => app.log.error(failure(pick(texts)(password(), jwt))),
    () => app.log.info(pick(texts)(password(), jwt)),
    () => app.log.child({ user: { [anyCase(pick(names))]: password() } }).info('a child'),
    () => app.log.info({ [jwt]: 1 }, 'a name'),
  ] as const;
  for (let count = 0; count < 1500; count += 1) pick(logged)();
  expect(lines).toHaveLength(1500);
  const parts = jwt.split('.');
  const left = lines.filter(
    (line) => /HIDDEN/i.test(line) || parts.some((part) => line.includes(part.slice(0, 40))),
  );
  expect(left).toEqual([]);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
});

test('§8 a very long text is masked in a time that grows with its length only', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app } = await createTestServer({ logLevel: 'info' }, { logStream });
  for (const part of [
    'token',
    '://a:',
    'eyJ',
    'password',
    '"',
    '-----BEGIN PRIVATE KEY-----',
    'a-',
  ]) {
    app.log.info(part.repeat(20_000));
  }
  expect(lines).toHaveLength(7);
});
