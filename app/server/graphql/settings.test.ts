import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Allowance } from '../storage/Allowance.ts';
import {
  foodLogMeals,
  foodLogSetMeals,
  foodLogSetTargets,
  foodLogTargets,
} from '../testing/changeOperations.ts';
import { sampleFood } from '../testing/anySettings.ts';
import { egg } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

const now = new Date('2026-11-20T12:00:00Z');
const startDay = '2026-11-20';
const daily = { calories: 2000, fats: 70, proteins: 0, carbs: null };
const week = Array.from({ length: 7 }, (_, day) => ({ ...daily, calories: day }));
const dayBefore = (count: number) =>
  new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10);

async function startServer() {
  const server = await createTestServer({}, { now: () => now });
  const setTargets = (data: object) =>
    server.ask(foodLogSetTargets, { data: { startDay, version: 0, ...data } });
  const setMeals = (meals: object[], version = 0) =>
    server.ask(foodLogSetMeals, { data: { meals, version } });
  return { ...server, setTargets, setMeals };
}

const refused = (message: string) => ({
  status: 200,
  data: null,
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
});
const conflict = (current: object) => ({
  status: 200,
  data: null,
  errors: [
    {
      message:
        'This was set otherwise in the meantime, so nothing was changed. Check it and try again.',
      extensions: { code: 'CONFLICT', current },
    },
  ],
});

describe('targets', () => {
  test.each([
    ['for every day', [daily]],
    ['for each weekday', week],
    ['of nothing from that day on', []],
    ['removed', null],
  ])('are set, %s, and listed by their first day', async (_case, targets) => {
    const { ask, setTargets } = await startServer();
    const first = { startDay: '2025-01-01', targets: [daily], version: 1 };
    const then = { startDay, targets: [daily], version: 1 };
    expect((await setTargets({ targets: [daily] })).data).toEqual({ foodLogSetTargets: then });
    await setTargets({ startDay: first.startDay, targets: [daily] });
    const changed = targets?.[0] === daily ? then : { startDay, targets, version: 2 };
    for (let time = 0; time < 3; time += 1) {
      expect((await setTargets({ targets, version: 1 })).data).toEqual({
        foodLogSetTargets: changed,
      });
    }
    expect((await ask(foodLogTargets)).data).toEqual({ foodLogTargets: [first, changed] });
  });

  test('have null where a figure is not sent', async () => {
    const { setTargets } = await startServer();
    const nothing = { calories: null, fats: null, proteins: null, carbs: null };
    expect((await setTargets({ targets: [{}] })).data).toMatchObject({
      foodLogSetTargets: { targets: [nothing] },
    });
  });

  test('from an old version are CONFLICT, with what is set now', async () => {
    const { setTargets } = await startServer();
    expect(await setTargets({ targets: [daily], version: 1 })).toMatchObject(
      conflict({ startDay, targets: null, version: 0 }),
    );
    await setTargets({ targets: [daily] });
    expect(await setTargets({ targets: [] })).toMatchObject(
      conflict({ startDay, targets: [daily], version: 1 }),
    );
  });

  test('begin at most 400 days ahead', async () => {
    const { setTargets } = await startServer();
    const targets = [daily];
    expect((await setTargets({ startDay: '2027-12-25', targets })).errors).toBeUndefined();
    expect(await setTargets({ startDay: '2027-12-26', targets })).toMatchObject(
      refused('The day 2027-12-26 is more than 400 days ahead. Choose an earlier one.'),
    );
  });

  test.each([
    [{ targets: [{ ...daily, fats: -1 }] }, 'fats is -1. Enter a whole number from 0 to 100,000.'],
    [
      { targets: [daily, ...week.slice(1, -1), { calories: 100_001 }] },
      'calories is 100001. Enter a whole number from 0 to 100,000.',
    ],
    [
      { targets: [daily, daily] },
      'targets has 2 items. Send one for every day, seven from Monday to Sunday, or none.',
    ],
    [
      { targets: [...week, daily] },
      'targets has 8 items. Send one for every day, seven from Monday to Sunday, or none.',
    ],
    [{}, 'targets is absent. Send null to remove what was set from that day on.'],
  ])('%j are refused with a message, and nothing is set', async (data, message) => {
    const { ask, setTargets } = await startServer();
    expect(await setTargets(data)).toMatchObject(refused(message));
    expect((await ask(foodLogTargets)).data).toEqual({ foodLogTargets: [] });
  });

  test('from more than 400 days are refused with a message', async () => {
    const { ask, setTargets } = await startServer();
    for (let count = 0; count < 400; count += 1) {
      await setTargets({ startDay: dayBefore(count), targets: [] });
    }
    expect(await setTargets({ startDay: dayBefore(400), targets: [] })).toMatchObject(
      refused(
        'Targets begin on 400 days already, which is the most. Set them from one of these days, or remove some first.',
      ),
    );
    const many = ['f0', 'f1', 'f2'].map((name) => `${name}: foodLogTargets { version }`);
    expect(await ask(`{ ${many.slice(1).join(' ')} }`)).toMatchObject({
      data: { f1: { length: 400 } },
    });
    expect(await ask(`{ ${many.join(' ')} }`)).toMatchObject(
      refused('The operation lists more than 1,000 items. List fewer, or send several operations.'),
    );
  });
});

