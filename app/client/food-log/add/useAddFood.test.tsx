import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { localDay } from '../clock/localDay.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { useAddFood } from './useAddFood.ts';

const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

async function log(day = localDay(new Date())) {
  const { result } = renderHook(
    () => ({ ...useDayLog(demoUser.id, day), add: useAddFood(demoUser.id, 0) }),
    {
      wrapper: surroundings(),
    },
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
  it("updates today's totals before the server has answered", async () => {
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

  it('never changes the totals of another day on screen', async () => {
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

  it('is reverted when the server refuses, and the message says why', async () => {
    const result = await log();
    server.nextChange = { refuses: 'That is too much.', code: 'BAD_USER_INPUT' };
    // The earlier totals come back, without a refetch.
    server.statsError = 'Not now.';
    let words = '';
    await act(async () => {
      words = await failure(result.current.add(oats, localDay(new Date())));
    });
    expect(words).toBe('That is too much. What you typed is still here.');
    expect(result.current.log?.totals.calories).toBe(0);
  });
});

describe('an attempt without an answer', () => {
  it.each(['no answer', 'arrives, no answer'] as const)(
    '(%s) is sent again by itself, and the food is logged once',
    async (answer) => {
      const result = await log();
      server.nextChange = answer;
      let adding = Promise.resolve();
      act(() => {
        adding = result.current.add(oats, localDay(new Date()));
      });
      await pass(1100);
      await act(async () => adding);
      expect(server.count('foodLogCreate')).toBe(2);
      expect(server.entries.size).toBe(1);
      await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    },
  );

  it('keeps its day when midnight passes', async () => {
    stopClock(new Date('2026-11-20T23:59:59'));
    const result = await log();
    server.nextChange = 'no answer';
    let adding = Promise.resolve();
    act(() => {
      adding = result.current.add(oats, localDay(new Date()));
    });
    await pass(2000);
    await act(async () => adding);
    expect([...server.entries.values()]).toMatchObject([{ day: '2026-11-20' }]);
  });
});
