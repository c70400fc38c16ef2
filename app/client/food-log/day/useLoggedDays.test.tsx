import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { useStore } from '../../store/StoreContext.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { daysKey } from '../data/cacheKeys.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useDayLog } from './useDayLog.ts';
import { useLoggedDays } from './useLoggedDays.ts';

const today = '2026-11-21';
const month = '2026-11-01';
const tea = newEntry({ name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 }, today);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

/** The days that the calendar marks, with the log of the day on screen. */
function calendar({ device = new MemoryDevice(), day = today } = {}) {
  const firstProps: { shown?: string; viewed: string } = { viewed: day };
  const { result, rerender, unmount } = renderHook(
    ({ shown, viewed }: typeof firstProps) => ({
      marks: useLoggedDays(demoUser.id, shown),
      log: useDayLog(demoUser.id, viewed).log,
      outbox: useOutbox(),
      store: useStore(),
    }),
    { wrapper: surroundings(device.open()), initialProps: firstProps },
  );
  const loaded = async () => waitFor(() => expect(result.current.log).toBeDefined());
  return {
    device,
    unmount,
    loaded,
    listed: (shown: string) =>
      result.current.store.responses.get(daysKey(demoUser.id, shown))?.data,
    marked: () => result.current.marks.days.filter(Boolean),
    show: (shown: string, viewed = day) => rerender({ shown, viewed }),
    askAgain: () => act(() => result.current.marks.askAgain()),
    begin: (change: LogChange) => act(() => void result.current.outbox.submit(change)),
    make: async (change: LogChange) => act(async () => result.current.outbox.submit(change)),
  };
}

describe('the days that the calendar marks', () => {
  it('are asked for with the month that it shows, and not before', async () => {
    server.put({ id: '1', day: '2026-11-03' });
    server.put({ id: '2', day: '2026-11-03' });
    server.put({ id: '3', day: '2026-10-31' });
    const { loaded, marked, show } = calendar();
    await loaded();
    await pass(0);
    expect(server.count('foodLogDays')).toBe(0);
    expect(marked()).toEqual([]);
    show(month);
    await waitFor(() => expect(marked()).toEqual(['2026-11-03']));
    show('2026-10-01');
    await waitFor(() => expect(marked()).toContain('2026-10-31'));
    expect(server.count('foodLogDays')).toBe(2);
  });

  it('show at once when the month is shown again, and are asked for again', async () => {
    server.put({ id: '1', day: '2026-11-03' });
    const { loaded, marked, show, askAgain } = calendar();
    await loaded();
    show(month);
    await waitFor(() => expect(marked()).toEqual(['2026-11-03']));
    server.put({ id: '2', day: '2026-11-04' });
    askAgain();
    expect(marked()).toEqual(['2026-11-03']);
    await waitFor(() => expect(marked()).toEqual(['2026-11-03', '2026-11-04']));
  });

  it('are those that the device knows while there is no network', async () => {
    server.put({ id: '1', day: '2026-11-03' });
    server.put({ id: '2', day: today });
    const { device, loaded, show, marked, unmount } = calendar();
    await loaded();
    show(month);
    await waitFor(() => expect(marked()).toEqual(['2026-11-03', today]));
    unmount();
    server.networkFails = true;
    const later = calendar({ device });
    later.show(month);
    expect(later.marked()).toEqual(['2026-11-03', today]);
  });

  it('are those of the days that were on screen, where nothing was answered about the month', async () => {
    server.put({ id: '1', day: today });
    const { loaded, show, marked } = calendar();
    await loaded();
    server.networkFails = true;
    show(month);
    expect(marked()).toEqual([today]);
  });

  it('have the day of an entry that waits at once, and still when the answer has come', async () => {
    const { loaded, show, marked, begin } = calendar();
    await loaded();
    await pass(1000);
    show(month);
    await waitFor(() => expect(server.count('foodLogDays')).toBe(1));
    await pass(0);
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    begin({ kind: 'create', entries: [tea] });
    expect(marked()).toEqual([today]);
    server.held = undefined;
    answer();
    await waitFor(() => expect(server.entries.size).toBe(1));
    await pass(0);
    expect(marked()).toEqual([today]);
    expect(server.count('foodLogDays')).toBe(1);
  });

  it('lose a day at once with its last entry, and still when the answer has come', async () => {
    server.put(tea);
    server.put({ id: '2', day: '2026-11-03' });
    const { loaded, show, marked, begin } = calendar();
    await loaded();
    await pass(1000);
    show(month);
    await waitFor(() => expect(marked()).toEqual(['2026-11-03', today]));
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    begin({ kind: 'delete', entries: [tea] });
    expect(marked()).toEqual(['2026-11-03']);
    server.held = undefined;
    answer();
    await waitFor(() => expect(server.entries.get(tea.id)?.deletedAt).not.toBeNull());
    await pass(0);
    expect(marked()).toEqual(['2026-11-03']);
  });

  it('have the day of an entry that waits, where the log of that day is not known', async () => {
    const { loaded, show, marked, begin } = calendar();
    await loaded();
    show(month);
    await waitFor(() => expect(server.count('foodLogDays')).toBe(1));
    server.networkFails = true;
    begin({ kind: 'create', entries: [{ ...tea, day: '2026-11-10' }] });
    expect(marked()).toEqual(['2026-11-10']);
  });

  it('keep the days of entries when the answer has come, where the logs of those days are not known', async () => {
    const { loaded, show, marked, make } = calendar();
    await loaded();
    show(month);
    await waitFor(() => expect(server.count('foodLogDays')).toBe(1));
    const coffee = newEntry({ name: 'Coffee', calories: 2, fats: 0, proteins: 0, carbs: 0 }, today);
    const entries = [
      { ...tea, day: '2026-11-10' },
      { ...coffee, day: '2026-11-12' },
    ];
    await make({ kind: 'create', entries });
    expect(server.entries.size).toBe(2);
    expect(marked()).toEqual(['2026-11-10', '2026-11-12']);
  });

  it('of each month take only the days of that month from an answer', async () => {
    const { loaded, show, listed, make } = calendar();
    await loaded();
    for (const shown of [month, '2026-10-01']) {
      show(shown);
      await waitFor(() => expect(listed(shown)).toEqual([]));
    }
    const coffee = newEntry({ name: 'Coffee', calories: 2, fats: 0, proteins: 0, carbs: 0 }, today);
    const entries = [
      { ...tea, day: '2026-11-10' },
      { ...coffee, day: '2026-10-12' },
    ];
    await make({ kind: 'create', entries });
    expect(listed(month)).toEqual(['2026-11-10']);
    expect(listed('2026-10-01')).toEqual(['2026-10-12']);
  });

  it('have a day on which another device has logged since it was on screen', async () => {
    const { loaded, show, marked } = calendar();
    await loaded();
    await pass(1000);
    server.put(tea);
    show(month);
    await waitFor(() => expect(marked()).toEqual([today]));
  });
});
