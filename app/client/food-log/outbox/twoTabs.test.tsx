import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { pendingRows } from '../../testing/PageSurroundings.tsx';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellTabs } from '../../testing/tellTabs.ts';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { nothingLogged } from '../data/cachedResponses.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  giveLocks();
  server = serveTest();
  server.put({ id: '1', day });
  server.put({ id: '2', day, name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 });
});
afterEach(() => {
  sessionStorage.clear();
});

const soups = (on = day): LogChange => ({ kind: 'create', entries: [newEntry(soup, on)] });

/** Opens the log in a new tab. */
async function openTab(device: MemoryDevice, on = day) {
  sessionStorage.clear();
  return renderLog(on, device);
}

/** Two tabs of one device. There is no network any more. */
async function twoTabs(device = new MemoryDevice()) {
  const first = await openTab(device);
  const second = await openTab(device);
  server.networkFails = true;
  return { device, first, second };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Makes a change in the first tab, which the second then shows as well. */
async function make({ first, second }: { first: Tab; second: Tab }, change = soups()) {
  act(() => void first.result.current.outbox.submit(change));
  await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
}

describe('two tabs of one person', () => {
  it('both show what waits, and it is sent once', async () => {
    const { device, first, second } = await twoTabs();
    await make({ first, second });
    expect(second.total()).toBe(502);
    server.networkFails = false;
    server.sent.length = 0;
    await pass(2000);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    expect(server.count('foodLogCreateMany')).toBe(1);
    expect([first.total(), second.total()]).toEqual([502, 502]);
    expect(device.unanswered).toEqual([]);
  });

  it('undo only what was done in them', async () => {
    const { first, second } = await twoTabs();
    await make({ first, second });
    const undoable = () =>
      [first, second].map(({ result }) => result.current.state.undoable.length);
    expect(undoable()).toEqual([1, 0]);
    server.networkFails = false;
    await pass(2000);
    await waitFor(() => expect(second.result.current.state.applied).toHaveLength(1));
    expect(undoable()).toEqual([1, 0]);
    await second.undo();
    await pass(500);
    expect(server.count('foodLogDelete')).toBe(0);
    await first.undo();
    await waitFor(() => expect(second.total()).toBe(302));
    expect(undoable()).toEqual([0, 0]);
  });

  it('the other tab sends what waits when the one in which it was made closes', async () => {
    const { first, second } = await twoTabs();
    await make({ first, second });
    first.unmount();
    server.networkFails = false;
    await pass(2000);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    expect(server.entries.size).toBe(3);
  });

  it('what is discarded in one is neither shown nor sent by the other', async () => {
    const { first, second } = await twoTabs();
    await make({ first, second });
    const { outbox, state } = second.result.current;
    act(() => outbox.discard(...state.pending.map(({ id }) => id)));
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(first.total()).toBe(302);
    expect(first.result.current.state.undoable).toEqual([]);
    server.networkFails = false;
    await pass(5000);
    expect(server.entries.size).toBe(2);
  });

  it('what was deleted in one stays deleted when an edit of it is saved in the other', async () => {
    const { first, second } = await twoTabs();
    const before = first.entry('1');
    await make({ first, second }, { kind: 'delete', entries: [before] });
    expect([first.total(), second.total()]).toEqual([2, 2]);
    const after = { ...before, calories: 777 };
    act(() => {
      const { outbox } = second.result.current;
      void outbox.submit({ kind: 'update', before, after }, AbortSignal.abort());
    });
    await waitFor(() => expect(first.result.current.state.pending).toHaveLength(2));
    expect([first.total(), second.total()]).toEqual([2, 2]);
    server.networkFails = false;
    await pass(5000);
    await waitFor(() => expect(second.result.current.state.rejected).toHaveLength(1));
    expect([first.total(), second.total()]).toEqual([2, 2]);
  });

  it('what is rejected is listed in both until it is dismissed in one', async () => {
    const { first, second } = await twoTabs();
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => void first.result.current.outbox.submit(soups(), AbortSignal.abort()));
    await waitFor(() => expect(second.result.current.state.rejected).toHaveLength(1));
    const { outbox, state } = second.result.current;
    act(() => outbox.discard(...state.rejected.map(({ id }) => id)));
    await waitFor(() => expect(first.result.current.state.rejected).toEqual([]));
  });

  it('what was made in one and rejected in the other stays listed, however often it is read', async () => {
    const { first, second } = await twoTabs();
    await make({ first: second, second: first });
    // The first tab sends from now on, and is answered.
    act(() => first.result.current.outbox.retry());
    await pass(500);
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => first.result.current.outbox.retry());
    const isShown = () =>
      [first, second].every(({ result }) => result.current.state.rejected.length === 1);
    await waitFor(() => expect(isShown()).toBe(true));
    for (let time = 0; time < 2; time += 1) {
      tellTabs();
      await pass(500);
    }
    expect(isShown()).toBe(true);
    expect(second.result.current.state.pending).toEqual([]);
  });

  it('a day that is not on screen holds what the other tab has sent', async () => {
    const key = `foodLogStats U1 ${dayBefore}`;
    const empty = { key, owner: 'U1', data: nothingLogged, fetchedAt: Date.now() };
    const { device, first, second } = await twoTabs(new MemoryDevice({ responses: [empty] }));
    await make({ first, second }, soups(dayBefore));
    expect(device.response(key)).toMatchObject({ data: { totals: { calories: 0 } } });
    // The second tab sends from now on.
    act(() => second.result.current.outbox.retry());
    await pass(100);
    server.networkFails = false;
    act(() => second.result.current.outbox.retry());
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(device.response(key)).toMatchObject({ data: { totals: { calories: 200 } } });
    expect(first.store.responses.get(key)).toEqual(device.response(key));
  });

  it('a day that was answered before the other tab had sent, and comes after, is fetched again', async () => {
    const device = new MemoryDevice();
    const first = await openTab(device);
    const second = await openTab(device);
    const [arrival, reading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.delayed = { operationName: 'foodLogStats', until: arrival.promise };
    act(() => second.result.current.retry());
    await pass(100);
    server.delayed = undefined;
    // The second tab hears of the food only after its own answer has come.
    const { write } = device;
    device.write = async (rows) => {
      await write(rows);
      if (rows.putMutations?.[0]?.status === 'applied') device.heldReads = reading.promise;
    };
    await first.make(soups());
    const storedTotal = () =>
      Object(device.response(`foodLogStats U1 ${day}`)?.data).totals.calories;
    expect(storedTotal()).toBe(502);
    arrival.resolve();
    await waitFor(() => expect(storedTotal()).toBe(302));
    reading.resolve();
    await waitFor(() => expect([second.total(), storedTotal()]).toEqual([502, 502]));
  });
});

describe('two people of one device', () => {
  const stranger = pendingRows([soups()]).map((row) => Object.assign(row, { owner: 'U2' }));

  it('see and discard nothing of each other', async () => {
    const device = new MemoryDevice({ mutations: stranger });
    const { result } = await openTab(device);
    expect(result.current.state.pending).toEqual([]);
    act(() => result.current.outbox.discard(...stranger.map(({ id }) => id)));
    await pass(500);
    expect(device.unanswered).toEqual(stranger);
    expect(server.count('foodLogCreateMany')).toBe(0);
  });

  it('keep what they have when the other logs something in another tab', async () => {
    const { device, first } = await twoTabs();
    act(() => void first.result.current.outbox.submit(soups()));
    await waitFor(() => expect(device.unanswered).toHaveLength(1));
    const { state } = first.result.current;
    await device.open().write({ putMutations: stranger });
    tellTabs();
    await waitFor(() => expect(first.store.mutations).toHaveLength(2));
    expect(first.result.current.state).toEqual(state);
    expect(first.total()).toBe(502);
  });
});
