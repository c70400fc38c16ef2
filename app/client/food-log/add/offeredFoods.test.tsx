import { act, renderHook } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { boundsKey } from '../data/cacheKeys.ts';
import type { FoodSetting, LogChange } from '../data/FoodLog.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { newEntry } from './newEntry.ts';
import { useFrequentFoods, useOwnFoods } from './useFoods.ts';

const drink = (name: string, calories = 2) => ({ name, calories, fats: 0, proteins: 0, carbs: 0 });
const setting = (loggedAs: string, values: Partial<FoodSetting> = {}): FoodSetting => ({
  loggedAs,
  figures: null,
  isPinned: false,
  isHidden: false,
  deletedAt: null,
  version: 0,
  ...values,
});
const change = (loggedAs: string, values: Partial<FoodSetting>, version = 0): LogChange => ({
  kind: 'setFood',
  before: setting(loggedAs, { version }),
  after: setting(loggedAs, { version, ...values }),
});

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T12:00:00Z'));
  server = serveTest();
  server.foods = ['Tea', 'Milk', 'Juice'].map((name) => drink(name));
});

const names = (foods?: { name: string }[]) => foods?.map(({ name }) => name);

async function open() {
  const { result } = renderHook(
    () => ({
      outbox: useOutbox(),
      mutate: useSWRConfig().mutate,
      frequent: useFrequentFoods(demoUser.id),
      own: useOwnFoods(demoUser.id, true),
    }),
    { wrapper: surroundings() },
  );
  await waitFor(() => expect(result.current.own).toBeDefined());
  await waitFor(() => expect(result.current.frequent).toBeDefined());
  await pass(100);
  return {
    frequent: () => names(result.current.frequent),
    own: () => names(result.current.own),
    first: () => result.current.own?.[0],
    make: async (made: LogChange) => act(async () => result.current.outbox.submit(made)),
    undo: async () => act(async () => result.current.outbox.undo()),
    /** Another device sets something, and this one hears of it. */
    hear: async (...foods: FoodSetting[]) => {
      server.settings = { ...server.settings, foods };
      await act(async () => result.current.mutate(boundsKey(demoUser.id)));
      await pass(100);
    },
  };
}

it('a hidden or deleted food goes at once and comes back by Undo, wherever foods are offered', async () => {
  const { frequent, own, make, undo } = await open();
  await make(change('Milk', { isHidden: true }));
  expect([frequent(), own()]).toEqual([
    ['Tea', 'Juice'],
    ['Tea', 'Juice'],
  ]);
  await make(change('tea', { deletedAt: '2026-11-21T12:00:00.000Z' }));
  expect([frequent(), own()]).toEqual([['Juice'], ['Juice']]);
  await undo();
  await undo();
  expect([frequent(), own()]).toEqual([
    ['Tea', 'Milk', 'Juice'],
    ['Tea', 'Milk', 'Juice'],
  ]);
});

it('a pinned food comes first, and a corrected one has its figures', async () => {
  const { frequent, own, first, make } = await open();
  await make(change('Juice', { isPinned: true }));
  expect([frequent(), own()]).toEqual([
    ['Juice', 'Tea', 'Milk'],
    ['Juice', 'Tea', 'Milk'],
  ]);
  const figures = { ...drink('Orange juice', 90), amount: 200, unit: 'ml' };
  await make(change('Juice', { isPinned: true, figures }, 1));
  expect(first()).toEqual(figures);
});

it('a deleted food is offered again as soon as it is logged later', async () => {
  const { own, make } = await open();
  await make(change('Tea', { deletedAt: '2026-11-21T12:00:00.000Z' }));
  const logged = newEntry(drink('Tea'), '2026-11-21', { now: new Date('2026-11-21T12:00:01Z') });
  await make({ kind: 'create', entries: [logged] });
  expect(own()).toEqual(['Tea', 'Milk', 'Juice']);
});

it('what another device hides or pins moves no food to log again that is on the page', async () => {
  const { frequent, own, make, hear } = await open();
  await hear(
    setting('Milk', { isHidden: true, version: 1 }),
    setting('Juice', { isPinned: true, version: 1 }),
  );
  expect(own()).toEqual(['Juice', 'Tea']);
  expect(frequent()).toEqual(['Tea', 'Milk', 'Juice']);
  await make(change('Tea', { isHidden: true }));
  expect(frequent()).toEqual(['Milk', 'Juice']);
});

it('six foods are there to log again, also where others are hidden', async () => {
  server.foods = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => drink(`Tea ${number}`));
  server.settings = {
    ...server.settings,
    foods: [setting('Tea 2', { isHidden: true, version: 1 })],
  };
  const { frequent } = await open();
  expect(frequent()).toEqual(['Tea 1', 'Tea 3', 'Tea 4', 'Tea 5', 'Tea 6', 'Tea 7']);
});
