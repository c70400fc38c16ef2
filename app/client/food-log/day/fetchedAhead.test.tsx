import { addDays } from '@foodlog/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { responseRow } from '../../testing/rows.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { nothingLogged } from '../data/cachedResponses.ts';
import { useDayLog } from './useDayLog.ts';
import { PrefetchDay } from './PrefetchDay.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

/** The day on screen, with the days beside it fetched ahead. */
function stepping(first: string, device = new MemoryDevice()) {
  const store = device.open();
  let ahead = [addDays(first, -1)];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageSurroundings store={store}>
      {children}
      {ahead.map((beside) => (
        <PrefetchDay key={beside} userId={demoUser.id} day={beside} />
      ))}
    </PageSurroundings>
  );
  const { result, rerender } = renderHook(
    ({ shown }) => ({ ...useDayLog(demoUser.id, shown), outbox: useOutbox() }),
    { wrapper, initialProps: { shown: first } },
  );
  const show = (shown: string) => {
    ahead = [addDays(shown, -1), ...(shown < day ? [addDays(shown, 1)] : [])];
    rerender({ shown });
  };
  return { result, show };
}

describe('a day that comes on screen while it is fetched ahead', () => {
  it('is asked for once, and shows with that answer, however fast a person steps', async () => {
    const dayBefore = addDays(day, -1);
    server.put({ id: '1', day: dayBefore });
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    const { result, show } = stepping(day);
    show(dayBefore);
    show(addDays(day, -2));
    show(dayBefore);
    await pass(1000);
    answer();
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    const asked = server.sent.map(({ variables }) => variables.pagination.filter.startDate);
    expect(asked.toSorted()).toEqual([-3, -2, -1, 0].map((days) => addDays(day, days)));
  });

  it('is asked for again after an import, however fresh the answer that is known', async () => {
    const dayBefore = addDays(day, -1);
    const fetchedAt = Date.now() - 1000;
    const known = responseRow(dayKey(demoUser.id, dayBefore), nothingLogged, { fetchedAt });
    stepping(day, new MemoryDevice({ responses: [{ ...known, isStale: true }] }));
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
  });

  it('never gets the answer about another day, also after two steps in one frame', async () => {
    const [dayBefore, twoBefore] = [addDays(day, -1), addDays(day, -2)];
    server.put({ id: '1', day: dayBefore });
    server.put({ id: '2', day: twoBefore, calories: 777 });
    const { result, show } = stepping(day);
    for (const shown of [dayBefore, twoBefore, day]) {
      await pass(2000);
      show(shown);
    }
    await pass(2000);
    show(dayBefore);
    show(twoBefore);
    await pass(2000);
    server.held = new Promise(() => {});
    show(dayBefore);
    expect(result.current.log?.totals.calories).toBe(300);
  });

  it.each([false, true])(
    'holds what was logged to it meanwhile, answered before it is shown: %s',
    async (isAnsweredFirst) => {
      const dayBefore = addDays(day, -1);
      const device = new MemoryDevice();
      const { fetch } = globalThis;
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      globalThis.fetch = async (...request) => {
        const { variables }: (typeof server.sent)[number] = await new Request(...request)
          .clone()
          .json();
        const response = await fetch(...request);
        if (variables.pagination?.filter.startDate === dayBefore) await held;
        return response;
      };
      const { result, show } = stepping(day, device);
      await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
      globalThis.fetch = fetch;
      const entries = [newEntry(soup, dayBefore)];
      await act(async () => result.current.outbox.submit({ kind: 'create', entries }));
      if (isAnsweredFirst) answer();
      await pass(100);
      show(dayBefore);
      await pass(100);
      answer();
      await pass(2000);
      expect(result.current.log?.totals.calories).toBe(200);
      expect(device.response(dayKey('U1', dayBefore))?.data).toMatchObject({
        totals: { calories: 200 },
      });
    },
  );

  it('shows what was answered last, when a change is refused meanwhile', async () => {
    const dayBefore = addDays(day, -1);
    const device = new MemoryDevice({
      responses: [{ key: dayKey('U1', dayBefore), owner: 'U1', data: nothingLogged, fetchedAt: 1 }],
    });
    const { promise: first, resolve: answerFirst } = Promise.withResolvers<void>();
    server.held = first;
    const { result, show } = stepping(day, device);
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    show(dayBefore);
    await pass(1000);
    const { promise: second, resolve: answerSecond } = Promise.withResolvers<void>();
    server.held = second;
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const { operationName } = await new Request(...request).clone().json();
      const errors = [{ message: 'Changed elsewhere.', extensions: { code: 'CONFLICT' } }];
      return operationName === 'foodLogDelete' ? Response.json({ errors }) : fetch(...request);
    };
    const entries = [newEntry(soup, dayBefore)];
    await act(async () =>
      result.current.outbox.submit({ kind: 'delete', entries }).catch(() => {}),
    );
    server.put({ id: '1', day: dayBefore });
    answerSecond();
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    server.entries.clear();
    answerFirst();
    await pass(2000);
    expect(result.current.log?.totals.calories).toBe(300);
    expect(device.response(dayKey('U1', dayBefore))?.data).toMatchObject({
      totals: { calories: 300 },
    });
  });

  it('is fetched again if that fails, also when an older answer is known', async () => {
    const dayBefore = addDays(day, -1);
    server.put({ id: '1', day: dayBefore });
    const device = new MemoryDevice({
      responses: [{ key: dayKey('U1', dayBefore), owner: 'U1', data: nothingLogged, fetchedAt: 1 }],
    });
    const { fetch } = globalThis;
    const { promise: held, resolve: fail } = Promise.withResolvers<void>();
    let asked = 0;
    globalThis.fetch = async (...request) => {
      const { variables }: (typeof server.sent)[number] = await new Request(...request).json();
      if (variables.pagination.filter.startDate !== dayBefore) return fetch(...request);
      asked += 1;
      if (asked > 1) return fetch(...request);
      await held;
      return new Response('Bad gateway', { status: 502 });
    };
    const { result, show } = stepping(day, device);
    await waitFor(() => expect(asked).toBe(1));
    await pass(1000);
    show(dayBefore);
    await pass(1000);
    expect(asked).toBe(1);
    fail();
    await waitFor(async () => {
      await pass(1000);
      expect(result.current.log?.totals.calories).toBe(300);
    });
    expect(result.current.error).toBeUndefined();
    expect(result.current.asOf).toBeGreaterThan(1);
  });
});
