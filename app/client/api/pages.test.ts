import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from './createApi.ts';

const day = '2026-11-21';
const totals = { calories: 1, fats: 2, proteins: 3, carbs: 4 };
const changed = { ...totals, calories: 7 };
const times = { loggedAt: '', day, minuteOfDay: 0, version: 1, deletedAt: null };
const entries = Array.from({ length: 1001 }, (_, id) =>
  Object.assign({ id: String(id), name: 'Tea' }, totals, times),
);

const getToken = async () => 'token';

afterEach(() => vi.unstubAllGlobals());

it('reads a day of more than 500 entries in pages, and begins again when it is changed between them', async () => {
  const pages = [
    [0, totals],
    [500, changed],
    [0, changed],
    [500, changed],
    [1000, changed],
  ] as const;
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const [from, foodLogStats] of pages) {
    const data = { foodLogStats, foodLogEntries: entries.slice(from, from + 500) };
    fetch.mockResolvedValueOnce(Response.json({ data }));
  }
  vi.stubGlobal('fetch', fetch);
  const api = createApi({ getToken, renewToken: getToken });
  await expect(api.foodLogStats(day)).resolves.toEqual({ totals: changed, entries });
  const asked = fetch.mock.calls.map(
    ([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '').variables.after,
  );
  expect(asked).toEqual([undefined, '499', undefined, '499', '999']);
});

it('gives up on a page that is repeated', async () => {
  const data = { foodLogStats: totals, foodLogEntries: entries.slice(0, 500) };
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  const api = createApi({ getToken, renewToken: getToken });
  await expect(api.foodLogStats(day)).rejects.toThrow('GraphQL Error');
});
