import { addDays } from '@foodlog/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { cachedResponses } from '../data/cachedResponses.ts';
import { useDayLog } from './useDayLog.ts';
import { PrefetchDay } from './PrefetchDay.ts';

const day = '2026-11-21';
let server: ReturnType<typeof serveTest>;

beforeEach(() => {
  stopClock();
  server = serveTest();
});

function totalsOf(first: string, { prefetch = false, device = new MemoryDevice() } = {}) {
  let renders = 0;
  const store = device.open();
  let dayBefore = addDays(first, -1);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageSurroundings store={store}>
      {children}
      {prefetch && <PrefetchDay key={dayBefore} userId={demoUser.id} day={dayBefore} />}
    </PageSurroundings>
  );
  const { result, rerender, unmount } = renderHook(
    ({ shown }) => {
      renders += 1;
      return useDayLog(demoUser.id, shown);
    },
    { wrapper, initialProps: { shown: first } },
  );
  const show = (shown: string) => {
    dayBefore = addDays(shown, -1);
    rerender({ shown });
  };
  return { result, show, unmount, renders: () => renders };
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
    await pass(5000);
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
  });

  it('are refetched then, also when the clock was set back', async () => {
    const { result } = totalsOf(day);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    vi.setSystemTime(Date.now() - 20 * 60_000);
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.count('foodLogStats')).toBe(3));
  });

  it('show at once for a prefetched day, and are refetched', async () => {
    const { result, show } = totalsOf(day, { prefetch: true });
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    await pass(5000);
    show(addDays(day, -1));
    expect(result.current.log?.totals).toBeDefined();
    await waitFor(() => expect(server.count('foodLogStats')).toBe(4));
  });

  it('render once when they arrive, and not for the prefetched day', async () => {
    const { result, renders } = totalsOf(day, { prefetch: true });
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    await pass(1000);
    expect(renders()).toBe(2);
  });
});

describe('a day that the device has stored', () => {
  it('shows at once when the log is opened again, and then as the server has it', async () => {
    server.put({ id: '1', day });
    const device = new MemoryDevice();
    const first = totalsOf(day, { device });
    await waitFor(() => expect(first.result.current.log).toBeDefined());
    first.unmount();
    server.put({ id: '2', day });
    const { result } = totalsOf(day, { device });
    expect(result.current.log?.totals.calories).toBe(300);
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(600));
  });

  it('shows as long as nothing newer is known', async () => {
    server.put({ id: '1', day });
    const { result, show } = totalsOf(day);
    await waitFor(() => expect(result.current.log).toBeDefined());
    show('2026-01-01');
    await pass(20 * 60_000);
    server.networkFails = true;
    show(day);
    expect(result.current.log?.totals.calories).toBe(300);
  });

  it('is fetched ahead again after five minutes (§9)', async () => {
    const device = new MemoryDevice();
    const first = totalsOf(day, { device, prefetch: true });
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    await waitFor(() => expect(first.result.current.log).toBeDefined());
    first.unmount();
    await pass(4 * 60_000);
    const second = totalsOf(day, { device, prefetch: true });
    await waitFor(() => expect(server.count('foodLogStats')).toBe(3));
    second.unmount();
    await pass(4 * 60_000);
    totalsOf(day, { device, prefetch: true });
    await waitFor(() => expect(server.count('foodLogStats')).toBe(5));
  });

  it('is empty if it has begun since the server last answered, until the server says otherwise', async () => {
    vi.setSystemTime('2026-11-20T21:00:00');
    const device = new MemoryDevice();
    const evening = totalsOf('2026-11-20', { device });
    await waitFor(() => expect(evening.result.current.log).toBeDefined());
    evening.unmount();
    vi.setSystemTime('2026-11-21T07:00:00');
    server.put({ id: '1', day });
    const { result } = totalsOf(day, { device });
    expect(result.current.log).toEqual({
      totals: expect.objectContaining({ calories: 0 }),
      entries: [],
    });
    expect(new Date(result.current.asOf ?? 0).getDate()).toBe(20);
    await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
    expect(new Date(result.current.asOf ?? 0).getDate()).toBe(21);
  });

  it('is not called empty if it had begun when the server last answered', async () => {
    vi.setSystemTime('2026-11-21T07:00:00');
    const device = new MemoryDevice();
    const morning = totalsOf('2026-11-20', { device });
    await waitFor(() => expect(morning.result.current.log).toBeDefined());
    morning.unmount();
    server.networkFails = true;
    const { result } = totalsOf(day, { device });
    expect(result.current.log).toBeUndefined();
  });

  it('of another person, or that cannot be read, is not shown', async () => {
    const log = { totals: { calories: 7, fats: 0, proteins: 0, carbs: 0 }, entries: [] };
    const stored: [string, unknown][] = [
      [`foodLogStats U2 ${day}`, log],
      [`foodLogStats U1 2026-02-30`, log],
      [`foodLogStats U1 ${day}`, { ...log, entries: [{}] }],
      ['foodLogItems U1', { foods: [{}], known: [] }],
      ['foodLogFrequent U1 1', 7],
      ['foodLogBounds U1', { firstDay: day, lastDay: '2026-02-30' }],
      ['other U1', log],
    ];
    const responses = stored.map(([key, data]) => {
      return { key, owner: key.split(' ')[1] ?? '', data, fetchedAt: 0 };
    });
    server.held = new Promise(() => {});
    const device = new MemoryDevice({ responses });
    const { result } = totalsOf(day, { device });
    expect(result.current.log).toBeUndefined();
    expect(cachedResponses(device.open(), 'U1').size).toBe(0);
    expect(cachedResponses(device.open(), 'U2').size).toBe(1);
  });
});

describe('§9 a day that could not be prefetched', () => {
  it('shows as loading, not as failed, and is fetched again', async () => {
    const { result, show } = totalsOf(day, { prefetch: true });
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
    show('2026-01-02');
    server.networkFails = true;
    show('2026-02-02');
    await waitFor(() => expect(result.current.error).toBeDefined());
    show('2026-02-01');
    expect(result.current).toMatchObject({ log: undefined, error: undefined });
    server.networkFails = false;
    await pass(8000);
    await waitFor(() => expect(result.current.log?.totals).toBeDefined());
  });
});

it('a day whose fetch has failed is fetched again when it comes back on screen', async () => {
  server.put({ id: '1', day });
  const { result, show } = totalsOf(day, { prefetch: true });
  await waitFor(() => expect(result.current.log?.totals.calories).toBe(300));
  await pass(1000);
  server.networkFails = true;
  act(() => void dispatchEvent(new Event('focus')));
  // With all retries.
  await pass(20_000);
  expect(result.current.error).toBeDefined();
  show(addDays(day, 1));
  await pass(1000);
  server.networkFails = false;
  server.put({ id: '2', day });
  show(day);
  await pass(1000);
  expect(result.current.log?.totals.calories).toBe(600);
  expect(result.current.error).toBeUndefined();
});
