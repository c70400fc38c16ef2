import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/cachedResponses.ts';
import { PrefetchDay } from '../day/PrefetchDay.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { useOutbox } from './OutboxContext.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const anHour = 3_600_000;
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.put({ id: '1', day });
});

const stored = (device: MemoryDevice, on = day) => device.response(dayKey('U1', on));
const create = (on = day, isTyped = false): LogChange => ({
  kind: 'create',
  entries: [newEntry(soup, on)],
  isTyped,
});

/** Delays the answers about days, as the server gives them now. */
function holdDays() {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  server.delayed = { operationName: 'foodLogStats', until };
  return async () => {
    server.delayed = undefined;
    await act(async () => resolve());
    await pass(100);
  };
}

describe('the day that the device has stored', () => {
  it('holds what was answered, before the day is fetched again', async () => {
    const device = new MemoryDevice();
    const { make } = await renderLog(day, device);
    const release = holdDays();
    await make({ kind: 'create', entries: [newEntry(soup, day)], isTyped: true });
    expect(device.unanswered).toEqual([]);
    expect(stored(device)).toMatchObject({ data: { totals: { calories: 500 } } });
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
    expect(stored(device)).toMatchObject({ data: { totals: { calories: 500 } } });
  });
});

it('a day that is being fetched when the person comes back shows what the server answers', async () => {
  const { result, total } = await renderLog(day);
  await pass(5000);
  server.put({ id: '2', day, calories: 20 });
  const release = holdDays();
  act(() => result.current.retry());
  await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(total()).toBe(300);
  await release();
  expect(total()).toBe(320);
  expect(server.count('foodLogStats')).toBe(2);
});

describe('the age of the day that the device has stored', () => {
  it('is that of the answer to a change that left it whole', async () => {
    const device = new MemoryDevice();
    const { make } = await renderLog(day, device);
    vi.setSystemTime(Date.now() + anHour);
    const now = Date.now();
    await make(create());
    expect(stored(device)).toMatchObject({ data: { totals: { calories: 500 } } });
    expect(stored(device)?.fetchedAt).toBeGreaterThanOrEqual(now);
  });

  it('stays while what another device has logged is missing', async () => {
    const device = new MemoryDevice();
    const past = await renderLog(dayBefore, device);
    past.unmount();
    const { make } = await renderLog(day, device);
    const asOf = stored(device, dayBefore)?.fetchedAt;
    server.put({ id: '2', day: dayBefore, calories: 1000 });
    vi.setSystemTime(Date.now() + anHour);
    await make(create(dayBefore));
    expect(stored(device, dayBefore)).toMatchObject({
      data: { totals: { calories: 200 } },
      fetchedAt: asOf,
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
    expect(stored(device)).toMatchObject({ data: { totals: { calories: 500 } }, fetchedAt: asOf });
    expect(result.current.asOf).toBe(asOf);
    await release();
    expect(result.current.asOf).toBeGreaterThanOrEqual(now);
  });
});

/**
 * Opens the new day on a device that was used last the evening before. The new day is never answered.
 * @param isAnswered whether the day before is, at once.
 */
async function openMorning(isAnswered = true) {
  vi.setSystemTime(`${day}T07:00:00`);
  server.entries.clear();
  const evening = Date.now() - 12 * anHour;
  const key = dayKey('U1', dayBefore);
  const device = new MemoryDevice({
    responses: [{ key, owner: 'U1', data: nothingLogged, fetchedAt: evening }],
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const { operationName, variables }: (typeof server.sent)[number] = await new Request(
      ...request,
    ).json();
    const isHeld =
      operationName === 'foodLogStats' &&
      (!isAnswered || variables.pagination.filter.startDate === day);
    return isHeld ? new Promise(() => {}) : fetch(...request);
  };
  const Surroundings = surroundings(device.open());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Surroundings>
      <PrefetchDay userId={demoUser.id} day={dayBefore} />
      {children}
    </Surroundings>
  );
  const { result, rerender } = renderHook(
    ({ shown }) => ({ ...useDayLog(demoUser.id, shown), outbox: useOutbox() }),
    { wrapper, initialProps: { shown: day } },
  );
  await waitFor(() =>
    expect((stored(device, dayBefore)?.fetchedAt ?? 0) > evening).toBe(isAnswered),
  );
  const make = async (change: LogChange) => act(async () => result.current.outbox.submit(change));
  return { device, evening, result, make, show: (shown: string) => rerender({ shown }) };
}

describe('a day that was empty so far', () => {
  it('holds its first entry, also when the day before was answered first', async () => {
    const { device, evening, result, make } = await openMorning();
    await make(create(day, true));
    expect(result.current).toMatchObject({ log: { totals: { calories: 200 } }, asOf: evening });
    expect(stored(device)).toMatchObject({
      data: { totals: { calories: 200 } },
      fetchedAt: evening,
    });
    await make(create());
    expect(result.current.log?.totals.calories).toBe(400);
    expect(result.current.asOf).toBeGreaterThan(evening);
  });

  it('holds each entry while no day is answered', async () => {
    const { device, result, make } = await openMorning(false);
    expect(result.current.log?.totals.calories).toBe(0);
    await make(create());
    expect(device.unanswered).toEqual([]);
    expect(result.current.log?.totals.calories).toBe(200);
    await make(create(day, true));
    expect(device.unanswered).toEqual([]);
    expect(result.current.log?.totals.calories).toBe(400);
  });

  it('stays empty when the person leaves it and comes back', async () => {
    const { evening, result, show } = await openMorning();
    show(dayBefore);
    show(day);
    expect(result.current).toMatchObject({ log: nothingLogged, asOf: evening });
  });
});
