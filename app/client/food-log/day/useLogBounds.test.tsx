import { addDays } from '@foodlog/ui';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { boundsKey } from '../data/cacheKeys.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { useDayLog } from './useDayLog.ts';
import { useHasDeleted, useLogBounds } from './useLogBounds.ts';

const today = '2026-11-21';
const tomorrow = addDays(today, 1);
const signUpDay = '2026-10-22';
const tea = newEntry({ name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 }, tomorrow);
const create: LogChange = { kind: 'create', entries: [tea] };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

/** The days that can be viewed, with the log of one day. */
function viewable({ device = new MemoryDevice(), day = today } = {}) {
  const { result, unmount } = renderHook(
    () => ({
      bounds: useLogBounds(demoUser.id, demoUser.createdAt, today),
      hasDeleted: useHasDeleted(demoUser.id),
      log: useDayLog(demoUser.id, day).log,
      outbox: useOutbox(),
    }),
    { wrapper: surroundings(device.open()) },
  );
  return {
    device,
    unmount,
    days: () => [result.current.bounds.firstDay, result.current.bounds.lastDay],
    hasDeleted: () => result.current.hasDeleted,
    loaded: async () => waitFor(() => expect(result.current.log).toBeDefined()),
    begin: (change: LogChange) => act(() => void result.current.outbox.submit(change)),
    make: async (change: LogChange) => act(async () => result.current.outbox.submit(change)),
    beginUndo: () => act(() => void result.current.outbox.undo()),
    undo: async () => act(async () => result.current.outbox.undo()),
  };
}

describe('§4 the days that can be viewed', () => {
  it('are those from the sign-up to today, where all entries are', async () => {
    server.put({ id: '1', day: signUpDay });
    server.put({ id: '2', day: today });
    const { days, loaded } = viewable();
    expect(days()).toEqual([signUpDay, today]);
    await loaded();
    await waitFor(() => expect(server.count('foodLogBounds')).toBe(1));
    expect(days()).toEqual([signUpDay, today]);
  });

  it('reach to the first and the last entry, wherever they come from', async () => {
    server.put({ id: '1', day: '2023-01-03' });
    server.put({ id: '2', day: tomorrow });
    const { days } = viewable();
    await waitFor(() => expect(days()).toEqual(['2023-01-03', tomorrow]));
  });

  it('begin with 1900: other software writes 0001-01-01 for a day that it does not know', async () => {
    server.put({ id: '1', day: '0001-01-01' });
    const { days } = viewable();
    await waitFor(() => expect(days()).toEqual(['1900-01-01', today]));
  });

  it('reach there without a network too, once the device knows', async () => {
    server.put({ id: '1', day: '2023-01-03' });
    server.put({ id: '2', day: tomorrow });
    const { device, days, unmount } = viewable();
    await waitFor(() => expect(days()).toEqual(['2023-01-03', tomorrow]));
    unmount();
    server.networkFails = true;
    const later = viewable({ device });
    expect(later.days()).toEqual(['2023-01-03', tomorrow]);
  });

  it('reach to an entry that waits, to one that was answered, and no further than what is undone', async () => {
    server.put({ id: '1', day: today });
    const { device, days, loaded, begin, undo } = viewable({ day: tomorrow });
    await loaded();
    await waitFor(() => expect(server.count('foodLogBounds')).toBe(1));
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    begin(create);
    expect(days()).toEqual([signUpDay, tomorrow]);
    server.held = undefined;
    answer();
    await waitFor(() => expect(server.entries.size).toBe(2));
    await pass(0);
    expect(days()).toEqual([signUpDay, tomorrow]);
    expect(server.count('foodLogBounds')).toBe(1);
    expect(device.response(boundsKey(demoUser.id))?.data).toMatchObject({
      firstDay: today,
      lastDay: tomorrow,
      hasDeleted: false,
    });
    await undo();
    await waitFor(() => expect(days()).toEqual([signUpDay, today]));
  });

  it('end where they did, as soon as the last entry beyond is deleted', async () => {
    server.put(tea);
    const { days, loaded, begin, undo } = viewable({ day: tomorrow });
    await loaded();
    await waitFor(() => expect(days()).toEqual([signUpDay, tomorrow]));
    server.networkFails = true;
    begin({ kind: 'delete', entries: [tea] });
    expect(days()).toEqual([signUpDay, today]);
    server.networkFails = false;
    await undo();
    expect(days()).toEqual([signUpDay, tomorrow]);
  });

  it('can all be asked for again, also one after today that has come on screen since', async () => {
    server.put(tea);
    const { result, rerender } = renderHook(
      ({ day }) => ({
        bounds: useLogBounds(demoUser.id, demoUser.createdAt, today),
        ...useDayLog(demoUser.id, day),
      }),
      { wrapper: surroundings(), initialProps: { day: today } },
    );
    await waitFor(() => expect(result.current.bounds.lastDay).toBe(tomorrow));
    rerender({ day: tomorrow });
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(2));
    server.put({ id: '1', day: tomorrow });
    await act(async () => result.current.retry());
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(302));
  });

  it('are asked for again at most once in five minutes, when the window gets the focus', async () => {
    viewable();
    await waitFor(() => expect(server.count('foodLogBounds')).toBe(1));
    await pass(60_000);
    act(() => void dispatchEvent(new Event('focus')));
    await pass(1000);
    expect(server.count('foodLogBounds')).toBe(1);
    await pass(5 * 60_000);
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.count('foodLogBounds')).toBe(2));
  });
});

describe('deleted entries are offered to be restored', () => {
  const rice = { id: '1', day: today };

  it('when the server has any, and not to a person who has never deleted anything', async () => {
    server.put(rice);
    const first = viewable();
    await waitFor(() => expect(server.count('foodLogBounds')).toBe(1));
    await first.loaded();
    expect(first.hasDeleted()).toBe(false);
    first.unmount();
    server.put({ ...rice, deletedAt: '2026-11-20T10:00:00.000Z' });
    const { hasDeleted } = viewable();
    await waitFor(() => expect(hasDeleted()).toBe(true));
    expect(server.count('foodLogDeleted')).toBe(0);
  });

  it('as soon as one is deleted here, also without a network, and at the next opening', async () => {
    server.put(tea);
    const { device, hasDeleted, loaded, begin, unmount } = viewable({ day: tomorrow });
    await loaded();
    server.networkFails = true;
    begin({ kind: 'delete', entries: [tea] });
    expect(hasDeleted()).toBe(true);
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.entries.get(tea.id)?.deletedAt).not.toBeNull());
    await pass(0);
    expect(hasDeleted()).toBe(true);
    unmount();
    server.networkFails = true;
    expect(viewable({ device }).hasDeleted()).toBe(true);
  });

  it('no longer, when a deletion that was not sent is undone', async () => {
    server.put(tea);
    const { hasDeleted, loaded, begin, beginUndo } = viewable({ day: tomorrow });
    await loaded();
    server.networkFails = true;
    begin({ kind: 'delete', entries: [tea] });
    expect(hasDeleted()).toBe(true);
    beginUndo();
    expect(hasDeleted()).toBe(false);
  });

  it('no longer, when 30 days have passed', async () => {
    server.put(tea);
    const { device, loaded, make, unmount } = viewable({ day: tomorrow });
    await loaded();
    await make({ kind: 'delete', entries: [tea] });
    unmount();
    server.entries.delete(tea.id);
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    const { hasDeleted } = viewable({ device });
    await waitFor(() => expect(hasDeleted()).toBe(false));
  });
});
