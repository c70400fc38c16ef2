import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createApi } from './createApi.ts';

const day = '2026-11-21';

/** An answer with the deleted entries of these numbers. */
function page(from: number, to: number): Response {
  const foodLogDeleted = Array.from({ length: to - from }, (_, count) => ({
    id: String(from + count),
    name: 'Tea',
    calories: 1,
    fats: 2,
    proteins: 3,
    carbs: 4,
    day,
    loggedAt: `${day}T08:00:00.000Z`,
    minuteOfDay: 480,
    version: 2,
    deletedAt: `${day}T09:00:00.000Z`,
  }));
  return Response.json({ data: { foodLogDeleted } });
}

const getToken = async () => 'token';

function apiThatAnswers(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const one of answers) fetch.mockResolvedValueOnce(one);
  vi.stubGlobal('fetch', fetch);
  return { api: createApi({ getToken, renewToken: getToken }), fetch };
}

afterEach(() => vi.unstubAllGlobals());

describe('§7 pages of the deleted entries', () => {
  it('are asked for until one is not full', async () => {
    const { api, fetch } = apiThatAnswers(page(0, 500), page(500, 1000), page(1000, 1003));
    const entries = await api.foodLogDeleted();
    expect(entries.map(({ id }) => Number(id))).toEqual(Array.from(entries.keys()));
    expect(entries).toHaveLength(1003);
    const [url = '', init] = fetch.mock.calls[2] ?? [];
    expect(await new Request(url, init).json()).toMatchObject({ variables: { after: '999' } });
  });

  it('are not asked for without end when something repeats one', async () => {
    const { api } = apiThatAnswers(page(0, 500), page(0, 500));
    await expect(api.foodLogDeleted()).rejects.toBeInstanceOf(ApiError);
  });
});
