import { describe, expect, test } from 'vitest';
import {
  foodLogCreateMany,
  foodLogEntries,
  foodLogItems,
  foodLogUpdate,
} from '../testing/changeOperations.ts';
import { egg } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = new Date('2026-11-20T12:00:00Z');
const id = '0123456789abcdef01234567';
const day = '2026-11-20';
const serving = { meal: 'Second breakfast', amount: 0.125, unit: 'slice' };
const none = { meal: null, amount: null, unit: null };
const refused = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
});
const unitAlone = 'A unit needs an amount too. Send both, or null for both.';

async function startServer() {
  const { ask } = await createTestServer({}, { now: () => now });
  const create = (fields: object) => ask(foodLogCreateMany, { data: [{ ...egg, id, ...fields }] });
  const update = (version: number, fields: object) =>
    ask(foodLogUpdate, { data: { id, version, ...fields } });
  const entries = async () => (await ask(foodLogEntries, { day })).data?.['foodLogEntries'];
  return { ask, create, update, entries };
}

const wrong: [object, string][] = [
  [{ meal: '' }, 'The meal is empty. Enter 1 to 50 characters.'],
  [{ meal: 'a'.repeat(51) }, 'The meal is too long. Enter at most 50 characters.'],
  [{ amount: 1, unit: 'g\u0000' }, 'The unit has characters that cannot be shown. Remove them.'],
  [{ amount: 1, unit: ' ' }, 'The unit is empty. Enter 1 to 50 characters.'],
  ...[0, -1, 1.0001, 100_000.001, 1e300].map((amount): [object, string] => [
    { amount },
    `amount is ${amount}. Enter a number above 0, at most 100,000, with at most three decimals.`,
  ]),
  [{ unit: 'g' }, unitAlone],
];

describe('the meal, the amount and the unit of an entry', () => {
  test('are answered and listed as they were sent, without the space around them, and by the food', async () => {
    const { ask, create, entries } = await startServer();
    const sent = { meal: ' Second breakfast', amount: 0.125, unit: 'slice\t' };
    for (let time = 0; time < 3; time += 1) {
      expect((await create(sent)).data).toMatchObject({
        foodLogCreateMany: { entries: [{ ...serving, version: 1 }] },
      });
    }
    expect(await entries()).toMatchObject([serving]);
    const { amount, unit } = serving;
    expect((await ask(foodLogItems)).data).toMatchObject({ foodLogItems: [{ amount, unit }] });
  });

  test.each([0.001, 0.1, 1.005, 33.333, 99_999.999, 100_000])(
    'hold the amount %d exactly',
    async (amount) => {
      const { create, entries } = await startServer();
      await create({ amount });
      expect(await entries()).toMatchObject([{ ...none, amount }]);
    },
  );

  test('belong to the content of a create: with others, the id is taken', async () => {
    const { create } = await startServer();
    await create(serving);
    for (const other of [
      none,
      { ...serving, meal: 'Lunch' },
      { ...serving, amount: 1 },
      { ...serving, unit: null },
    ]) {
      expect((await create(other)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    }
  });

  test('are null if they were not sent, which is the same create as null', async () => {
    const { create, entries } = await startServer();
    await create({});
    expect((await create(none)).errors).toBeUndefined();
    expect(await entries()).toMatchObject([{ ...none, version: 1 }]);
  });

  test('are changed, kept and removed one by one', async () => {
    const { create, update, entries } = await startServer();
    await create(serving);
    const steps = [
      [{ calories: 80 }, serving],
      [{ meal: ' Lunch ' }, { ...serving, meal: 'Lunch' }],
      [
        { meal: null, amount: 2 },
        { meal: null, amount: 2, unit: 'slice' },
      ],
      [{ unit: null }, { meal: null, amount: 2, unit: null }],
      [{ amount: null }, none],
      [serving, serving],
    ] as const;
    for (const [count, [fields, after]] of steps.entries()) {
      for (let time = 0; time < 2; time += 1) {
        expect((await update(count + 1, fields)).data).toMatchObject({
          foodLogUpdate: { entries: [{ ...after, version: count + 2 }] },
        });
      }
      expect(await entries()).toMatchObject([{ ...after, version: count + 2 }]);
    }
  });

  test('cannot leave a unit without an amount, unless another device has changed that', async () => {
    const { create, update, entries } = await startServer();
    await create(serving);
    expect(await update(1, { amount: null })).toMatchObject(refused(unitAlone));
    await update(1, { amount: null, unit: null });
    expect((await update(1, { unit: 'g' })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', current: { ...none, meal: serving.meal, version: 2 } } },
    ]);
    expect(await entries()).toMatchObject([{ ...none, meal: serving.meal, version: 2 }]);
  });

  test.each(wrong)(
    '%j is refused with a message, and nothing is stored',
    async (fields, message) => {
      const { create, update, entries } = await startServer();
      expect(await create(fields)).toMatchObject(refused(message));
      await create({});
      expect(await update(1, fields)).toMatchObject(refused(message));
      expect(await entries()).toMatchObject([{ ...none, version: 1 }]);
    },
  );
});
