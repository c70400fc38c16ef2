import { expect, test } from 'vitest';
import { foodLogFoods, foodLogSetFood } from '../testing/changeOperations.ts';
import { createTestServer } from '../testing/testServer.ts';

const egg = {
  loggedAs: 'Egg',
  figures: null,
  isPinned: true,
  isHidden: false,
  deletedAt: null,
};
const figures = { name: 'Boiled egg', calories: 155, fats: 11, proteins: 13, carbs: 1 };
const corrected = { ...figures, amount: 100, unit: 'g' };
async function startServer() {
  const server = await createTestServer({}, { now: () => new Date('2026-11-20T12:00:00Z') });
  const setFood = (data: object) =>
    server.ask(foodLogSetFood, { data: { ...egg, version: 0, ...data } });
  const readFoods = async () => (await server.ask(foodLogFoods)).data;
  return { ...server, setFood, readFoods };
}

const refused = (message: string) => ({
  status: 200,
  data: null,
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
});
const conflict = (current: object) => ({
  data: null,
  errors: [{ extensions: { code: 'CONFLICT', current } }],
});

test('foods are set one by one, without the space around a name, and listed', async () => {
  const { readFoods, setFood } = await startServer();
  expect(await readFoods()).toEqual({ foodLogFoods: [] });
  const spaced = { ...corrected, name: ' Boiled egg\t', unit: ' g ' };
  const deleted = { deletedAt: '2026-11-20T13:00:00+01:00' };
  for (let time = 0; time < 3; time += 1) {
    expect((await setFood({ loggedAs: ' Egg ', figures: spaced, ...deleted })).data).toEqual({
      foodLogSetFood: {
        ...egg,
        figures: corrected,
        deletedAt: '2026-11-20T12:00:00.000Z',
        version: 1,
      },
    });
  }
  expect((await setFood({ loggedAs: 'EGG', version: 1 })).data).toEqual({
    foodLogSetFood: { ...egg, loggedAs: 'EGG', version: 2 },
  });
  expect(await readFoods()).toEqual({
    foodLogFoods: [{ ...egg, loggedAs: 'EGG', version: 2 }],
  });
});

test('foods have null where no amount is sent', async () => {
  const { setFood } = await startServer();
  expect((await setFood({ figures })).data).toMatchObject({
    foodLogSetFood: { figures: { ...figures, amount: null, unit: null } },
  });
});

test('foods from an old version are CONFLICT, with what is set now', async () => {
  const { setFood } = await startServer();
  const unset = { ...egg, isPinned: false, version: 0 };
  expect(await setFood({ version: 1 })).toMatchObject(conflict(unset));
  await setFood({});
  expect(await setFood({ loggedAs: 'egg', isHidden: true })).toMatchObject(
    conflict({ ...egg, version: 1 }),
  );
});

test.each([
  [{ loggedAs: ' ' }, 'loggedAs is empty. Enter 1 to 200 characters.'],
  [{ loggedAs: 'a'.repeat(201) }, 'loggedAs is too long. Enter at most 200 characters.'],
  [{ loggedAs: 'A\u0000' }, 'loggedAs has characters that cannot be shown. Remove them.'],
  [
    { figures: { ...figures, name: 'A\u001bB' } },
    'The name has characters that cannot be shown. Remove them.',
  ],
  [{ figures: { ...figures, name: '\u200b' } }, 'The name is empty. Enter 1 to 200 characters.'],
  [
    { figures: { ...figures, carbs: 100_001 } },
    'carbs is 100001. Enter a whole number from 0 to 100,000.',
  ],
  [{ figures: { ...figures, fats: -1 } }, 'fats is -1. Enter a whole number from 0 to 100,000.'],
  [
    { figures: { ...figures, unit: 'g' } },
    'A unit needs an amount too. Send both, or null for both.',
  ],
  [
    { figures: { ...figures, amount: 0 } },
    'amount is 0. Enter a number above 0, at most 100,000, with at most three decimals.',
  ],
  [
    { figures: { ...figures, amount: 100_000.001 } },
    'amount is 100000.001. Enter a number above 0, at most 100,000, with at most three decimals.',
  ],
  [{ figures: undefined }, 'figures is absent. Send null for those that it was last logged with.'],
  [{ deletedAt: undefined }, 'deletedAt is absent. Send null if the food is not deleted.'],
])('foods with %j are refused with a message, and nothing is set', async (data, message) => {
  const { readFoods, setFood } = await startServer();
  expect(await setFood(data)).toMatchObject(refused(message));
  expect(await readFoods()).toEqual({ foodLogFoods: [] });
});

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
  'foods can be deleted at %s, as the clock of a device or a last entry may say',
  async (deletedAt) => {
    const { setFood } = await startServer();
    const instant = new Date(deletedAt).toISOString();
    expect((await setFood({ deletedAt })).data).toMatchObject({
      foodLogSetFood: { deletedAt: instant, version: 1 },
    });
  },
);

test('something is set of at most 400 foods, each of which counts as a listed item', async () => {
  const { ask, setFood } = await startServer();
  for (let count = 0; count < 400; count += 1) await setFood({ loggedAs: `Food ${count}` });
  expect(await setFood({})).toMatchObject(
    refused(
      'You have set something of 400 foods already, which is the most. Move one that is pinned or hidden back to those that are offered, then try again.',
    ),
  );
  const many = ['f0', 'f1', 'f2'].map((name) => `${name}: foodLogFoods { version }`);
  expect(await ask(`{ ${many.slice(1).join(' ')} }`)).toMatchObject({
    data: { f1: { length: 400 } },
  });
  expect(await ask(`{ ${many.join(' ')} }`)).toMatchObject(
    refused('The operation lists more than 1,000 items. List fewer, or send several operations.'),
  );
});
