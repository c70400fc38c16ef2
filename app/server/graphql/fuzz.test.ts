import { expect, test } from 'vitest';
import * as changeOperations from '../testing/changeOperations.ts';
import { egg, foodLogCreate, foodLogFindById, foodLogStats } from '../testing/operations.ts';
import { seeded } from '../testing/seeded.ts';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const random = seeded(Number(process.env['PROVE_SEED'] ?? 0));
const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
const letters = [
  '{',
  '}',
  '"',
  '(',
  ':',
  '$',
  '\\',
  '\u0000',
  '\ud800',
  'é',
  '🥚',
  'a',
  '0',
  ' ',
  '\n',
  '[',
  '...',
  '@skip',
  '#',
  "'",
] as const;
const junk = () => Array.from({ length: Math.floor(random() * 40) }, () => pick(letters)).join('');
const values: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  '',
  'x',
  '1',
  [],
  [[]],
  {},
  { a: 1 },
  '2026-11-20',
  '9'.repeat(300),
  '\ud800',
];
const value = (): unknown => (random() < 0.3 ? junk() : pick(values));
const operations = [
  foodLogCreate,
  foodLogStats,
  foodLogFindById,
  ...Object.values(changeOperations),
] as const;

function body(): string {
  const operation = pick(operations);
  const changed = {
    ...egg,
    [pick(['x', 'id', 'version', 'loggedAt', 'day', 'minuteOfDay', ...Object.keys(egg)])]: value(),
  };
  const variables = {
    data: changed,
    pagination: { filter: { startDate: value(), endDate: value() } },
    id: value(),
    entries: [{ id: value(), version: value() }],
    day: value(),
    minuteOfDay: value(),
    limit: value(),
  };
  const cut = Math.floor(random() * operation.length);
  return pick([
    () => junk(),
    () => JSON.stringify(value()),
    () => JSON.stringify({ query: value(), variables: value(), operationName: value() }),
    () => JSON.stringify({ query: operation.slice(0, cut) + junk() + operation.slice(cut) }),
    () => JSON.stringify({ query: operation, variables }),
    () => JSON.stringify({ query: operation, variables: { ...variables, data: value() } }),
  ])();
}

const codes = new Set(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT']);
const internals =
  /sqlite|select |insert |constraint|node_modules|\.ts\b|\.js\b|\n +at |TypeError|undefined is/i;

test('§8 whatever is sent, the answer is data or errors with messages, without internal details', async () => {
  const { app, token } = await createTestServer({ production: true });
  const good = await token();
  const seen = new Set<number>();
  const surprises: string[] = [];
  for (let count = 0; count < 1500; count += 1) {
    const authorization =
      random() < 0.8 ? `Bearer ${good}` : `Bearer ${junk().replaceAll(/[^ -~]/g, '')}`;
    const payload = body();
    const answer = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { authorization, 'content-type': 'application/json' },
      payload,
    });
    seen.add(answer.statusCode);
    const { data, errors = [] } = answer.json<Answer>();
    const inWords = errors.every(
      ({ message, extensions }) => !internals.test(message) && codes.has(extensions.code),
    );
    if (![200, 400].includes(answer.statusCode) || (!data && errors.length === 0) || !inWords) {
      surprises.push(`${payload} gave ${answer.statusCode} ${answer.body}`);
    }
  }
  expect(surprises).toEqual([]);
  expect(seen).toEqual(new Set([200, 400]));
});
