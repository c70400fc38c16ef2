import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { tellPages } from '../../testing/tellPages.ts';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const present = Symbol('present');

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  server = fakeServer();
  server.put({ id: '1', day });
  server.put({ id: '2', day, name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  server.restore();
});

/** What a device keeps, in the order in which it was made. */
const kept = (device: MemoryDevice) => device.kept.changes.map(({ content }) => content);

const soups = (): LogChange => ({ kind: 'create', entries: [newEntry(soup, day)] });

const store = (page: string, text: string) =>
  localStorage.setItem(`food-log changes U1 ${page}`, text);

/** Two pages with one device and no network. */
async function twoPages() {
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  const second = await renderLog(day, device);
  server.networkFails = true;
  return { device, first, second };
}

describe('two pages of one person', () => {
  it('both show what waits, and it is sent once', async () => {
    const { device, first, second } = await twoPages();
    act(() => void first.result.current.changes.make(soups(), present));
    await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
    expect(second.total()).toBe(502);
    server.networkFails = false;
    server.sent.length = 0;
    await pass(2000);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    expect(server.count('foodLogCreateMany')).toBe(1);
    expect([first.total(), second.total()]).toEqual([502, 502]);
    expect(first.result.current.state.done).toHaveLength(1);
    expect(kept(device)).toEqual([]);
  });

  it('the other page sends what waits when the one that made it closes', async () => {
    const { first, second } = await twoPages();
    act(() => void first.result.current.changes.make(soups(), present));
    await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
    first.unmount();
    server.networkFails = false;
    await pass(2000);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    expect(server.entries.size).toBe(3);
  });

  it('what one page discards, the other neither shows nor sends', async () => {
    const { first, second } = await twoPages();
    act(() => void first.result.current.changes.make(soups(), present));
    await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
    act(() =>
      second.result.current.changes.discard(
        ...second.result.current.state.pending.map(({ id }) => id),
      ),
    );
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(first.total()).toBe(302);
    expect(first.result.current.state.done).toEqual([]);
    server.networkFails = false;
    await pass(5000);
    expect(server.entries.size).toBe(2);
  });

  it('what is refused is listed in both until it is dismissed in one', async () => {
    const { first, second } = await twoPages();
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => void first.result.current.changes.make(soups(), present));
    act(() => first.result.current.changes.release(present));
    await waitFor(() => expect(second.result.current.state.refused).toHaveLength(1));
    const { changes, state } = second.result.current;
    act(() => state.refused.forEach((refused) => changes.discard(refused.change.id)));
    await waitFor(() => expect(first.result.current.state.refused).toEqual([]));
  });

  it('what is gone before its answer is told was answered, and can be undone', async () => {
    const { device, first } = await twoPages();
    act(() => void first.result.current.changes.make(soups(), present));
    await waitFor(() => expect(kept(device)).toHaveLength(1));
    const [{ change } = {}] = kept(device).map((content) => Object(content));
    await device.replaceChanges(new Map([[change.id, undefined]]));
    tellPages({ userId: 'U1' });
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(first.result.current.state.done).toHaveLength(1);
  });

  it('another person sees nothing of it', async () => {
    const device = new MemoryDevice();
    const stranger = {
      id: 'c1',
      userId: 'U2',
      content: { change: { ...soups(), id: 'c1' }, loginId: 'x' },
    };
    await device.addChange(stranger);
    const { result } = await renderLog(day, device.reopen());
    expect(result.current.state.pending).toEqual([]);
    act(() => result.current.changes.discard('c1'));
    expect(device.kept.changes).toEqual([stranger]);
  });
});

it('what an earlier release has kept is sent, and what cannot be read is left out', async () => {
  const tea = { ...newEntry({ ...soup, name: 'Stew' }, day) };
  const old = { change: { kind: 'create', entries: [tea] }, loginId: 'demo@example.com' };
  store('a', JSON.stringify([old, null, { change: { kind: 'drop' } }]));
  for (const [index, text] of ['', '[', '7', '[{}]'].entries()) store(`b${index}`, text);
  const { result } = await renderLog(day);
  await waitFor(() => expect(server.entries.has(tea.id)).toBe(true));
  await waitFor(() => expect(result.current.state.pending).toEqual([]));
  expect(localStorage).toHaveLength(0);
});

it('an entry of a day that was empty so far never leaves it, also while that is fetched', async () => {
  vi.setSystemTime(`${day}T07:00:00`);
  const totals = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
  const yesterday = { data: { totals, entries: [] }, keptAt: Date.now() - 12 * 3_600_000 };
  const device = new MemoryDevice({
    answers: new Map([['foodLogStats U1 2026-11-20', yesterday]]),
  });
  const { fetch } = globalThis;
  // The day is never answered.
  globalThis.fetch = async (...request) => {
    const body: { operationName: string } = await new Request(...request).json();
    return body.operationName === 'foodLogStats' ? new Promise(() => {}) : fetch(...request);
  };
  server.entries.clear();
  const { result, make, total } = await renderLog(day, device);
  expect(total()).toBe(0);
  await make(soups());
  expect(result.current.state.pending).toEqual([]);
  expect(total()).toBe(200);
  await make({ kind: 'create', entries: [newEntry(soup, day)], isTyped: true });
  expect(total()).toBe(400);
  globalThis.fetch = fetch;
});

