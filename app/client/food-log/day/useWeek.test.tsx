import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useDayLog } from './useDayLog.ts';
import { useWeek } from './useWeek.ts';

const today = '2026-11-21';
const tea = (day: string, calories = 2) =>
  newEntry({ name: 'Tea', calories, fats: 0, proteins: 0, carbs: 0 }, day);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

/** The week beside the log of the day on screen. Whenever both are known, they say the same of that day. */
function week(device = new MemoryDevice()) {
  const differences: unknown[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ day }) => {
      const { log } = useDayLog(demoUser.id, day);
      const shown = useWeek(demoUser.id, day, today);
      if (shown.totals[day] !== log?.totals.calories)
        differences.push([shown.totals[day], log?.totals.calories]);
      return { ...shown, outbox: useOutbox() };
    },
    { wrapper: surroundings(device.open()), initialProps: { day: today } },
  );
  return {
    device,
    unmount,
    differences,
    totals: () => result.current.totals,
    isLoading: () => result.current.isLoading,
    show: (day: string) => rerender({ day }),
    begin: (change: LogChange) => act(() => void result.current.outbox.submit(change)),
    make: async (change: LogChange) => act(async () => result.current.outbox.submit(change)),
  };
}

describe('the week of the day on screen', () => {
  it('has the calories of seven days, and 0 where nothing is logged', async () => {
    server.put({ id: '1', day: today, calories: 300 });
    server.put({ id: '2', day: '2026-11-15', calories: 200 });
    server.put({ id: '3', day: '2026-11-14', calories: 100 });
    const { totals, show } = week();
    await waitFor(() => expect(totals()).toMatchObject({ [today]: 300, '2026-11-15': 200 }));
    expect(Object.keys(totals()).toSorted()).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      today,
    ]);
    expect(totals()['2026-11-17']).toBe(0);
    show('2026-11-14');
    await waitFor(() => expect(totals()).toMatchObject({ '2026-11-14': 100 }));
    expect(totals()).toHaveProperty('2026-11-08');
    expect(totals()).not.toHaveProperty('2026-11-15');
  });

  it('counts a change at once, and equals the totals of the day on screen at all times', async () => {
    server.put({ id: '1', day: today, calories: 300 });
    const { totals, make, begin, show, differences } = week();
    await waitFor(() => expect(totals()).toMatchObject({ [today]: 300, '2026-11-18': 0 }));
    const { promise, resolve: release } = Promise.withResolvers<void>();
    server.held = promise;
    begin({ kind: 'create', entries: [tea(today, 50)] });
    expect(totals()[today]).toBe(350);
    release();
    await pass(0);
    await make({ kind: 'create', entries: [tea(today, 7)] });
    await waitFor(() => expect(totals()[today]).toBe(357));
    show('2026-11-20');
    await waitFor(() => expect(totals()).toMatchObject({ [today]: 357, '2026-11-20': 0 }));
    expect(differences).toEqual([]);
  });

  it('does not guess what a change makes of entries that are not here, and knows it with the answer', async () => {
    server.put({ id: '1', day: '2026-11-17', calories: 300 });
    const { totals, begin } = week();
    await waitFor(() => expect(totals()['2026-11-17']).toBe(300));
    const { promise, resolve: release } = Promise.withResolvers<void>();
    server.held = promise;
    begin({ kind: 'create', entries: [tea('2026-11-17', 50), tea('2026-11-17', 1)] });
    expect(totals()['2026-11-17']).toBeUndefined();
    release();
    await waitFor(() => expect(totals()['2026-11-17']).toBe(351));
    expect(server.count('foodLogStatsByDay')).toBe(1);
    begin({ kind: 'create', entries: [tea('2026-11-16', 4), tea('2026-11-16', 5)] });
    expect(totals()['2026-11-16'], 'a day that was empty').toBe(9);
    await pass(0);
    await waitFor(() => expect(totals()).toMatchObject({ '2026-11-17': 351, '2026-11-16': 9 }));
  });

  it('takes no day for empty when a change is answered before the week is', async () => {
    server.put({ id: '2', day: '2026-11-18', calories: 200 });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    server.delayed = { operationName: 'foodLogStatsByDay', until: promise };
    const { totals, make } = week();
    await waitFor(() => expect(totals()[today]).toBe(0));
    await make({ kind: 'create', entries: [tea(today, 50), tea('2026-11-19', 4)] });
    expect(totals()[today]).toBe(50);
    expect(totals()['2026-11-18']).toBeUndefined();
    server.delayed = undefined;
    release();
    await waitFor(() => expect(totals()).toMatchObject({ '2026-11-18': 200, '2026-11-19': 4 }));
  });

  it('is asked for again after a typed entry, whose answer has no totals', async () => {
    server.put({ id: '1', day: '2026-11-17', calories: 300 });
    const { totals, make } = week();
    await waitFor(() => expect(totals()['2026-11-17']).toBe(300));
    await make({ kind: 'create', entries: [tea('2026-11-17', 50)], isTyped: true });
    await waitFor(() => expect(totals()['2026-11-17']).toBe(350));
    expect(server.count('foodLogStatsByDay')).toBe(2);
  });

  it('is asked for again when another tab has changed a day that is in neither', async () => {
    giveLocks();
    server.put({ id: '1', day: '2026-11-17', calories: 300 });
    const { device, totals } = week();
    await waitFor(() => expect(totals()['2026-11-17']).toBe(300));
    const other = await renderLog(today, device);
    await other.make({ kind: 'create', entries: [tea('2026-11-17', 50)], isTyped: true });
    await waitFor(() => expect(totals()['2026-11-17']).toBe(350));
  });

  it('is there without a network, as it was stored, and unknown where nothing is', async () => {
    server.put({ id: '2', day: '2026-11-18', calories: 200 });
    const first = week();
    await waitFor(() => expect(first.totals()['2026-11-18']).toBe(200));
    first.unmount();
    server.networkFails = true;
    const again = week(first.device);
    await waitFor(() => expect(again.totals()['2026-11-18']).toBe(200));
    again.show('2026-11-10');
    await waitFor(() => expect(again.isLoading()).toBe(false));
    expect(again.totals()['2026-11-09']).toBeUndefined();
  });
});
