import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { useOutbox } from '../outbox/OutboxContext.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { newEntry } from './newEntry.ts';
import { useFrequentFoods, useOwnFoods } from './useFoods.ts';

const drink = (name: string) => ({ name, calories: 2, fats: 0, proteins: 0, carbs: 0 });
const tea = drink('Tea');
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const create = (...foods: (typeof soup)[]): LogChange => ({
  kind: 'create',
  entries: foods.map((food) => newEntry(food, '2026-11-21')),
});

const loggedTea = newEntry(tea, '2026-11-21');

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.foods = [tea];
});

async function offered({ wrapper = surroundings(), wanted = true, frequent = server.foods } = {}) {
  const { result, rerender, unmount } = renderHook(
    (wantsOwn: boolean) => ({
      outbox: useOutbox(),
      frequent: useFrequentFoods(demoUser.id),
      own: useOwnFoods(demoUser.id, wantsOwn),
    }),
    { wrapper, initialProps: wanted },
  );
  await waitFor(() => {
    expect(result.current.frequent).toEqual(frequent);
    expect(result.current.own).toEqual(wanted ? server.foods : undefined);
    // What the device has stored is there before the requests are sent.
    expect(server.count('foodLogFrequent')).toBe(1);
    expect(server.count('foodLogItems')).toBe(wanted ? 1 : 0);
  });
  server.sent.length = 0;
  const { outbox } = result.current;
  return {
    unmount,
    wantOwn: async () => act(async () => rerender(true)),
    foods: () => [result.current.frequent, result.current.own],
    begin: async (change: LogChange) => outbox.submit(change),
    make: async (change: LogChange) => act(async () => outbox.submit(change)),
    undo: async () => act(async () => outbox.undo()),
  };
}

it('a logged food is offered with how much of it was eaten', async () => {
  const { foods, make } = await offered();
  const portion = { amount: 2, unit: 'bowl' };
  await make({ kind: 'create', entries: [newEntry(soup, '2026-11-21', { portion })] });
  expect(foods()[1]?.at(0)).toEqual({ ...soup, ...portion });
});

it('a logged food is offered until that is undone, without a request for foods', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  expect(foods()).toEqual([
    [tea, soup],
    [soup, tea],
  ]);
  await undo();
  expect(foods()).toEqual([[tea], [tea]]);
  const sent = server.sent.map(({ operationName }) => operationName);
  expect(sent.filter((name) => name !== 'foodLogBounds')).toEqual([
    'foodLogCreateMany',
    'foodLogDelete',
  ]);
});

it('a food is no longer offered as soon as it is undone, before the answer', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  server.held = promise;
  const undone = undo();
  await waitFor(() => expect(foods()).toEqual([[tea], [tea]]));
  answer();
  await undone;
});

