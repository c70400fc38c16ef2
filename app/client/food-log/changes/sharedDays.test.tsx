import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '../../device/Device.ts';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/keptAnswers.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const present = Symbol('present');

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  // The database needs a setImmediate that is real.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  server = fakeServer();
  server.put({ id: '1', day: dayBefore });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  server.restore();
});

const pass = async (milliseconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(milliseconds));

type Page = Awaited<ReturnType<typeof renderLog>>;

describe('a day that only another page had opened', () => {
  it.each<{ name: string; change: (page: Page) => LogChange; total: number }>([
    {
      name: 'a deletion',
      change: (page) => ({ kind: 'delete', entries: [page.entry('1')] }),
      total: 0,
    },
    {
      name: 'a typed entry',
      change: () => ({ kind: 'create', entries: [newEntry(soup, dayBefore)], isTyped: true }),
      total: 500,
    },
  ])('holds $name that this page was answered, at the next opening', async ({ change, total }) => {
    // For a page left open since an earlier day, the day is empty.
    const early = await Device.open();
    await early.keepAnswer(
      'U1',
      dayKey('U1', '2026-11-19'),
      nothingLogged,
      Date.parse('2026-11-19'),
    );
    const first = await renderLog(dayBefore, await Device.open());
    await pass(100);
    const asOf = first.result.current.asOf;
    server.networkFails = true;
    act(() => void first.result.current.changes.make(change(first), present));
    await pass(200);
    first.unmount();
    server.networkFails = false;
    const second = await renderLog(day, early);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    await pass(500);
    second.unmount();
    server.networkFails = true;
    const reopened = await Device.open();
    expect(reopened.found.changes).toEqual([]);
    const third = await renderLog(dayBefore, reopened);
    expect(third.total()).toBe(total);
    expect(third.result.current.asOf).toBe(asOf);
  });
});
