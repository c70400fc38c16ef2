import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellTabs } from '../../testing/tellTabs.ts';
import type { MutationRow } from '../../store/rows.ts';
import { newEntry } from '../add/newEntry.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/cachedResponses.ts';
import { totalsOf } from './applyChanges.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const anHour = 3_600_000;
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  giveLocks();
  server = serveTest();
});

const create = (on = day, isTyped = false): LogChange => ({
  kind: 'create',
  entries: [newEntry(soup, on)],
  isTyped,
});

type Tab = Awaited<ReturnType<typeof renderLog>>;

/** The person comes back to the tab. */
const wake = () => void document.dispatchEvent(new Event('visibilitychange'));

/** A tab that shows 300 kcal and a soup that waits. It has been asleep since. */
async function openAsleep() {
  server.put({ id: '1', day });
  const device = new MemoryDevice();
  const tab = await renderLog(day, device);
  await pass(100);
  server.networkFails = true;
  act(() => void tab.result.current.outbox.submit(create()));
  await pass(6000);
  expect(tab.total()).toBe(500);
  const [row] = device.unanswered;
  if (row?.change.kind !== 'create') throw new Error('The device has not stored the change.');
  const [entry] = row.change.entries;
  vi.setSystemTime(Date.now() + anHour);
  return { device, tab, row, entry: entry! };
}

/** Another tab writes rows, of which the tab that is asleep hears nothing. */
async function writeElsewhere(
  device: MemoryDevice,
  { entries, fetchedAt = Date.now(), ...rest }: Rows,
) {
  const data = { totals: totalsOf(entries), entries };
  const response = { key: dayKey('U1', day), owner: 'U1', data, fetchedAt };
  await device.open().write({ putResponses: [response], ...rest });
}

interface Rows {
  entries: LoggedEntry[];
  fetchedAt?: number;
  putMutations?: MutationRow[];
  deleteMutations?: string[];
}

const applied = (row: MutationRow, ...result: LoggedEntry[]): MutationRow => ({
  ...row,
  status: 'applied',
  result,
});

