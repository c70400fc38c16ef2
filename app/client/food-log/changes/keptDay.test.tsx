import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellPages } from '../../testing/tellPages.ts';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/keptAnswers.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { usePrefetchDay } from '../day/usePrefetchDay.ts';
import { useLogChanges } from './LogChangesContext.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const anHour = 3_600_000;
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
  server.put({ id: '1', day });
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

const kept = (device: MemoryDevice, on = day) => device.answers.get(`foodLogStats U1 ${on}`);
const keptDay = (device: MemoryDevice) => kept(device)?.data;
const create = (on = day, isTyped = false): LogChange => ({
  kind: 'create',
  entries: [newEntry(soup, on)],
  isTyped,
});

/** Holds the answers about days, as the server gives them now. */
function holdDays() {
  const { fetch } = globalThis;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    const body: { operationName: string } = await new Request(...request).clone().json();
    const response = await fetch(...request);
    if (body.operationName === 'foodLogStats') await held;
    return response;
  };
  return async () => {
    globalThis.fetch = fetch;
    await act(async () => resolve());
    await pass(100);
  };
}

describe('the day that the device keeps', () => {
  it('holds what was answered, before the day is fetched again', async () => {
    const device = new MemoryDevice();
    const { make } = await renderLog(day, device);
    const release = holdDays();
    await make({ kind: 'create', entries: [newEntry(soup, day)], isTyped: true });
    expect(device.kept.changes).toEqual([]);
    expect(keptDay(device)).toMatchObject({ totals: { calories: 500 } });
    await release();
  });

  it('is not replaced by an answer from before', async () => {
    const device = new MemoryDevice();
    const { result, make, total } = await renderLog(day, device);
    const release = holdDays();
    await pass(5000);
    act(() => result.current.retry());
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    await make({ kind: 'create', entries: [newEntry(soup, day)] });
    await release();
    expect(total()).toBe(500);
    expect(keptDay(device)).toMatchObject({ totals: { calories: 500 } });
  });
});

it('a day that is not on screen holds what another page has sent, also when the news comes after the change is gone', async () => {
  const device = new MemoryDevice();
  await device.keepAnswer('U1', `foodLogStats U1 ${dayBefore}`, nothingLogged);
  const { result } = await renderLog(day, device);
  server.networkFails = true;
  act(() => void result.current.changes.make(create(dayBefore), Symbol('present')));
  await waitFor(() => expect(device.kept.changes).toHaveLength(1));
  const id = device.kept.changes[0]?.id ?? '';
  const [entry] = result.current.state.pending.flatMap((change) =>
    change.kind === 'create' ? change.entries : [],
  );
  // The other page removes the change, and then tells of it.
  await device.replaceChanges(new Map([[id, undefined]]));
  tellPages({ userId: 'U1' });
  await waitFor(() => expect(result.current.state.pending).toEqual([]));
  expect(kept(device, dayBefore)).toMatchObject({ data: { totals: { calories: 0 } } });
  const answer = { entries: entry ? [entry] : [], days: [] };
  tellPages({ userId: 'U1', made: { id, at: Date.now(), answer } });
  await waitFor(() =>
    expect(kept(device, dayBefore)).toMatchObject({ data: { totals: { calories: 200 } } }),
  );
});

describe('the age of the day that the device keeps', () => {
  it('is that of the answer to a change that left it whole', async () => {
    const device = new MemoryDevice();
    const { make } = await renderLog(day, device);
    vi.setSystemTime(Date.now() + anHour);
    const now = Date.now();
    await make(create());
    expect(kept(device)).toMatchObject({ data: { totals: { calories: 500 } } });
    expect(kept(device)?.keptAt).toBeGreaterThanOrEqual(now);
  });

  it('stays while what another device has logged is missing', async () => {
    const device = new MemoryDevice();
    const past = await renderLog(dayBefore, device);
    past.unmount();
    const { make } = await renderLog(day, device);
    const asOf = kept(device, dayBefore)?.keptAt;
    server.put({ id: '2', day: dayBefore, calories: 1000 });
    vi.setSystemTime(Date.now() + anHour);
    await make(create(dayBefore));
    expect(kept(device, dayBefore)).toMatchObject({
      data: { totals: { calories: 200 } },
      keptAt: asOf,
    });
  });

  it('stays after an answer without totals, until the day is fetched', async () => {
    const device = new MemoryDevice();
    const { result, make } = await renderLog(day, device);
    const { asOf } = result.current;
    vi.setSystemTime(Date.now() + anHour);
    const now = Date.now();
    const release = holdDays();
    await make(create(day, true));
    expect(kept(device)).toMatchObject({ data: { totals: { calories: 500 } }, keptAt: asOf });
    expect(result.current.asOf).toBe(asOf);
    await release();
    expect(result.current.asOf).toBeGreaterThanOrEqual(now);
  });
});

/** Opens the new day on a device that was used last the evening before. The new day is never answered. */
async function openMorning() {
  vi.setSystemTime(`${day}T07:00:00`);
  server.entries.clear();
  const evening = Date.now() - 12 * anHour;
  const device = new MemoryDevice({
    answers: new Map([[`foodLogStats U1 ${dayBefore}`, { data: nothingLogged, keptAt: evening }]]),
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const { operationName, variables }: (typeof server.sent)[number] = await new Request(
      ...request,
    ).json();
    const isHeld =
      operationName === 'foodLogStats' && variables.pagination.filter.startDate === day;
    return isHeld ? new Promise(() => {}) : fetch(...request);
  };
  const { result, rerender } = renderHook(
    ({ shown }) => {
      usePrefetchDay(demoUser.id, dayBefore);
      return { ...useDayLog(demoUser.id, shown), changes: useLogChanges() };
    },
    { wrapper: surroundings(device), initialProps: { shown: day } },
  );
  // The day before is answered first.
  await waitFor(() => expect(kept(device, dayBefore)?.keptAt).toBeGreaterThan(evening));
  const make = async (change: LogChange) =>
    act(async () => result.current.changes.make(change, Symbol('maker')));
  return { device, evening, result, make, show: (shown: string) => rerender({ shown }) };
}

describe('a day that was empty so far', () => {
  it('holds its first entry, also when the day before was answered first', async () => {
    const { device, evening, result, make } = await openMorning();
    await make(create(day, true));
    expect(result.current).toMatchObject({ log: { totals: { calories: 200 } }, asOf: evening });
    expect(kept(device)).toMatchObject({ data: { totals: { calories: 200 } }, keptAt: evening });
    await make(create());
    expect(result.current.log?.totals.calories).toBe(400);
    expect(result.current.asOf).toBeGreaterThan(evening);
  });

  it('stays empty when the person leaves it and comes back', async () => {
    const { evening, result, show } = await openMorning();
    show(dayBefore);
    show(day);
    expect(result.current).toMatchObject({ log: nothingLogged, asOf: evening });
  });
});
