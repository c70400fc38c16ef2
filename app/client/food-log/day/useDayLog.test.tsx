import { addDays } from '@foodlog/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { useDayLog } from './useDayLog.ts';
import { usePrefetchDay } from './usePrefetchDay.ts';

const day = '2026-11-21';
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

function totalsOf(first: string, prefetch = false) {
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ shown }) => {
      renders += 1;
      usePrefetchDay(demoUser.id, prefetch ? addDays(shown, -1) : undefined);
      return useDayLog(demoUser.id, shown);
    },
    { wrapper: surroundings(), initialProps: { shown: first } },
  );
  return { result, show: (shown: string) => rerender({ shown }), renders: () => renders };
}

describe('§4 the totals of the day on screen', () => {
  it('never show another day while they load', async () => {
    server.put({ id: '1', day });
    const { result, show } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    show(addDays(day, -1));
    expect(result.current.log?.totals).toBeUndefined();
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(0));
  });

  it('are refetched when the window gets the focus', async () => {
    const { result } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
  });

  it('show at once for a prefetched day, and are refetched', async () => {
    const { result, show } = totalsOf(day, true);
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    show(addDays(day, -1));
    expect(result.current.log?.totals).toBeDefined();
    await waitFor(() => expect(server.count('foodLogStats')).toBe(4));
  });

  it('render once when they arrive, and not for the prefetched day', async () => {
    const { result, renders } = totalsOf(day, true);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(renders()).toBe(2);
  });
});

describe('§9 a day that is not on screen', () => {
  it.each([
    [4.9, true],
    [5.1, false],
  ])('is cached after %d minutes: %s', async (minutes, known) => {
    const { result, show } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    show('2026-01-01');
    await act(async () => vi.advanceTimersByTimeAsync(minutes * 60_000));
    show(day);
    expect(result.current.log?.totals !== undefined).toBe(known);
  });

  it('stays known if it is on screen again within five minutes', async () => {
    const { result, show } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    show('2026-01-01');
    await act(async () => vi.advanceTimersByTimeAsync(4 * 60_000));
    show(day);
    await act(async () => vi.advanceTimersByTimeAsync(2 * 60_000));
    show(day);
    expect(result.current.log?.totals).toBeDefined();
  });

  it('stays cached while it is next to the one on screen, and is dropped after five minutes elsewhere', async () => {
    const { result, show } = totalsOf(day, true);
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    await act(async () => vi.advanceTimersByTimeAsync(20 * 60_000));
    show(addDays(day, -1));
    expect(result.current.log?.totals).toBeDefined();
    show('2026-01-01');
    await act(async () => vi.advanceTimersByTimeAsync(5.1 * 60_000));
    show(addDays(day, -1));
    expect(result.current.log?.totals).toBeUndefined();
  });
});

describe('§9 a day that two parts of a page use', () => {
  it('stays known while one of them shows it, however long ago the other stopped', async () => {
    const { result, rerender } = renderHook(
      ({ isAhead }) => {
        usePrefetchDay(demoUser.id, isAhead ? day : undefined);
        return useDayLog(demoUser.id, day);
      },
      { wrapper: surroundings(), initialProps: { isAhead: true } },
    );
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    rerender({ isAhead: false });
    await act(async () => vi.advanceTimersByTimeAsync(5.1 * 60_000));
    rerender({ isAhead: false });
    expect(result.current.log?.totals).toBeDefined();
  });
});

describe('§9 a day in two apps on one page', () => {
  it('is dropped by the app that does not show it, even if the other app does', async () => {
    const { result, show } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    show('2026-01-01');
    const other = totalsOf(day);
    await waitFor(() => expect(other.result.current.log?.totals).toBeDefined());
    await act(async () => vi.advanceTimersByTimeAsync(5.1 * 60_000));
    show(day);
    expect(result.current.log?.totals).toBeUndefined();
    expect(other.result.current.log?.totals).toBeDefined();
  });
});

describe('§9 a day that could not be prefetched', () => {
  it('shows as loading, not as failed, and is fetched again', async () => {
    const { result, show } = totalsOf(day, true);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    show('2026-01-02');
    server.networkFails = true;
    show('2026-02-02');
    await waitFor(() => expect(result.current.error).toBeDefined());
    show('2026-02-01');
    expect(result.current).toMatchObject({ log: undefined, error: undefined });
    server.networkFails = false;
    await act(async () => vi.advanceTimersByTimeAsync(8000));
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
  });
});
