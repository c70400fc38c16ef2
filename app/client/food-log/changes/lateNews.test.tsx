import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellPages } from '../../testing/tellPages.ts';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
const present = Symbol('present');

/** A device that answers late when it is asked for changes: with what it had kept when it was asked. */
class SlowDevice extends MemoryDevice {
  held: Promise<void> | undefined;

  override async readChanges(userId: string) {
    const read = await super.readChanges(userId);
    await this.held;
    return read;
  }
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  server.restore();
});

const create = (name = 'Soup'): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name, calories: 200, fats: 4, proteins: 8, carbs: 30 }, day)],
});

/** The ids of the changes that a device keeps. */
const keptIds = (device: MemoryDevice) => device.kept.changes.map(({ id }) => id);

describe('news', () => {
  it('of another person changes nothing', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    act(() => void result.current.changes.make(create(), present));
    await waitFor(() => expect(keptIds(device)).toHaveLength(1));
    const reads = vi.spyOn(device, 'readChanges');
    tellPages({ userId: 'U2', removed: keptIds(device) });
    await pass(500);
    expect(result.current.state.done).toHaveLength(1);
    expect(reads).not.toHaveBeenCalled();
    // The same news of this person is heard.
    tellPages({ userId: 'U1', removed: keptIds(device) });
    await waitFor(() => expect(result.current.state.done).toEqual([]));
  });

  it('that is read late does not bring back what was answered meanwhile', async () => {
    const device = new SlowDevice();
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    act(() => void result.current.changes.make(create(), present));
    await waitFor(() => expect(keptIds(device)).toHaveLength(1));
    await pass(100);
    const { promise, resolve } = Promise.withResolvers<void>();
    device.held = promise;
    const reads = vi.spyOn(device, 'readChanges');
    tellPages({ userId: 'U1' });
    await waitFor(() => expect(reads).toHaveBeenCalled());
    server.networkFails = false;
    act(() => result.current.changes.sendNow());
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    const sent = server.count('foodLogCreateMany');
    resolve();
    await pass(500);
    expect(result.current.state.pending).toEqual([]);
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });

  it('is not sent again when its form is told while an earlier read still has it', async () => {
    const device = new SlowDevice();
    const { result } = await renderLog(day, device);
    const answer = Promise.withResolvers<void>();
    server.held = answer.promise;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    const told = vi.fn<() => void>();
    act(() => void result.current.changes.make(create(), present).catch(told));
    await waitFor(() => expect(keptIds(device)).toHaveLength(1));
    const { promise, resolve } = Promise.withResolvers<void>();
    device.held = promise;
    const reads = vi.spyOn(device, 'readChanges');
    tellPages({ userId: 'U1' });
    await waitFor(() => expect(reads).toHaveBeenCalled());
    answer.resolve();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    const sent = server.count('foodLogCreateMany');
    resolve();
    await pass(500);
    expect(result.current.state).toMatchObject({ pending: [], refused: [], done: [] });
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });
});

describe('a refusal', () => {
  it('of another page stays, however often the changes are read', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    server.networkFails = true;
    act(() => void second.result.current.changes.make(create(), present));
    await waitFor(() => expect(first.result.current.state.pending).toHaveLength(1));
    // The first page has its turn, and is answered.
    act(() => first.result.current.changes.sendNow());
    await pass(500);
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => first.result.current.changes.sendNow());
    const isShown = () =>
      [first, second].every(({ result }) => result.current.state.refused.length === 1);
    await waitFor(() => expect(isShown()).toBe(true));
    tellPages({ userId: 'U1' });
    await pass(500);
    tellPages({ userId: 'U1' });
    await pass(500);
    expect(isShown()).toBe(true);
    expect(second.result.current.state.pending).toEqual([]);
  });

  it('is not sent again when an earlier read still has its change as waiting', async () => {
    const device = new SlowDevice();
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    act(() => void result.current.changes.make(create(), present));
    act(() => result.current.changes.release(present));
    await waitFor(() => expect(keptIds(device)).toHaveLength(1));
    await pass(100);
    const { promise, resolve } = Promise.withResolvers<void>();
    device.held = promise;
    const reads = vi.spyOn(device, 'readChanges');
    tellPages({ userId: 'U1' });
    await waitFor(() => expect(reads).toHaveBeenCalled());
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => result.current.changes.sendNow());
    await waitFor(() => expect(result.current.state.refused).toHaveLength(1));
    const sent = server.count('foodLogCreateMany');
    resolve();
    await pass(500);
    expect(result.current.state).toMatchObject({ pending: [], refused: [{ refusal: 'No.' }] });
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });
});

