import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FoodAnswer, type FoodQuestion, createFoodSearch } from './createFoodSearch.ts';
import type { CatalogueFood } from './readFoods.ts';
import { useFoodSearch } from './useFoodSearch.ts';

const notLoaded = 'The food table could not be loaded. Check your connection and reload the page.';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly asked: FoodQuestion[] = [];
  readonly terminate = vi.fn<() => void>();
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: FoodQuestion) {
    this.asked.push(question);
  }
  answer(data: FoodAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const foodsNamed = (name: string): CatalogueFood[] => [
  { name, calories: 1, fats: 1, proteins: 1, carbs: 1, portions: [] },
];
const { signal } = new AbortController();

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** The worker that was started last. */
function lastWorker(): FakeWorker {
  const worker = FakeWorker.all.at(-1);
  if (!worker) throw new Error('No worker was started.');
  return worker;
}

test('one worker starts with the first search, and answers each', async () => {
  const { search } = createFoodSearch();
  expect(FakeWorker.all).toEqual([]);
  const [first, second] = [search('oat', { signal }), search('oats', { signal })];
  expect(FakeWorker.all).toHaveLength(1);
  const [one, other] = lastWorker().asked;
  expect([one?.text, other?.text]).toEqual(['oat', 'oats']);
  lastWorker().answer({ id: other!.id, foods: foodsNamed('Oats') });
  lastWorker().answer({ id: one!.id, foods: foodsNamed('Oat bran') });
  expect(await first).toEqual(foodsNamed('Oat bran'));
  expect(await second).toEqual(foodsNamed('Oats'));
});

test('a worker that is prepared waits for the first search', async () => {
  const { prepare, search, stop } = createFoodSearch();
  onTestFinished(stop);
  prepare();
  void search('oat', { signal });
  expect(FakeWorker.all).toHaveLength(1);
  expect(lastWorker().asked.map(({ text }) => text)).toEqual(['', 'oat']);
});

test('an aborted search finds nothing, also when its answer comes later', async () => {
  const { search } = createFoodSearch();
  const controller = new AbortController();
  const found = search('oat', controller);
  controller.abort();
  expect(await found).toEqual([]);
  lastWorker().answer({ id: lastWorker().asked[0]!.id, foods: foodsNamed('Oats') });
  expect(await search('oats', controller)).toEqual([]);
  expect(lastWorker().asked).toHaveLength(1);
});

test('a table that does not load fails the search, and the next one asks again', async () => {
  const { search } = createFoodSearch();
  const failed = search('oat', { signal });
  lastWorker().answer({ id: lastWorker().asked[0]!.id });
  await expect(failed).rejects.toThrow(notLoaded);
  const found = search('oat', { signal });
  lastWorker().answer({ id: lastWorker().asked[1]!.id, foods: foodsNamed('Oats') });
  expect(await found).toEqual(foodsNamed('Oats'));
});

test('a worker that dies fails what it was asked, and the next search starts another', async () => {
  const { search } = createFoodSearch();
  const failed = Promise.allSettled([search('o', { signal }), search('oa', { signal })]);
  const dead = lastWorker();
  dead.dispatchEvent(new Event('error'));
  const reason = new Error(notLoaded);
  expect(await failed).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  const found = search('oat', { signal });
  expect(FakeWorker.all).toHaveLength(2);
  dead.dispatchEvent(new Event('error'));
  lastWorker().answer({ id: lastWorker().asked[0]!.id, foods: foodsNamed('Oats') });
  expect(await found).toEqual(foodsNamed('Oats'));
});

test('a worker that is silent is given up, and the next search starts another', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { search } = createFoodSearch();
  const failed = search('oat', { signal }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(lastWorker().terminate).toHaveBeenCalledOnce();
  expect(await failed).toBe(notLoaded);
  const found = search('oat', { signal });
  expect(FakeWorker.all).toHaveLength(2);
  lastWorker().answer({ id: lastWorker().asked[0]!.id, foods: foodsNamed('Oats') });
  expect(await found).toEqual(foodsNamed('Oats'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(lastWorker().terminate).not.toHaveBeenCalled();
});

test('a browser without workers says so, and starts nothing', async () => {
  vi.unstubAllGlobals();
  expect('Worker' in globalThis).toBe(false);
  const { prepare, search } = createFoodSearch();
  prepare();
  await expect(search('oat', { signal })).rejects.toThrow(
    'This browser cannot search the food table.',
  );
});

test('the worker ends with the form', async () => {
  const { result, unmount } = renderHook(() => useFoodSearch());
  const found = result.current.search('oat', { signal });
  unmount();
  expect(lastWorker().terminate).toHaveBeenCalledOnce();
  expect(await found).toEqual([]);
});
