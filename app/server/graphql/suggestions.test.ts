import { describe, expect, test } from 'vitest';
import { foodLogFrequent, foodLogItems } from '../testing/changeOperations.ts';
import { egg, foodLogCreate } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const suggestedEgg = {
  name: 'Egg',
  calories: 70,
  fats: 5,
  proteins: 6,
  carbs: 1,
  amount: null,
  unit: null,
  timesLogged: 1,
  lastLoggedAt: '2026-11-20T12:00:00.000Z',
};

async function serverWith(foods: number) {
  const server = await createTestServer({}, { now });
  for (let count = 0; count < foods; count += 1) {
    const name = count === 0 ? 'Egg' : `Food ${count}`;
    await server.ask(foodLogCreate, { data: { ...egg, name, minuteOfDay: 480 } });
  }
  return server;
}

describe('suggestions', () => {
  test('are empty for a person who has logged nothing', async () => {
    const { ask } = await serverWith(0);
    expect((await ask(foodLogFrequent, { minuteOfDay: 0 })).data).toEqual({ foodLogFrequent: [] });
    expect((await ask(foodLogItems)).data).toEqual({ foodLogItems: [] });
  });

  test('contain the food as last logged, at any time of the person’s day', async () => {
    const { ask } = await serverWith(1);
    const at = async (minuteOfDay: number) => (await ask(foodLogFrequent, { minuteOfDay })).data;
    expect(await at(500)).toEqual({ foodLogFrequent: [suggestedEgg] });
    expect(await at(1200)).toEqual({ foodLogFrequent: [suggestedEgg] });
    expect((await ask(foodLogItems)).data).toEqual({ foodLogItems: [suggestedEgg] });
  });

  test('are at most 6 for a time of day, unless limit says otherwise', async () => {
    const { ask } = await serverWith(8);
    const count = async (limit?: number) => {
      const { data } = await ask(foodLogFrequent, { minuteOfDay: 480, limit });
      return Object.values(data?.['foodLogFrequent'] ?? {}).length;
    };
    expect([await count(), await count(7), await count(20)]).toEqual([6, 7, 8]);
  });

  test.each([
    [
      foodLogFrequent,
      { minuteOfDay: -1 },
      'minuteOfDay is -1. Enter a whole number from 0 to 1,439.',
    ],
    [
      foodLogFrequent,
      { minuteOfDay: 1440 },
      'minuteOfDay is 1440. Enter a whole number from 0 to 1,439.',
    ],
    [
      foodLogFrequent,
      { minuteOfDay: 0, limit: 0 },
      'limit is 0. Enter a whole number from 1 to 20.',
    ],
    [
      foodLogFrequent,
      { minuteOfDay: 0, limit: 21 },
      'limit is 21. Enter a whole number from 1 to 20.',
    ],
    [
      foodLogFrequent,
      { minuteOfDay: 0, limit: null },
      'limit is null. Enter a whole number from 1 to 20.',
    ],
    [foodLogItems, { limit: 0 }, 'limit is 0. Enter a whole number from 1 to 1,000.'],
    [foodLogItems, { limit: 1001 }, 'limit is 1001. Enter a whole number from 1 to 1,000.'],
  ])('%s with %o is refused with a message', async (operation, variables, message) => {
    const { ask } = await createTestServer({}, { now });
    expect(await ask(operation, variables)).toMatchObject({
      status: 200,
      data: null,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } }],
    });
  });
});