describe('a page whose storage is full', () => {
  it('sends what only it has, also while another page sends what is kept', async () => {
    const { device, first, second } = await twoPages();
    device.isFull = true;
    act(() => void first.result.current.changes.make(soups(), present));
    await waitFor(() => expect(first.result.current.state.isKept).toBe(false));
    device.isFull = false;
    // This page now sends for both.
    act(() => void second.result.current.changes.make(soups(), present));
    await pass(2000);
    server.networkFails = false;
    await pass(31_000);
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(server.entries.size).toBe(4);
    expect(first.result.current.state.isKept).toBe(true);
  });

  it('goes on showing a refusal that only it has', async () => {
    const { device, first } = await twoPages();
    device.isFull = true;
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => void first.result.current.changes.make(soups(), present));
    act(() => first.result.current.changes.release(present));
    await waitFor(() => expect(first.result.current.state.refused).toHaveLength(1));
    tellPages({ userId: 'U1' });
    await pass(1000);
    expect(first.result.current.state).toMatchObject({ isKept: false });
    expect(first.result.current.state.refused).toHaveLength(1);
  });
});

it('what waits is sent in time, also when the clock is set back', async () => {
  const { first } = await twoPages();
  act(() => void first.result.current.changes.make(soups(), present));
  await pass(10_000);
  vi.setSystemTime(Date.now() - 3 * 3_600_000);
  server.networkFails = false;
  await pass(31_000);
  await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
});

describe('after a reload', () => {
  it('what was done can still be undone, with the versions that it has left behind', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    await first.make(edit(first.entry('1'), { calories: 310 }));
    await first.make({ kind: 'delete', entries: [first.entry('2')] });
    first.unmount();
    const { result, undo, total } = await renderLog(day, device.reopen());
    expect(result.current.state.done).toHaveLength(2);
    await undo();
    await waitFor(() => expect(total()).toBe(312));
    await undo();
    await waitFor(() => expect(total()).toBe(302));
    expect(result.current.state).toMatchObject({ done: [], refused: [], pending: [] });
  });

  it('what still waits is not taken for answered', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    server.networkFails = true;
    act(
      () =>
        void first.result.current.changes.make(
          { kind: 'delete', entries: [first.entry('1')] },
          present,
        ),
    );
    first.unmount();
    server.networkFails = false;
    server.held = Promise.resolve();
    const { result } = await renderLog(day, device.reopen());
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(result.current.state.answered).toHaveLength(1);
  });

  it('what another page was answered meanwhile can still be undone', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const update = edit(first.entry('1'), { calories: 310 });
    server.networkFails = true;
    act(() => void first.result.current.changes.make(update, present));
    act(
      () =>
        void first.result.current.changes.make(
          edit(update.kind === 'update' ? update.after : first.entry('1'), { calories: 320 }),
          present,
        ),
    );
    first.unmount();
    const history = sessionStorage.getItem('food-log done U1')!;
    sessionStorage.clear();
    server.networkFails = false;
    const other = await renderLog(day, device.reopen());
    await waitFor(() => expect(other.result.current.state.pending).toEqual([]));
    other.unmount();
    sessionStorage.setItem('food-log done U1', history);
    const { result, undo, total } = await renderLog(day);
    expect([result.current.state.done.length, total()]).toEqual([2, 322]);
    await undo();
    await waitFor(() => expect(total()).toBe(312));
    await undo();
    await waitFor(() => expect(total()).toBe(302));
    expect(result.current.state).toMatchObject({ done: [], refused: [], pending: [] });
  });

  it('what was refused meanwhile cannot be undone', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    server.networkFails = true;
    act(() => void first.result.current.changes.make(soups(), present));
    first.unmount();
    const [{ change, loginId } = {}] = kept(device).map((content) => Object(content));
    const refused = { change, loginId, refusal: 'No.' };
    await device.replaceChanges(new Map([[change.id, refused]]));
    server.networkFails = false;
    const { result } = await renderLog(day, device.reopen());
    expect(result.current.state).toMatchObject({ done: [], pending: [] });
    expect(result.current.state.refused).toHaveLength(1);
  });

  it('a history that cannot be read is none', async () => {
    for (const text of [
      '',
      '7',
      '{',
      '{"done":7}',
      '{"done":[{}],"entries":[],"unanswered":[]}',
      '{"done":[],"entries":[{}],"unanswered":[]}',
      '{"done":[],"entries":[],"unanswered":[{}]}',
    ]) {
      sessionStorage.setItem('food-log done U1', text);
      const { result, unmount } = await renderLog(day);
      expect(result.current.state.done).toEqual([]);
      unmount();
    }
  });
});
