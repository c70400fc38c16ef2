import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer.ts';
import { demoUser, surroundings } from '../testing/PageSurroundings.tsx';
import { localDay } from './localDay.ts';
import { useAddFood } from './useAddFood.ts';
import { useDayLog } from './useDayLog.ts';

const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };
const tea = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.restore());

async function log(day = localDay(new Date())) {
  const { result } = renderHook(
    () => ({ ...useDayLog(demoUser.id, day), add: useAddFood(demoUser) }),
    { wrapper: surroundings() },
  );
  await waitFor(() => expect(result.current.log?.totals).toBeDefined());
  return result;
}

const failure = async (promise: Promise<void>) =>
  promise.then(
    () => 'no failure',
    (error: Error) => error.message,
  );

describe('§4 adding', () => {
  it("moves today's totals before the server has answered", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const result = await log();
    server.held = promise;
    let adding = Promise.resolve();
    act(() => {
      adding = result.current.add(oats, localDay(new Date()));
    });
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    expect(server.entries.size).toBe(0);
    resolve();
    await act(async () => adding);
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    expect(result.current.log?.totals.calories).toBe(300);
  });

  it('is one create and one refetch', async () => {
    const result = await log();
    server.sent.length = 0;
    await act(async () => result.current.add(oats, localDay(new Date())));
    await waitFor(() =>
      expect(server.sent.map(({ operationName }) => operationName)).toEqual([
        'foodLogCreate',
        'foodLogStats',
      ]),
    );
  });

  it('sends the last login id, the day and the time of the device', async () => {
    const result = await log();
    await act(async () => result.current.add(oats, localDay(new Date())));
    expect([...server.entries.values()]).toEqual([
      expect.objectContaining({
        ...oats,
        userId: 'demo@example.com',
        day: localDay(new Date()),
        loggedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
      }),
    ]);
  });

  it('never moves the totals of another day on screen', async () => {
    const result = await log('2026-01-01');
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    let adding = Promise.resolve();
    act(() => {
      adding = result.current.add(oats, localDay(new Date()));
    });
    expect(result.current.log?.totals.calories).toBe(0);
    resolve();
    await act(async () => adding);
    expect(result.current.log?.totals.calories).toBe(0);
  });

  it('goes back when the server refuses, and says why', async () => {
    const result = await log();
    server.nextChange = { refuses: 'That is too much.', code: 'BAD_USER_INPUT' };
    // What goes back is what stood there before, not what a refetch brings.
    server.statsError = 'Not now.';
    let words = '';
    await act(async () => {
      words = await failure(result.current.add(oats, localDay(new Date())));
    });
    expect(words).toBe('That is too much. What you typed is still here.');
    expect(result.current.log?.totals.calories).toBe(0);
  });
});

/** Adds once more in the log of the last {@link attempt}. */
let again: ((food: typeof oats) => Promise<void>) | undefined;

async function attempt(answer: typeof server.nextChange, ...foods: (typeof oats)[]) {
  const result = await log();
  server.nextChange = answer;
  const words: string[] = [];
  for (const food of foods) {
    await act(async () => {
      words.push(await failure(result.current.add(food, localDay(new Date()))));
    });
  }
  await waitFor(() => expect(server.count('foodLogStats')).toBe(foods.length + 1));
  again = async (food) => act(async () => result.current.add(food, localDay(new Date())));
  return { words, total: result.current.log?.totals.calories };
}

describe('an attempt without an answer', () => {
  it.each(['no answer', 'arrives, no answer'] as const)(
    '(%s) is logged once when sent again',
    async (answer) => {
      const { words, total } = await attempt(answer, oats, oats);
      expect(words).toEqual([
        'Foodlog cannot be reached. Check your connection. It may have arrived: press Add again, it will not be counted twice.',
        'no failure',
      ]);
      expect(server.entries.size).toBe(1);
      expect(total).toBe(300);
    },
  );

  it('is sent under the same id as a food of the new day when midnight has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T23:59:00') });
    await attempt('no answer', oats);
    vi.setSystemTime(new Date('2026-11-21T00:01:00'));
    const first = server.sent.find((one) => one.operationName === 'foodLogCreate');
    await again?.(oats);
    vi.useRealTimers();
    expect([...server.entries.values()]).toMatchObject([
      { id: first?.variables.data.id, day: '2026-11-21' },
    ]);
  });

  it('that never arrived gives way to what is typed next', async () => {
    const { total } = await attempt('no answer', oats, tea);
    expect(total).toBe(2);
  });

  it('that arrived is not joined by a second entry unseen', async () => {
    const { words, total } = await attempt('arrives, no answer', oats, tea, tea);
    expect(words[1]).toMatch(/^Your first try had arrived after all/);
    expect(words[2]).toBe('no failure');
    expect(server.entries.size).toBe(2);
    expect(total).toBe(302);
  });
});