describe('meals', () => {
  const breakfast = { name: 'Breakfast', startMinute: 0 };
  const snack = { name: 'Snack', startMinute: null };

  test('are none at first, and are set in their order, without the space around a name', async () => {
    const { ask, setMeals } = await startServer();
    expect((await ask(foodLogMeals)).data).toEqual({ foodLogMeals: { meals: [], version: 0 } });
    const answer = { meals: [snack, breakfast], version: 1 };
    for (let time = 0; time < 3; time += 1) {
      expect((await setMeals([{ name: '\tSnack ' }, breakfast])).data).toEqual({
        foodLogSetMeals: answer,
      });
    }
    expect((await ask(foodLogMeals)).data).toEqual({ foodLogMeals: answer });
  });

  test('from an old version are CONFLICT, with those that are set now', async () => {
    const { setMeals } = await startServer();
    await setMeals([breakfast]);
    expect(await setMeals([snack])).toMatchObject(conflict({ meals: [breakfast], version: 1 }));
  });

  test('are at most 20, each of which counts as a listed item', async () => {
    const { ask, setMeals } = await startServer();
    const meals = Array.from({ length: 21 }, (_, count) => ({ name: `Meal ${count}` }));
    expect(await setMeals(meals)).toMatchObject(refused('meals has 21 items. Send at most 20.'));
    expect((await setMeals(meals.slice(1))).errors).toBeUndefined();
    const all = Array.from({ length: 8 }, (_, count) => `f${count}: foodLogMeals { version }`);
    const take = vi.spyOn(Allowance.prototype, 'take');
    onTestFinished(() => take.mockRestore());
    expect((await ask(`{ ${all.join(' ')} }`)).errors).toBeUndefined();
    expect(take.mock.calls).toEqual(all.map(() => [20]));
  });

  test.each([
    [[{ name: ' ' }], 'The name of a meal is empty. Enter 1 to 50 characters.'],
    [[{ name: 'a'.repeat(51) }], 'The name of a meal is too long. Enter at most 50 characters.'],
    [[{ name: 'A\nb' }], 'The name of a meal has characters that cannot be shown. Remove them.'],
    [
      [{ ...breakfast, startMinute: 1440 }],
      'startMinute is 1440. Enter a whole number from 0 to 1,439.',
    ],
    [
      [{ ...breakfast, startMinute: -1 }],
      'startMinute is -1. Enter a whole number from 0 to 1,439.',
    ],
    [
      [breakfast, { name: 'Cafe\u0301  1' }, { name: 'CAFÉ 1' }],
      'Two meals have the same name. Give each another one.',
    ],
  ])('%j are refused with a message, and nothing is set', async (meals, message) => {
    const { ask, setMeals } = await startServer();
    expect(await setMeals(meals)).toMatchObject(refused(message));
    expect((await ask(foodLogMeals)).data).toEqual({ foodLogMeals: { meals: [], version: 0 } });
  });
});

test('§7 settings count as changed entries', async () => {
  const { ask } = await startServer();
  const data = Array.from({ length: 200 }, () => ({ ...egg }));
  const mutation = `mutation M($data: [FoodLogCreateDtoInput!]!, $targets: FoodLogTargetsDtoInput!, $meals: FoodLogMealsDtoInput!, $food: FoodLogFoodDtoInput!) {
    foodLogCreateMany(data: $data) { days { day } }
    foodLogSetTargets(data: $targets) { version }
    foodLogSetMeals(data: $meals) { version }
    foodLogSetFood(data: $food) { version }
  }`;
  const settings = {
    targets: { startDay, targets: [], version: 0 },
    meals: { meals: [], version: 0 },
    food: sampleFood(),
  };
  const tooMany = {
    extensions: { code: 'BAD_USER_INPUT' },
    message: 'The operation changes more than 200 entries. Send several operations.',
  };
  expect((await ask(mutation, { data, ...settings })).errors).toMatchObject([tooMany]);
  expect((await ask(mutation, { data: data.slice(2), ...settings })).errors).toMatchObject([
    { ...tooMany, path: ['foodLogSetFood'] },
  ]);
});

test('a client that knows no unit of energy keeps the one that the person has chosen, and kcal before', async () => {
  const { ask } = await startServer();
  const set = async (unit: string, version: number) => {
    const data = `{ theme: DARK, density: COMPACT, firstDayOfWeek: null, hourCycle: null, ${unit} language: null, keyShortcuts: ${version !== 2}, version: ${version} }`;
    const mutation = `mutation { foodLogSetPreferences(data: ${data}) { energyUnit version } }`;
    return (await ask(mutation)).data?.foodLogSetPreferences;
  };
  expect(await set('', 0)).toEqual({ energyUnit: 'KCAL', version: 1 });
  expect(await set('energyUnit: KJ,', 1)).toEqual({ energyUnit: 'KJ', version: 2 });
  const last = { energyUnit: 'KJ', version: 3 };
  expect(await set('', 2)).toEqual(last);
  expect(await set('', 2)).toEqual(last);
});
