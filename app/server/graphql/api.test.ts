import { describe, expect, test } from 'vitest';
import {
  between,
  egg,
  foodLogCreate,
  foodLogFindById,
  foodLogStats,
} from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const id = '0123456789abcdef01234567';
const create = (changes: object = {}) => ({ data: { ...egg, ...changes } });

describe('§7 foodLogCreate', () => {
  test('returns an id and includes the entry in the totals of its day', async () => {
    const { ask } = await createTestServer({}, { now });
    const created = await ask(foodLogCreate, create());
    expect(created).toMatchObject({
      status: 200,
      // An ObjectId begins with the time in seconds.
      data: { foodLogCreate: { id: expect.stringMatching(/^6b003640[0-9a-f]{16}$/) } },
    });
    expect((await ask(foodLogStats, between('2026-11-20', '2026-11-20'))).data).toEqual({
      foodLogStats: { calories: 70, fats: 5, proteins: 6, carbs: 1 },
    });
  });

  test('§7 works for a client that sends only the required fields and asks by instants', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, create());
    const day = between('2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z');
    expect((await ask(foodLogStats, day)).data).toMatchObject({ foodLogStats: { calories: 70 } });
  });

  test('the same entry sent again returns the same id and is counted once, even if the server filled in the time', async () => {
    let clock = now();
    const { ask } = await createTestServer({}, { now: () => clock });
    const data = create({ id: id.toUpperCase() });
    const answers = [];
    for (const hours of [0, 1, 2, 13]) {
      clock = new Date(now().getTime() + hours * 3_600_000);
      answers.push((await ask(foodLogCreate, data)).data);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([`{"foodLogCreate":{"id":"${id}"}}`]),
    );
    expect((await ask(foodLogStats, between('2026-11-20', '2026-11-21'))).data).toMatchObject({
      foodLogStats: { calories: 70 },
    });
  });

  test('one instant written in two ways, and spaces around a name, are the same content', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(
      foodLogCreate,
      create({ id, loggedAt: '2026-11-20T10:00:00+01:00', day: '2026-11-20' }),
    );
    const again = await ask(
      foodLogCreate,
      create({ id, name: ' Egg ', loggedAt: '2026-11-20T09:00:00.000Z', day: '2026-11-20' }),
    );
    expect(again).toEqual({ status: 200, data: { foodLogCreate: { id } } });
  });

  test.each([
    { name: 'Eggs' },
    { calories: 71 },
    { fats: 6 },
    { proteins: 7 },
    { carbs: 2 },
    { userId: 'ada@example.org' },
    { loggedAt: '2026-11-20T09:00:00Z' },
    { day: '2026-11-20' },
  ])('another entry under the same id is a CONFLICT and changes nothing: %o', async (changes) => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, create({ id }));
    const answer = await ask(foodLogCreate, create({ id, ...changes }));
    expect(answer).toMatchObject({
      status: 200,
      errors: [
        {
          message: 'Another entry already has this id. It was left as it is; use a new id.',
          extensions: { code: 'CONFLICT', requestId: expect.any(String) },
          path: ['foodLogCreate'],
        },
      ],
    });
    expect((await ask(foodLogFindById, { id })).data).toEqual({
      foodLogFindById: { calories: 70 },
    });
  });

  test('thirty retries at once make one entry', async () => {
    const { ask } = await createTestServer({}, { now });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(foodLogCreate, create({ id }))),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([`{"foodLogCreate":{"id":"${id}"}}`]),
    );
    expect((await ask(foodLogStats, between('2026-11-20', '2026-11-20'))).data).toMatchObject({
      foodLogStats: { calories: 70 },
    });
  });

  test.each([
    ['an empty name', { name: '' }, 'The name is empty. Enter 1 to 200 characters.'],
    ['a name of spaces', { name: ' \u00a0 ' }, 'The name is empty. Enter 1 to 200 characters.'],
    [
      'a name of 201 characters',
      { name: '🥚'.repeat(201) },
      'The name is too long. Enter at most 200 characters.',
    ],
    [
      'a control character',
      { name: 'Egg\u0000s' },
      'The name has characters that cannot be shown. Remove them.',
    ],
    [
      'half a character',
      { name: 'Egg\ud83e' },
      'The name has characters that cannot be shown. Remove them.',
    ],
    ['less than nothing', { carbs: -1 }, 'carbs is -1. Enter a whole number from 0 to 100,000.'],
    ['too much', { fats: 100_001 }, 'fats is 100001. Enter a whole number from 0 to 100,000.'],
    ['an empty user id', { userId: '' }, 'The user id is empty. Enter 1 to 500 characters.'],
    [
      'a long user id',
      { userId: 'a'.repeat(501) },
      'The user id is too long. Enter at most 500 characters.',
    ],
    [
      'the day after tomorrow',
      { day: '2026-11-22' },
      'The day 2026-11-22 has not begun anywhere: the server’s clock says 2026-11-20. Check the date of this device.',
    ],
    [
      'an instant in two days',
      { loggedAt: '2026-11-22T00:00:00Z' },
      'The day 2026-11-22 has not begun anywhere: the server’s clock says 2026-11-20. Check the date of this device.',
    ],
  ])(
    '§5 %s is BAD_USER_INPUT with a message, and nothing is logged',
    async (_case, changes, message) => {
      const { ask } = await createTestServer({}, { now });
      const answer = await ask(foodLogCreate, create(changes));
      expect(answer).toMatchObject({
        status: 200,
        data: null,
        errors: [
          { message, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } },
        ],
      });
      expect((await ask(foodLogStats, between('2026-11-19', '2026-11-22'))).data).toMatchObject({
        foodLogStats: { proteins: 0 },
      });
    },
  );

  test.each([
    { name: '🥚'.repeat(200) },
    { name: '  Egg\n' },
    { calories: 0, fats: 0, proteins: 0, carbs: 0 },
    { calories: 100_000, fats: 100_000, proteins: 100_000, carbs: 100_000 },
    { day: '2026-11-21', loggedAt: '2026-11-21T00:30:00+13:00' },
    { day: '1999-12-31' },
  ])('§5 values at the bounds are logged: %o', async (changes) => {
    const { ask } = await createTestServer({}, { now });
    expect((await ask(foodLogCreate, create(changes))).errors).toBeUndefined();
  });

  test.each([
    ['half a number', { calories: 1.5 }],
    ['no number', { calories: null }],
    ['a number as text', { calories: '70' }],
    ['a number too large for Int', { calories: 2 ** 31 }],
    ['no name', { name: undefined }],
    ['a name that is a number', { name: 5 }],
    ['a field that does not exist', { sugar: 5 }],
    ['an id that is too short', { id: '0123' }],
    ['an id that is not hexadecimal', { id: 'g'.repeat(24) }],
    ['a time without an offset', { loggedAt: '2026-11-20T12:00:00' }],
    ['a day that does not exist', { day: '2026-02-29' }],
  ])(
    '§5 %s is refused before anything runs, the first time and every later time',
    async (_case, changes) => {
      const { ask } = await createTestServer({}, { now });
      for (let time = 0; time < 4; time += 1) {
        const answer = await ask(foodLogCreate, create(changes));
        expect(answer).toMatchObject({
          status: 400,
          errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }],
        });
        expect(answer.errors?.[0]?.message).toMatch(/^Variable "\$\w+" got invalid value/);
      }
    },
  );
});

