import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { responseRow } from '../../testing/rows.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { totalsOf } from '../outbox/applyChanges.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useRefreshLog } from '../transfer/refreshLog.ts';
import { useStatsByDay } from './useStatsByDay.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => server.restore());

const use = () => ({
  ...useStatsByDay(demoUser.id, '2026-11-01', '2026-11-20'),
  outbox: useOutbox(),
  log: useRefreshLog(demoUser.id),
});

it('tells a day of 0 kcal from one on which nothing is logged, also when its last entry is deleted', async () => {
  const water = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
  server.put({ id: '1', day: '2026-11-19', ...water });
  server.put({ id: '2', day: '2026-11-18', ...water });
  const { result } = renderHook(use, { wrapper: surroundings() });
  await waitFor(() => expect(result.current.totalsOn('2026-11-18')).toEqual(water));
  expect(result.current.totalsOn('2026-11-17')).toBeNull();
  const entries = [...server.entries.values()].filter(({ id }) => id === '2');
  await act(async () => result.current.outbox.submit({ kind: 'delete', entries }));
  await waitFor(() => expect(result.current.totalsOn('2026-11-18')).toBeNull());
  expect(result.current.totalsOn('2026-11-19')).toEqual(water);
});

describe('a day of 300 kcal that was on screen before, and is not now', () => {
  const day = '2026-11-19';
  const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
  const repeatSoup = () => ({ kind: 'create' as const, entries: [newEntry(soup, day)] });

  function openDevice() {
    server.put({ id: '1', day });
    const entries = [...server.entries.values()];
    const log = { totals: totalsOf(entries), entries };
    const device = new MemoryDevice({ responses: [responseRow(dayKey(demoUser.id, day), log)] });
    return renderHook(use, { wrapper: surroundings(device.open()) }).result;
  }

  it('has what was imported to it, without being on screen', async () => {
    const result = openDevice();
    await waitFor(() => expect(result.current.totalsOn(day)?.calories).toBe(300));
    server.put({ id: '2', day, calories: 500 });
    act(() => result.current.log.refresh());
    await waitFor(() => expect(result.current.totalsOn(day)?.calories).toBe(800));
  });

  it('has what another device has logged to it, once a change of this one is answered', async () => {
    const result = openDevice();
    await waitFor(() => expect(result.current.totalsOn(day)?.calories).toBe(300));
    server.put({ id: '2', day, calories: 500 });
    await act(async () => result.current.outbox.submit(repeatSoup()));
    await waitFor(() => expect(result.current.totalsOn(day)?.calories).toBe(1000));
  });

  it('is unknown while a change waits, if another device has logged to it', async () => {
    const result = openDevice();
    server.put({ id: '2', day, calories: 500 });
    await waitFor(() => expect(result.current.totalsOn(day)?.calories).toBe(800));
    server.networkFails = true;
    await act(async () => {
      await result.current.outbox.submit(repeatSoup(), AbortSignal.abort());
      await pass(100);
    });
    expect(result.current.totalsOn(day)).toBeUndefined();
  });
});
