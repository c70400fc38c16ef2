import { expect, test } from 'vitest';
import { noPreferences } from '../storage/settings/kinds.ts';
import { egg } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';

// The third request of a text is the first that is compiled.
const versions = [0, 1, 2, 3];

test('§7 a variable that is not given leaves a field of an entry as it is, every time', async () => {
  const { ask } = await createTestServer();
  const id = 'a'.repeat(24);
  const create = `mutation { foodLogCreate(data: { userId: "${egg.userId}", id: "${id}", name: "Egg", calories: 1, fats: 1, proteins: 1, carbs: 1, meal: "Lunch", amount: 2, unit: "g" }) { id } }`;
  expect((await ask(create)).errors).toBeUndefined();
  const update = `mutation ($version: Int!, $name: String, $meal: String, $amount: Float) {
    foodLogUpdate(data: { id: "${id}", version: $version, name: $name, meal: $meal, amount: $amount }) {
      entries { name meal amount unit }
    }
  }`;
  for (const version of versions) {
    const name = `Egg ${version}`;
    expect(await ask(update, { version: version + 1, name })).toEqual({
      status: 200,
      data: { foodLogUpdate: { entries: [{ name, meal: 'Lunch', amount: 2, unit: 'g' }] } },
    });
  }
});

test('§7 preferences of a client that knows no unit of energy are taken every time', async () => {
  const { ask } = await createTestServer();
  const set =
    'mutation ($data: FoodLogPreferencesDtoInput!) { foodLogSetPreferences(data: $data) { energyUnit version } }';
  const { energyUnit, ...preferences } = noPreferences;
  for (const version of versions) {
    const data = { ...preferences, keyShortcuts: version % 2 === 1, version };
    expect(await ask(set, { data })).toEqual({
      status: 200,
      data: { foodLogSetPreferences: { energyUnit, version: version + 1 } },
    });
  }
});

test.each([
  [
    'a variable that is not given has its default',
    'query ($minute: Int! = 60) { foodLogFrequent(minuteOfDay: $minute) { name } }',
    { foodLogFrequent: [] },
  ],
  [
    'a fragment that is left out in one place stands in the other',
    `query ($isAsked: Boolean! = false) {
      one: foodLogPreferences { theme ...A @include(if: $isAsked) }
      other: foodLogPreferences { theme ...A }
    }
    fragment A on FoodLogPreferences { version }`,
    { one: { theme: 'SYSTEM' }, other: { theme: 'SYSTEM', version: 0 } },
  ],
])('§7 %s, every time', async (_what, query, data) => {
  const { ask } = await createTestServer();
  for (const _ of versions) expect(await ask(query)).toEqual({ status: 200, data });
});

test('§7 a bomb of fragments in a field, which to compile would take years, is refused every time', async () => {
  const { ask } = await createTestServer();
  const fragments = Array.from(
    { length: 45 },
    (_, count) => `fragment F${count} on FoodLogSuggestion { ...F${count + 1} ...F${count + 1} }`,
  );
  const query = `{ foodLogItems { ...F0 } } ${fragments.join(' ')} fragment F45 on FoodLogSuggestion { name }`;
  for (const _ of versions) {
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('more than 500 fields') }],
    });
  }
});