describe('§6 ownership of entries', () => {
  test('another person cannot find or count an entry, and may use the same id', async () => {
    const { ask, token } = await createTestServer({}, { now });
    const other = await token({ sub: 'U2' });
    await ask(foodLogCreate, create({ id }));
    expect(await ask(foodLogFindById, { id }, other)).toEqual({
      status: 200,
      data: { foodLogFindById: null },
    });
    expect(
      (await ask(foodLogStats, between('2026-11-20', '2026-11-20'), other)).data,
    ).toMatchObject({ foodLogStats: { calories: 0 } });
    expect(await ask(foodLogCreate, create({ id, calories: 1 }), other)).toEqual({
      status: 200,
      data: { foodLogCreate: { id } },
    });
    expect((await ask(foodLogFindById, { id })).data).toEqual({
      foodLogFindById: { calories: 70 },
    });
  });

  test('§3 a userId that is not among the login ids of the token is FORBIDDEN', async () => {
    const { ask, token } = await createTestServer({}, { now });
    const ada = await token({ loginIds: ['+4912345', 'ada@example.com'] });
    expect((await ask(foodLogCreate, create(), ada)).errors).toBeUndefined();
    const answer = await ask(foodLogCreate, create({ userId: 'eve@example.com' }), ada);
    expect(answer).toMatchObject({
      status: 200,
      errors: [{ extensions: { code: 'FORBIDDEN', requestId: expect.any(String) } }],
    });
  });
});

describe('§7 foodLogFindById', () => {
  test('returns the calories, whatever the case of the id, and null for an unknown id', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, create({ id }));
    expect((await ask(foodLogFindById, { id: id.toUpperCase() })).data).toEqual({
      foodLogFindById: { calories: 70 },
    });
    expect((await ask(foodLogFindById, { id: 'f'.repeat(24) })).data).toEqual({
      foodLogFindById: null,
    });
  });
});

describe('an operation', () => {
  const two = `query Calories { foodLogFindById(id: "${id}") { calories } } query Id { foodLogFindById(id: "${id}") { id } }`;

  test('is selected by its name, however often the document was sent', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, create({ id }));
    for (let time = 0; time < 4; time += 1) {
      expect((await ask(two, {}, undefined, 'Calories')).data).toEqual({
        foodLogFindById: { calories: 70 },
      });
      expect((await ask(two, {}, undefined, 'Id')).data).toEqual({ foodLogFindById: { id } });
    }
  });

  test('is refused if it is not named or does not exist', async () => {
    const { ask } = await createTestServer({}, { now });
    for (let time = 0; time < 4; time += 1) {
      expect(await ask(two)).toMatchObject({
        status: 400,
        errors: [{ message: expect.stringContaining('operation name') }],
      });
      expect(await ask(two, {}, undefined, 'Other')).toMatchObject({
        status: 400,
        errors: [{ message: expect.stringContaining('"Other"') }],
      });
    }
  });

  test('may have several fields, and returns those that succeed', async () => {
    const { ask } = await createTestServer({}, { now });
    await ask(foodLogCreate, create({ id }));
    const answer = await ask(
      `{ a: foodLogFindById(id: "${id}") { calories } b: foodLogFindById(id: "${'f'.repeat(24)}") { id } __typename }`,
    );
    expect(answer).toEqual({
      status: 200,
      data: { a: { calories: 70 }, b: null, __typename: 'Query' },
    });
  });
});
