import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { Connection } from './Connection.ts';
import { createApi } from './createApi.ts';
import { describeError } from './describeError.ts';

const day = '2026-11-21';
const stats = { calories: 1, fats: 2, proteins: 3, carbs: 4 };

function answer(body: unknown, status = 200) {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** An answer of the server that names the request. */
function unexpected(code: string, status: number) {
  const extensions = { code, requestId: '3f2c9a1b-77de' };
  return answer({ errors: [{ message: 'It failed.', extensions }] }, status);
}

const isNoRefusal = (error: unknown) => error instanceof ApiError && !error.isRefusal;

function apiThatAnswers(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const one of answers) {
    if (one instanceof Error) fetch.mockRejectedValueOnce(one);
    else fetch.mockResolvedValueOnce(one);
  }
  vi.stubGlobal('fetch', fetch);
  const tokens = {
    getToken: vi.fn<() => Promise<string>>(async () => 'first'),
    renewToken: vi.fn<() => Promise<string>>(async () => 'renewed'),
  };
  const sent = async (call: number) => {
    const [url = '', init] = fetch.mock.calls[call] ?? [];
    const request = new Request(url, init);
    const body: Record<string, unknown> = await request.json();
    const authorization = request.headers.get('authorization');
    return { url: request.url, method: request.method, authorization, body };
  };
  const connection = new Connection();
  return { api: createApi(tokens, connection), connection, fetch, tokens, sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('§7 requests', () => {
  it('ask for totals by one POST to /api with query, variables and operationName', async () => {
    const { api, sent } = apiThatAnswers(
      answer({ data: { foodLogStats: stats, foodLogEntries: [] } }),
    );
    await expect(api.foodLogStats(day)).resolves.toEqual({ totals: stats, entries: [] });
    const { url, method, authorization, body } = await sent(0);
    expect([new URL(url).pathname, method, authorization]).toEqual([
      '/api',
      'POST',
      'Bearer first',
    ]);
    expect(Object.keys(body).toSorted()).toEqual(['operationName', 'query', 'variables']);
    expect(body.operationName).toBe('foodLogStats');
    expect(body.variables).toEqual({
      pagination: { filter: { startDate: day, endDate: day } },
      day,
    });
  });

  it('create with the mutation foodLogCreate and return the id', async () => {
    const { api, sent } = apiThatAnswers(answer({ data: { foodLogCreate: { id: 'abc' } } }));
    const data = { userId: 'me', name: 'Tea', ...stats };
    const { signal } = new AbortController();
    await expect(api.foodLogCreate(data, signal)).resolves.toEqual({ id: 'abc' });
    const { body } = await sent(0);
    expect(body.operationName).toBe('foodLogCreate');
    expect(body.query).toMatch(/^\s*mutation foodLogCreate/);
    expect(body.variables).toEqual({ data });
  });
});

describe('§8 errors', () => {
  it.each([
    [
      'the first message of the server',
      answer({ errors: [{ message: 'No.' }, { message: 'x' }] }),
      'No.',
    ],
    ['that message with a status of 400', answer({ errors: [{ message: 'Bad.' }] }, 400), 'Bad.'],
    ['the status, without a message', answer({}, 502), 'GraphQL Error (Code: 502)'],
    [
      'the status, for an answer that is not JSON',
      answer('<html>', 503),
      'GraphQL Error (Code: 503)',
    ],
    ['the status, for an answer without data', answer({ data: null }), 'GraphQL Error (Code: 200)'],
  ])('carry %s', async (_, response, message) => {
    const { api } = apiThatAnswers(response);
    const error = await api.foodLogStats(day).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('message', message);
  });

  it.each([{}, { foodLogStats: null }, { foodLogStats: stats }, { foodLogEntries: [] }])(
    'stand for totals that cannot be read: %j',
    async (data) => {
      const { api } = apiThatAnswers(answer({ data }));
      await expect(api.foodLogStats(day)).rejects.toSatisfy(isNoRefusal);
    },
  );

  const { signal } = new AbortController();
  const food = { userId: 'me', name: 'Tea', ...stats };
  const made = { entries: [{ id: 'a', version: 1 }], days: [{ day, stats: null }] };
  it.each<[string, (api: ReturnType<typeof createApi>) => Promise<unknown>]>([
    ['foodLogCreate', async (api) => api.foodLogCreate(food, signal)],
    ['foodLogCreateMany', async (api) => api.foodLogCreateMany([food], signal)],
    ['foodLogUpdate', async (api) => api.foodLogUpdate({ id: 'a', version: 1 }, signal)],
    ['foodLogDelete', async (api) => api.foodLogDelete([], signal)],
    ['foodLogRestore', async (api) => api.foodLogRestore([], signal)],
    ['foodLogSetMeals', async (api) => api.foodLogSetMeals({ meals: [], version: 0 }, signal)],
    ['foodLogBounds', async (api) => api.foodLogBounds()],
    ['foodLogDays', async (api) => api.foodLogDays(day, day)],
    ['foodLogStatsByDay', async (api) => api.foodLogStatsByDay(day, day)],
    ['foodLogDeleted', async (api) => api.foodLogDeleted()],
    ['foodLogFrequent', async (api) => api.foodLogFrequent(1)],
    ['foodLogItems', async (api) => api.foodLogItems()],
  ])(
    'stand for an answer to %s that cannot be read: nothing counts as saved',
    async (name, ask) => {
      // Where nothing is logged, there are no bounds.
      const fields = [{}, [{}], made, ...(name === 'foodLogBounds' ? [] : [null])];
      for (const data of [{}, [], ...fields.map((field) => ({ [name]: field }))]) {
        const { api } = apiThatAnswers(answer({ data }));
        await expect(ask(api)).rejects.toSatisfy(isNoRefusal);
      }
    },
  );

  it('do not contain the request', async () => {
    const { api } = apiThatAnswers(answer({ errors: [{ message: 'No.' }] }));
    const error = await api.foodLogStats(day).catch((caught: unknown) => caught);
    expect(describeError(error)).toBe('No.');
    expect(JSON.stringify(error)).not.toContain('2026-11-21');
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Foodlog cannot be reached. Check your connection.'],
    [answer({ errors: [{ message: 'No more' }] }), 'No more.'],
    [answer({}, 429), 'Too many requests at once. Wait a moment.'],
    [answer({}, 502), 'Foodlog could not answer (GraphQL Error (Code: 502)).'],
    [unexpected('INTERNAL_SERVER_ERROR', 200), 'It failed (request 3f2c9a1b-77de).'],
    [unexpected('SERVICE_UNAVAILABLE', 503), 'It failed (request 3f2c9a1b-77de).'],
    [unexpected('BAD_USER_INPUT', 200), 'It failed.'],
    [unexpected('CONFLICT', 400), 'It failed.'],
  ])('are described to the person: %s', async (failure, words) => {
    const { api } = apiThatAnswers(failure);
    expect(describeError(await api.foodLogStats(day).catch((caught: unknown) => caught))).toBe(
      words,
    );
  });
});

const refused = () =>
  answer({ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] });

describe('a session that the server no longer accepts', () => {
  it('is renewed once, and the request is sent again', async () => {
    const { api, sent, tokens } = apiThatAnswers(
      refused(),
      answer({ data: { foodLogStats: stats, foodLogEntries: [] } }),
    );
    await expect(api.foodLogStats(day)).resolves.toEqual({ totals: stats, entries: [] });
    expect((await sent(1)).authorization).toBe('Bearer renewed');
    expect(tokens.renewToken).toHaveBeenCalledOnce();
  });

  it.each([
    ['is renewed no more than once', refused(), 'Sign in.'],
    ['does not hide a later refusal', answer({ errors: [{ message: 'No.' }] }), 'No.'],
  ])('%s', async (_, second, message) => {
    const { api, fetch } = apiThatAnswers(refused(), second);
    const error = await api.foodLogStats(day).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('message', message);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('counts as no answer when its renewal gets none', async () => {
    const { api, tokens } = apiThatAnswers(refused());
    tokens.renewToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api.foodLogStats(day)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('ends with the error of the server when the sign-in service has no session either', async () => {
    const { api, fetch, tokens } = apiThatAnswers(refused());
    tokens.renewToken.mockResolvedValue('');
    await expect(api.foodLogStats(day)).rejects.toThrow('Sign in.');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('counts as no answer when the sign-in service does not answer', async () => {
    const { api, tokens } = apiThatAnswers();
    tokens.getToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api.foodLogStats(day)).rejects.toMatchObject({ status: 0 });
  });
});

describe('a server that does not answer', () => {
  it('gets ten seconds to answer a query', async () => {
    vi.useFakeTimers();
    const { api, fetch } = apiThatAnswers();
    fetch.mockReturnValue(new Promise(() => {}));
    const failed = api.foodLogStats(day).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9999);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: 'ApiError', status: 0 });
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    vi.useRealTimers();
  });

  it('gets more time for the next query, and ten seconds again after an answer', async () => {
    vi.useFakeTimers();
    const { api, fetch } = apiThatAnswers();
    const known = { data: { foodLogStats: stats, foodLogEntries: [] } };
    const read = async (milliseconds: number) => {
      fetch.mockImplementationOnce(
        async () =>
          new Promise((resolve) => {
            setTimeout(() => resolve(answer(known)), milliseconds);
          }),
      );
      const result = api.foodLogStats(day).then(
        () => 'answered',
        () => 'given up',
      );
      await vi.advanceTimersByTimeAsync(milliseconds);
      return result;
    };
    const results = [await read(12_000), await read(12_000), await read(12_000)];
    expect(results).toEqual(['given up', 'answered', 'given up']);
    vi.useRealTimers();
  });

  it('cannot be reached, unless it has answered another query meanwhile', async () => {
    vi.useFakeTimers();
    const { api, fetch, connection } = apiThatAnswers();
    const known = { data: { foodLogStats: stats, foodLogEntries: [] } };
    fetch.mockReturnValueOnce(new Promise(() => {}));
    const silent = api.foodLogItems().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    fetch.mockResolvedValueOnce(answer(known));
    await api.foodLogStats(day);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await silent).toMatchObject({ status: 0 });
    expect(connection.getIsReachable()).toBe(true);
    fetch.mockReturnValueOnce(new Promise(() => {}));
    const alone = api.foodLogItems().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await alone).toMatchObject({ status: 0 });
    expect(connection.getIsReachable()).toBe(false);
    vi.useRealTimers();
  });

  it('gets a minute at most', async () => {
    vi.useFakeTimers();
    const { api, fetch } = apiThatAnswers();
    fetch.mockReturnValue(new Promise(() => {}));
    for (const seconds of [10, 20, 40, 60, 60]) {
      const failed = api.foodLogStats(day).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(await failed).toMatchObject({ status: 0 });
    }
    vi.useRealTimers();
  });

  const inTwentySeconds = new Date('2026-11-21T09:00:20Z').toUTCString();
  it.each([
    ['seconds', { 'retry-after': '20' }],
    ['a date', { 'retry-after': inTwentySeconds }],
    [
      'a date by another clock than that of this device',
      {
        'retry-after': 'Sat, 21 Nov 2026 12:00:20 GMT',
        date: 'Sat, 21 Nov 2026 12:00:00 GMT',
      },
    ],
  ])('gets no request until Retry-After (%s) has passed', async (_, headers) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
    const { api, fetch } = apiThatAnswers(
      new Response('{}', { status: 429, headers }),
      answer({ data: { foodLogStats: stats, foodLogEntries: [] } }),
    );
    const retryAt = performance.now() + 20_000;
    await expect(api.foodLogStats(day)).rejects.toMatchObject({ status: 429, retryAt });
    vi.advanceTimersByTime(19_999);
    await expect(api.foodLogItems()).rejects.toMatchObject({ status: 429, retryAt });
    expect(fetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await expect(api.foodLogStats(day)).resolves.toEqual({ totals: stats, entries: [] });
    vi.useRealTimers();
  });

  it('gets the next request no later when the clock of this device is set back', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
    const { api } = apiThatAnswers(
      new Response('{}', { status: 429, headers: { 'retry-after': '20' } }),
      answer({ data: { foodLogStats: stats, foodLogEntries: [] } }),
    );
    await expect(api.foodLogStats(day)).rejects.toMatchObject({ status: 429 });
    vi.setSystemTime('2026-11-21T06:00:00Z');
    vi.advanceTimersByTime(20_000);
    await expect(api.foodLogStats(day)).resolves.toEqual({ totals: stats, entries: [] });
    vi.useRealTimers();
  });

  it.each(['', 'soon', '-1', '1e3'])(
    'may send an invalid Retry-After, which is ignored: %j',
    async (header) => {
      const limited = answer({}, 429);
      limited.headers.set('retry-after', header);
      const { api } = apiThatAnswers(limited);
      await expect(api.foodLogStats(day)).rejects.toMatchObject({ status: 429, retryAt: 0 });
    },
  );
});