it('a food is offered until all its new entries are undone, and longer if the server offers it', async () => {
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

it('a food whose entry was deleted is offered again after that is undone', async () => {
  const { foods, make, undo } = await offered();
  const logged = create(soup);
  await make(logged);
  const [entry] = [...server.entries.values()];
  await make({ kind: 'delete', entries: [{ ...entry!, deletedAt: null }] });
  expect(foods()).toEqual([[tea], [tea]]);
  await undo();
  expect(foods()[1]).toEqual([soup, tea]);
});

it('a restored food is offered again, and keeps the values of the food that is on offer', async () => {
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

it('an edited food is offered with its new values, and with the old ones after undo', async () => {
  const { foods, make, undo } = await offered();
  await make(create(soup));
  const [before] = [...server.entries.values()];
  await make({ kind: 'update', before: before!, after: { ...before!, name: 'Stew' } });
  expect(foods()[1]).toEqual([{ ...soup, name: 'Stew' }, tea]);
  await undo();
  expect(foods()[1]).toEqual([soup, tea]);
});

it('copying a day offers no new foods', async () => {
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
  'a food that is %s is offered with its values after the server has answered',
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

it('a later answer of the server replaces the foods logged here before', async () => {
  const { foods, make, wantOwn } = await offered({ wanted: false });
  await make(create({ ...tea, calories: 3 }));
  expect(foods()).toEqual([[{ ...tea, calories: 3 }], undefined]);
  server.foods = [{ ...tea, calories: 5 }];
  await wantOwn();
  await waitFor(() => expect(foods()[1]).toEqual([{ ...tea, calories: 5 }]));
});

it('a logged food is still offered after the session has ended and begun again', async () => {
  const wrapper = surroundings();
  const first = await offered({ wrapper });
  await first.make(create(soup));
  first.unmount();
  server.foods = [soup, tea];
  const { foods } = await offered({ wrapper, frequent: [tea, soup] });
  expect(foods()).toEqual([
    [tea, soup],
    [soup, tea],
  ]);
});

it('no offered food moves or goes when the server offers others; the next opening shows those', async () => {
  const wrapper = surroundings();
  const strongTea = { ...tea, calories: 5 };
  const stew = { ...soup, name: 'Stew' };
  server.foods = [tea, soup];
  const first = await offered({ wrapper });
  first.unmount();
  server.foods = [stew, strongTea];
  const second = await offered({ wrapper, frequent: [strongTea, soup, stew] });
  second.unmount();
  const third = await offered({ wrapper });
  expect(third.foods()[0]).toEqual([stew, strongTea]);
});

it('a food for which there is no place waits for the next opening', async () => {
  const wrapper = surroundings();
  const six = ['Tea', 'Coffee', 'Milk', 'Cocoa', 'Juice', 'Water'].map((name) => drink(name));
  server.foods = six;
  const first = await offered({ wrapper });
  first.unmount();
  server.foods = [soup, ...six.slice(0, 5)];
  const second = await offered({ wrapper, frequent: six });
  second.unmount();
  const third = await offered({ wrapper });
  expect(third.foods()[0]).toEqual(server.foods);
});

it('a food that was logged here stays in its place until it is undone', async () => {
  const wrapper = surroundings();
  const five = ['Tea', 'Coffee', 'Milk', 'Cocoa', 'Juice'].map((name) => drink(name));
  server.foods = five;
  const first = await offered({ wrapper });
  first.unmount();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  const second = await offered({ wrapper, frequent: five });
  server.held = undefined;
  await second.make(create(soup));
  expect(second.foods()[0]).toEqual([...five, soup]);
  server.foods = [drink('Water'), ...five];
  resolve();
  await waitFor(() => expect(second.foods()[1]).toContainEqual(drink('Water')));
  expect(second.foods()[0]).toEqual([...five, soup]);
  await second.undo();
  expect(second.foods()[0]).toEqual([...five, drink('Water')]);
});

it('names that differ in case and white space are one food', async () => {
  const wrapper = surroundings();
  server.foods = [tea, soup];
  const first = await offered({ wrapper });
  first.unmount();
  const renamed = { ...soup, name: 'soup  ', calories: 250 };
  server.foods = [renamed, tea];
  const second = await offered({ wrapper, frequent: [tea, renamed] });
  expect(second.foods()[0]).toEqual([tea, renamed]);
});

it('a refused food is not offered', async () => {
  const { foods, make } = await offered();
  server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
  await expect(make(create(soup))).rejects.toThrow('No.');
  expect(foods()).toEqual([[tea], [tea]]);
});

const at = (time: string) => vi.setSystemTime(`2026-11-21T${time}:00`);
const opening = (device: MemoryDevice) =>
  renderHook(() => ({ frequent: useFrequentFoods(demoUser.id), outbox: useOutbox() }), {
    wrapper: surroundings(device.open()),
  });

describe('without an answer of the server, the foods on offer are', () => {
  it('unknown while it loads, also where none were on offer before the first food', async () => {
    at('08:00');
    server.foods = [];
    const device = new MemoryDevice();
    const first = opening(device);
    await waitFor(() => expect(first.result.current.frequent).toEqual([]));
    first.unmount();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    server.foods = [tea];
    const { result } = opening(device);
    expect(result.current.frequent).toBeUndefined();
    answer();
    await waitFor(() => expect(result.current.frequent).toEqual([tea]));
  });

  it('those of another time of the day, and stay in their places when it comes', async () => {
    at('20:00');
    const device = new MemoryDevice();
    server.foods = [soup, tea];
    const evening = opening(device);
    await waitFor(() => expect(evening.result.current.frequent).toEqual([soup, tea]));
    evening.unmount();
    at('23:50');
    server.networkFails = true;
    const { result } = opening(device);
    await waitFor(() => expect(result.current.frequent).toEqual([soup, tea]));
    server.networkFails = false;
    server.foods = [drink('Cocoa'), tea];
    await pass(60_000);
    await waitFor(() => expect(result.current.frequent).toEqual([soup, tea, drink('Cocoa')]));
  });

  it('with the names and without the deleted ones that the last page left', async () => {
    const device = new MemoryDevice();
    const { result, unmount } = opening(device);
    await waitFor(() => expect(result.current.frequent).toEqual([tea]));
    const make = async (change: LogChange) => act(async () => result.current.outbox.submit(change));
    await make(create(soup));
    const [before] = [...server.entries.values()];
    await make({ kind: 'update', before: before!, after: { ...before!, name: 'Stew' } });
    const pie = newEntry({ ...soup, name: 'Pie' }, '2026-11-21');
    await make({ kind: 'create', entries: [pie] });
    await make({ kind: 'delete', entries: [pie] });
    unmount();
    server.held = new Promise(() => {});
    const next = opening(device);
    expect(next.result.current.frequent).toEqual([tea, { ...soup, name: 'Stew' }]);
  });

  it('those that are logged here', async () => {
    server.networkFails = true;
    const { result } = opening(new MemoryDevice());
    await waitFor(() => expect(result.current.frequent).toEqual([]));
    act(() => void result.current.outbox.submit(create(soup)));
    await waitFor(() => expect(result.current.frequent).toEqual([soup]));
  });
});
