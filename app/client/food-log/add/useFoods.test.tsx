import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { newEntry } from './newEntry.ts';
import { useFrequentFoods, useOwnFoods } from './useFoods.ts';

const tea = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 };
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const create = (...foods: (typeof soup)[]): LogChange => ({
  kind: 'create',
  entries: foods.map((food) => newEntry(food, '2026-11-21')),
});

const loggedTea = newEntry(tea, '2026-11-21');

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.foods = [tea];
});
afterEach(() => server.restore());

async function offered({ wrapper = surroundings(), wanted = true } = {}) {
  const { result, rerender, unmount } = renderHook(
    (wantsOwn: boolean) => ({
      changes: useLogChanges(),
      frequent: useFrequentFoods(demoUser.id),
      own: useOwnFoods(demoUser.id, wantsOwn),
    }),
    { wrapper, initialProps: wanted },
  );
  await waitFor(() => {
    expect(result.current.frequent).toEqual(server.foods);
    expect(result.current.own).toEqual(wanted ? server.foods : undefined);
  });
  server.sent.length = 0;
  const { changes } = result.current;
  const maker = Symbol('maker');
  return {
    unmount,
    wantOwn: async () => act(async () => rerender(true)),
    foods: () => [result.current.frequent, result.current.own],
    begin: async (change: LogChange) => changes.make(change, maker),
    make: async (change: LogChange) => act(async () => changes.make(change, maker)),
    undo: async () => act(async () => changes.undo(maker)),
  };
}

it('a food that is logged is offered, and no more once that is undone, with no request of its own', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  expect(foods()).toEqual([
    [tea, soup],
    [soup, tea],
  ]);
  await undo();
  expect(foods()).toEqual([[tea], [tea]]);
  expect(server.sent.map(({ operationName }) => operationName)).toEqual([
    'foodLogCreateMany',
    'foodLogDelete',
  ]);
});

it('a food stays offered until the last of its entries is undone, or while the server knew it', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  await make(create(soup));
  await make(create({ ...tea, calories: 5 }));
  expect(foods()[0]).toEqual([{ ...tea, calories: 5 }, soup]);
  await undo();
  await undo();
  expect(foods()).toEqual([
    [tea, soup],
    [soup, tea],
  ]);
  await undo();
  expect(foods()).toEqual([[tea], [tea]]);
});

it('a food that is logged and deleted is offered again once it is restored', async () => {
  const { foods, make, undo } = await offered();
  const logged = create(soup);
  await make(logged);
  const [entry] = [...server.entries.values()];
  await make({ kind: 'delete', entries: [{ ...entry!, deletedAt: null }] });
  expect(foods()).toEqual([[tea], [tea]]);
  await undo();
  expect(foods()[1]).toEqual([soup, tea]);
});

it('a food is offered again once its only entry is restored, and stays as it is where it is on offer', async () => {
  const old = [newEntry(soup, '2026-11-01'), newEntry({ ...tea, calories: 5 }, '2026-11-01')];
  for (const entry of old) server.put(entry);
  const { foods, make } = await offered();
  await make({ kind: 'delete', entries: old });
  expect(foods()).toEqual([[tea], [tea]]);
  await make({ kind: 'restore', entries: old });
  expect(foods()).toEqual([
    [tea, soup],
    [soup, tea],
  ]);
});

it('what was edited is offered as it is now, and as it was once that is undone', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  const [before] = [...server.entries.values()];
  await make({ kind: 'update', before: before!, after: { ...before!, name: 'Stew' } });
  expect(foods()[1]).toEqual([{ ...soup, name: 'Stew' }, tea]);
  await undo();
  expect(foods()[1]).toEqual([soup, tea]);
});

it('a day that is copied offers nothing new', async () => {
  const { foods, make } = await offered();
  await make(create(soup, { ...soup, name: 'Stew' }));
  expect(foods()).toEqual([[tea], [tea]]);
});

it.each([
  ['logged', create(soup), soup],
  [
    'edited',
    { kind: 'update', before: loggedTea, after: { ...loggedTea, calories: 5 } },
    { ...tea, calories: 5 },
  ],
] satisfies [string, LogChange, object][])(
  'a food that is %s is offered as it is when the server has it, and not before',
  async (_, change, food) => {
    const { foods, begin, make } = await offered();
    await make({ kind: 'create', entries: [loggedTea] });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    server.sent.length = 0;
    let made = Promise.resolve();
    act(() => {
      made = begin(change);
    });
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(foods()).toEqual([[tea], [tea]]);
    resolve();
    await act(async () => made);
    expect(foods()[1]).toContainEqual(food);
  },
);

it('what the server says later goes before what was logged here earlier', async () => {
  const { foods, make, wantOwn } = await offered({ wanted: false });
  await make(create({ ...tea, calories: 3 }));
  expect(foods()).toEqual([[{ ...tea, calories: 3 }], undefined]);
  server.foods = [{ ...tea, calories: 5 }];
  await wantOwn();
  await waitFor(() => expect(foods()[1]).toEqual([{ ...tea, calories: 5 }]));
});

it('what was logged is offered also when the session ends and begins again', async () => {
  const wrapper = surroundings();
  const first = await offered({ wrapper });
  await first.make(create(soup));
  first.unmount();
  server.foods = [soup, tea];
  const { foods } = await offered({ wrapper });
  expect(foods()).toEqual([server.foods, server.foods]);
});

it('a food that is refused is not offered', async () => {
  const { foods, make } = await offered();
  server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
  await expect(make(create(soup))).rejects.toThrow('No.');
  expect(foods()).toEqual([[tea], [tea]]);
});
