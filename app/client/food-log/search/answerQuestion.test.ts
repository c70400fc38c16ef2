import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { integrity, url } from 'virtual:food-table';
import { foodColumns } from '../../../foods/foodTable.ts';

const table = JSON.stringify(foodColumns());
const realFetch = globalThis.fetch;

/** What is in the cache of the browser, by address. */
let cached: Map<string, Response>;
/** What the network answers: a body, or a response. */
let network: string | Response;
const requests = vi.fn<(address: string) => void>();
let answerQuestion: (typeof import('./answerQuestion.ts'))['answerQuestion'];

const cache = {
  match: async (address: string) => cached.get(address)?.clone(),
  put: async (address: string, response: Response) => void cached.set(address, response),
  keys: async () => [...cached.keys()],
  delete: async (address: string) => cached.delete(address),
};

beforeEach(async () => {
  cached = new Map();
  network = table;
  requests.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('caches', { open: async () => cache });
  // Answers as the network would, and compares digests as a browser does.
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests(address);
    if (typeof network !== 'string') return network;
    return realFetch(
      `data:application/json;base64,${Buffer.from(network).toString('base64')}`,
      init,
    );
  });
  vi.resetModules();
  ({ answerQuestion } = await import('./answerQuestion.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = async (text: string) => (await answerQuestion({ id: 7, text })).foods;

test('§4 the table is fetched once and stored, and the best 20 foods answer', async () => {
  const foods = await find('milk');
  expect(foods).toHaveLength(20);
  expect(foods?.[0]).toMatchObject({ source: 'USDA', per: { amount: 100, unit: 'g' } });
  await find('banana');
  expect(requests).toHaveBeenCalledExactlyOnceWith(url);
  await vi.waitFor(async () => expect(await cached.get(url)?.clone().text()).toBe(table));
});

test('§4 a stored table is found without a network, and takes the place of none', async () => {
  cached.set(url, new Response(table));
  network = new Response('', { status: 503 });
  expect((await find('banana'))?.[0]?.name).toBe('Bananas, raw');
  expect(requests).not.toHaveBeenCalled();
});

test('the table of an earlier release is deleted', async () => {
  cached.set('/foods/usda-sr28-00000000.json', new Response('{}'));
  await find('banana');
  await vi.waitFor(() => expect([...cached.keys()]).toEqual([url]));
});

test.each([
  ['half of the table', table.slice(0, table.length / 2)],
  ['the page of another network', '<!doctype html><title>Sign in</title>'],
  ['other JSON', '{}'],
  ['404', new Response('', { status: 404 })],
])(
  '§8 with %s, a search finds nothing, nothing is stored, and the next search tries again',
  async (_, answer) => {
    network = answer;
    expect(await answerQuestion({ id: 7, text: 'banana' })).toEqual({ id: 7 });
    expect(cached.size).toBe(0);
    network = table;
    expect((await find('banana'))?.[0]?.name).toBe('Bananas, raw');
  },
);

test('a stored table that cannot be read is replaced', async () => {
  cached.set(url, new Response('{'));
  expect((await find('banana'))?.[0]?.name).toBe('Bananas, raw');
  await vi.waitFor(async () => expect(await cached.get(url)?.clone().text()).toBe(table));
});

test.each([
  ['has no cache', () => Reflect.deleteProperty(globalThis, 'caches')],
  [
    'refuses its cache',
    () => vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('No.')) }),
  ],
  [
    'has no space left',
    () => vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError')),
  ],
])('a browser that %s searches all the same', async (_, prepare) => {
  prepare();
  expect((await find('banana'))?.[0]?.name).toBe('Bananas, raw');
});

test('the digest is that of the table', async () => {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(table));
  expect(integrity).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
});