it('a page that takes its turn sends nothing that was discarded without its knowledge', async () => {
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  const second = await renderLog(day, device);
  server.networkFails = true;
  act(() => void first.result.current.changes.make(create(), present));
  await waitFor(() => expect(second.result.current.state.pending).toHaveLength(1));
  act(() => second.result.current.changes.sendNow());
  await pass(500);
  // The news of it is lost, as for a page that the browser has frozen.
  await device.replaceChanges(new Map(keptIds(device).map((id) => [id, undefined])));
  second.unmount();
  server.networkFails = false;
  act(() => first.result.current.changes.sendNow());
  await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
  await pass(2000);
  expect(server.entries.size).toBe(0);
});

describe('without a network', () => {
  it('the first change that fails holds up the others: each would fail in the same way', async () => {
    const { result } = await renderLog(day);
    server.networkFails = true;
    server.sent.length = 0;
    act(() => {
      for (const name of ['Soup', 'Tea', 'Milk'])
        void result.current.changes.make(create(name), present);
    });
    await pass(600);
    expect(server.count('foodLogCreateMany')).toBe(1);
  });

  it('nobody waits for a change once Foodlog is known to be out of reach', async () => {
    const { result } = await renderLog(day);
    server.networkFails = true;
    act(() => void dispatchEvent(new Event('offline')));
    const settled = vi.fn<() => void>();
    act(() => void result.current.changes.make(create(), present).then(settled));
    await pass(100);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('what waits is sent as soon as the browser has a network again', async () => {
    const { result } = await renderLog(day);
    server.networkFails = true;
    act(() => void result.current.changes.make(create(), present));
    // By now, the next attempt is more than 20 seconds away.
    await pass(40_000);
    const sent = server.count('foodLogCreateMany');
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await pass(500);
    expect(server.count('foodLogCreateMany')).toBe(sent + 1);
    expect(result.current.state.pending).toEqual([]);
  });
});

it('what an earlier release has kept is sent once, by two pages that open together', async () => {
  const device = new MemoryDevice();
  const old = { change: create(), loginId: 'demo@example.com' };
  localStorage.setItem('food-log changes U1 a', JSON.stringify([old]));
  await Promise.all([renderLog(day, device), renderLog(day, device)]);
  await pass(1000);
  expect(server.count('foodLogCreateMany')).toBe(1);
  expect(localStorage).toHaveLength(0);
});

it('what an earlier release has kept stays there while this one cannot keep it', async () => {
  const device = new MemoryDevice();
  device.isFull = true;
  const old = { change: create(), loginId: 'demo@example.com' };
  localStorage.setItem('food-log changes U1 a', JSON.stringify([old]));
  const { unmount } = await renderLog(day, device);
  await pass(100);
  expect(localStorage).toHaveLength(1);
  // Under a new id at each opening, it would be sent again and again.
  expect(server.count('foodLogCreateMany')).toBe(0);
  unmount();
  localStorage.clear();
});

it('what another page has sent of a delete, its undo and a second delete counts once', async () => {
  const device = new MemoryDevice();
  server.put({ id: '1', day });
  const { result } = await renderLog(day, device);
  server.networkFails = true;
  const { changes } = result.current;
  const entries = [server.entries.get('1')!];
  act(() => void changes.make({ kind: 'delete', entries }, present));
  act(() => void changes.undo(present));
  act(() => void changes.make({ kind: 'delete', entries }, present));
  await waitFor(() => expect(keptIds(device)).toHaveLength(3));
  // It has sent the first two, and its answers are not told yet.
  const [deleted, restored, again] = device.kept.changes.map(({ content }) => Object(content));
  const now = { ...entries[0], version: 3 };
  server.put({ id: '1', day, version: 3 });
  await device.replaceChanges(
    new Map([
      [deleted.change.id, undefined],
      [restored.change.id, undefined],
      [again.change.id, { ...again, change: { ...again.change, entries: [now] } }],
    ]),
  );
  tellPages({ userId: 'U1' });
  await waitFor(() => expect(result.current.state.pending).toHaveLength(1));
  server.networkFails = false;
  act(() => changes.sendNow());
  await waitFor(() => expect(result.current.state.pending).toEqual([]));
  expect(result.current.state.refused).toEqual([]);
  expect(server.entries.get('1')).toMatchObject({ version: 4, deletedAt: expect.any(String) });
});

it('a change is sent once the device has stored the answer to the one before it', async () => {
  const stored = Promise.withResolvers<void>();
  class SlowWrites extends MemoryDevice {
    override async replaceChanges(...args: Parameters<MemoryDevice['replaceChanges']>) {
      await stored.promise;
      return super.replaceChanges(...args);
    }
  }
  server.put({ id: '1', day });
  const { result } = await renderLog(day, new SlowWrites());
  const { changes } = result.current;
  act(() => void changes.make({ kind: 'delete', entries: [server.entries.get('1')!] }, present));
  act(() => void changes.undo(present));
  await pass(2000);
  expect(server.count('foodLogDelete')).toBe(1);
  expect(server.count('foodLogRestore')).toBe(0);
  stored.resolve();
  await waitFor(() => expect(server.count('foodLogRestore')).toBe(1));
});
