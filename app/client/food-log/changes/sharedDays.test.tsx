import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '../../device/Device.ts';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellPages } from '../../testing/tellPages.ts';
import { newEntry } from '../add/newEntry.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/keptAnswers.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const present = Symbol('present');

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
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

type Page = Awaited<ReturnType<typeof renderLog>>;

/** A page that has been asleep since it showed 300 kcal and a waiting soup, and the page that was answered meanwhile. */
async function openAsleep(answered: number, secondsAgo = 0) {
  server.put({ id: '1', day });
  const page = await renderLog(day, await Device.open());
  await pass(100);
  const entry = { ...newEntry(soup, day), version: 1 };
  server.networkFails = true;
  act(() => void page.result.current.changes.make({ kind: 'create', entries: [entry] }, present));
  await pass(6000);
  const id = page.result.current.state.pending[0]?.id ?? '';
  const other = await Device.open();
  await other.replaceChanges(new Map([[id, undefined]]));
  const at = Date.now() - secondsAgo * 1000;
  vi.setSystemTime(Date.now() + 3_600_000);
  const stats = { fats: 9, proteins: 18, carbs: 80, calories: answered };
  const made = { id, at, answer: { entries: [entry], days: [{ day, stats }] } };
  const keep = async (seconds: number, calories: number, entries: LoggedEntry[]) => {
    const totals = { ...stats, calories };
    await other.keepAnswer('U1', dayKey('U1', day), { totals, entries }, at + seconds * 1000);
  };
  const wake = async () => {
    tellPages({ userId: 'U1', made });
    await pass(500);
    const { found } = await Device.open();
    return found.answers.get(dayKey('U1', day));
  };
  return { page, entry, at, keep, wake };
}

describe('news that a page hears late', () => {
  it('leaves the later day that another page has kept, and is as old as it is', async () => {
    const { page, entry, at, keep, wake } = await openAsleep(500);
    const tea = { ...entry, id: 'tea', name: 'Tea', calories: 300 };
    await keep(60, 800, [tea, entry, page.entry('1')]);
    expect(await wake()).toMatchObject({
      data: { totals: { calories: 800 } },
      keptAt: at + 60_000,
    });
    expect(page.total()).toBe(500);
    expect(page.result.current.asOf).toBe(at);
  });

  it('changes no day that the page has fetched since', async () => {
    const { page, wake } = await openAsleep(500, 60);
    expect(await wake()).toMatchObject({ data: { totals: { calories: 300 } } });
    expect(page.result.current.state.pending).toEqual([]);
    expect(page.total()).toBe(300);
  });

  it('puts no earlier version of an entry back', async () => {
    const { page, entry, keep, wake } = await openAsleep(501);
    // Another change of this device has come after the answer about the day.
    await keep(-60, 1200, [{ ...entry, calories: 900, version: 2 }, page.entry('1')]);
    expect(await wake()).toMatchObject({ data: { totals: { calories: 1200 } } });
  });

  it('of a change that only the other page had asks for its day', async () => {
    server.put({ id: '1', day });
    const page = await renderLog(day, await Device.open());
    await pass(1000);
    server.put({ id: '2', day, ...soup });
    const entry = { ...newEntry(soup, day), id: '2' };
    tellPages({
      userId: 'U1',
      made: { id: 'x', at: Date.now(), answer: { entries: [entry], days: [] } },
    });
    await pass(1000);
    expect(page.total()).toBe(500);
  });
});

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