describe('a tab that was asleep', () => {
  it('shows what another tab has sent meanwhile, and can undo it', async () => {
    const { device, tab, row, entry } = await openAsleep();
    const fetchedAt = Date.now();
    const putMutations = [applied(row, entry)];
    await writeElsewhere(device, { entries: [entry, tab.entry('1')], fetchedAt, putMutations });
    wake();
    await waitFor(() => expect(tab.result.current.state.pending).toEqual([]));
    expect(tab.total()).toBe(500);
    expect(tab.result.current.asOf).toBe(fetchedAt);
    server.entries.set(entry.id, entry);
    server.networkFails = false;
    await tab.undo();
    await waitFor(() => expect(tab.total()).toBe(300));
    expect(tab.result.current.state).toMatchObject({ undoable: [], rejected: [], pending: [] });
  });

  it('shows the later day that another tab has fetched, and leaves it stored', async () => {
    const { device, tab, row, entry } = await openAsleep();
    const tea = { ...entry, id: 'tea', name: 'Tea', calories: 300 };
    const fetchedAt = Date.now() + 60_000;
    const putMutations = [applied(row, entry)];
    const entries = [tea, entry, tab.entry('1')];
    await writeElsewhere(device, { entries, fetchedAt, putMutations });
    const stored = device.response(dayKey('U1', day));
    wake();
    await waitFor(() => expect(tab.total()).toBe(800));
    expect(tab.result.current.asOf).toBe(fetchedAt);
    await pass(500);
    expect(device.response(dayKey('U1', day))).toEqual(stored);
  });

  it('shows nothing of what was discarded in another tab, and does not send it', async () => {
    const { device, tab, row } = await openAsleep();
    await device.open().write({ deleteMutations: [row.id] });
    wake();
    await waitFor(() => expect(tab.result.current.state.pending).toEqual([]));
    const sent = server.count('foodLogCreateMany');
    server.networkFails = false;
    act(() => tab.result.current.outbox.retry());
    await pass(40_000);
    expect(server.count('foodLogCreateMany')).toBe(sent);
    expect(tab.result.current.state).toMatchObject({ pending: [], undoable: [] });
    expect(tab.total()).toBe(300);
  });

  it('keeps a day that it has fetched itself when it hears late of an earlier answer', async () => {
    const { device, tab, row, entry } = await openAsleep();
    const putMutations = [applied(row, entry)];
    const entries = [entry, tab.entry('1')];
    await writeElsewhere(device, { entries, fetchedAt: Date.now() - 60_000, putMutations });
    // Another device has deleted the other entry since.
    server.entries.set(entry.id, entry);
    server.entries.delete('1');
    server.networkFails = false;
    act(() => tab.result.current.retry());
    await waitFor(() => expect(tab.result.current.log?.entries).toHaveLength(1));
    server.networkFails = true;
    tellTabs(dayKey('U1', day));
    await waitFor(() => expect(tab.result.current.state.pending).toEqual([]));
    expect(tab.total()).toBe(200);
    expect(device.response(dayKey('U1', day))).toMatchObject({
      data: { totals: { calories: 200 } },
    });
  });

  it('leaves the later day of another tab when the answer to its own request comes late', async () => {
    const { device, tab, row, entry } = await openAsleep();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      await held;
      return response;
    };
    server.networkFails = false;
    act(() => tab.result.current.outbox.retry());
    await waitFor(() => expect(server.entries.has(entry.id)).toBe(true));
    const tea = { ...entry, id: 'tea', name: 'Tea', calories: 300 };
    const entries = [tea, entry, tab.entry('1')];
    const rows = { entries, fetchedAt: Date.now(), putMutations: [applied(row, entry)] };
    await writeElsewhere(device, rows);
    const stored = device.response(dayKey('U1', day));
    globalThis.fetch = fetch;
    answer();
    await waitFor(() => expect(tab.result.current.state.pending).toEqual([]));
    await pass(100);
    expect(device.response(dayKey('U1', day))?.data).toEqual(stored?.data);
    expect(tab.total()).toBe(800);
  });

  it('sends nothing that was discarded meanwhile when it becomes the one that sends', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    server.networkFails = true;
    act(() => void first.result.current.outbox.submit(create()));
    await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
    act(() => second.result.current.outbox.retry());
    await pass(500);
    await device.open().write({ deleteMutations: device.unanswered.map(({ id }) => id) });
    second.unmount();
    server.networkFails = false;
    act(() => first.result.current.outbox.retry());
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    await pass(2000);
    expect(server.entries.size).toBe(0);
  });

  it('sends a second deletion with the version that its undo has left in another tab', async () => {
    const device = new MemoryDevice();
    server.put({ id: '1', day });
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    const { outbox } = result.current;
    const before = server.entries.get('1')!;
    act(() => void outbox.submit({ kind: 'delete', entries: [before] }));
    act(() => void outbox.undo());
    act(() => void outbox.submit({ kind: 'delete', entries: [before] }));
    await waitFor(() => expect(device.unanswered).toHaveLength(3));
    // Another tab has sent the first two.
    const [deleted, restored] = device.unanswered;
    const now = { ...before, version: 3 };
    server.put(now);
    await device.open().write({
      putMutations: [
        applied(deleted!, { ...before, version: 2, deletedAt: '2026-11-21T10:00:00.000Z' }),
        applied(restored!, now),
      ],
    });
    tellTabs();
    await waitFor(() => expect(result.current.state.pending).toHaveLength(1));
    server.networkFails = false;
    act(() => outbox.retry());
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(result.current.state.rejected).toEqual([]);
    expect(server.entries.get('1')).toMatchObject({ version: 4, deletedAt: expect.any(String) });
  });
});

describe('a day that was opened only in another tab', () => {
  it.each<{ name: string; change: (tab: Tab) => LogChange; total: number; isNewer: boolean }>([
    {
      name: 'a deletion',
      change: (tab) => ({ kind: 'delete', entries: [tab.entry('1')] }),
      total: 0,
      isNewer: true,
    },
    // The answer to it holds no totals.
    { name: 'a typed entry', change: () => create(dayBefore, true), total: 500, isNewer: false },
  ])('holds $name that this tab has sent, at the next opening', async (expected) => {
    const { change, total, isNewer } = expected;
    server.put({ id: '1', day: dayBefore });
    const fetchedAt = Date.parse('2026-11-19');
    const empty = { key: dayKey('U1', '2026-11-19'), owner: 'U1', data: nothingLogged, fetchedAt };
    const device = new MemoryDevice({ responses: [empty] });
    // For a tab that is open since an earlier day, the day is empty.
    const early = device.open();
    const first = await renderLog(dayBefore, device);
    await pass(100);
    const asOf = first.result.current.asOf ?? 0;
    server.networkFails = true;
    act(() => void first.result.current.outbox.submit(change(first)));
    await pass(200);
    first.unmount();
    server.networkFails = false;
    const second = await renderLog(day, { open: () => early });
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    await pass(500);
    second.unmount();
    server.networkFails = true;
    expect(device.unanswered).toEqual([]);
    const third = await renderLog(dayBefore, device);
    expect(third.total()).toBe(total);
    expect((third.result.current.asOf ?? 0) > asOf).toBe(isNewer);
  });
});
