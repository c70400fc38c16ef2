import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { LogChanges } from './LogChanges.ts';
import type { Send } from './sendChange.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
const present = Symbol('present');

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
  server.put({ id: '1', day });
  server.put({ id: '2', day, name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

/** What a device keeps, in the order in which it was made. */
const kept = (device: MemoryDevice) => device.kept.changes.map(({ content }) => content);

describe('a pending change', () => {
  it('is stored on the device before its request, and removed after the answer', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const fresh = newEntry(soup, day);
    let made: Promise<unknown> = Promise.resolve();
    act(() => {
      made = result.current.changes.make({ kind: 'create', entries: [fresh] }, present);
    });
    const id = expect.any(String);
    const change = { kind: 'create', entries: [fresh], id };
    expect(kept(device)).toEqual([{ change, loginId: 'demo@example.com' }]);
    resolve();
    await act(async () => made);
    expect(kept(device)).toEqual([]);
  });

  it('is sent by the next page, in order and with the latest versions', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const edited = edit(first.entry('1'), { calories: 310 });
    const { changes } = first.result.current;
    // Only the edit is answered.
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      if (server.count('foodLogUpdate') > 0) server.networkFails = true;
      return fetch(...request);
    };
    act(() => void changes.make(edited, present));
    act(() => void changes.make({ kind: 'create', entries: [newEntry(soup, day)] }, present));
    act(() => {
      const after = edited.kind === 'update' ? edited.after : first.entry('1');
      void changes.make({ kind: 'delete', entries: [after] }, present);
    });
    await waitFor(() => expect(kept(device)).toHaveLength(2));
    expect(server.entries.get('1')).toMatchObject({ version: 2, deletedAt: null });
    first.unmount();
    globalThis.fetch = fetch;
    server.networkFails = false;
    const next = device.reopen();
    const { result, total } = await renderLog(day, next);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(total()).toBe(202);
    expect(result.current.state.refused).toEqual([]);
    expect(kept(next)).toEqual([]);
  });

  it('that was found and sent does not wait again when its person signs in again', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    server.networkFails = true;
    const create: LogChange = { kind: 'create', entries: [newEntry(soup, day)] };
    act(() => void first.result.current.changes.make(create, present));
    await waitFor(() => expect(kept(device)).toHaveLength(1));
    first.unmount();
    server.networkFails = false;
    const next = device.reopen();
    const second = await renderLog(day, next);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    second.unmount();
    // Until the person is named, nothing is read again.
    const unnamed = { userId: 'U1', loginId: undefined };
    const third = new LogChanges(
      unnamed,
      next,
      () => true,
      vi.fn<Send>(),
      () => {},
    );
    expect(third.getState().pending).toEqual([]);
  });

  it('blocks its form for five seconds, and the changes after it not at all', async () => {
    const { result, entry } = await renderLog(day);
    server.held = new Promise(() => {});
    const { changes } = result.current;
    const settled = vi.fn<() => void>();
    act(() => {
      changes.make(edit(entry('1'), { calories: 310 }), present).then(settled, settled);
    });
    await pass(4900);
    expect(settled).not.toHaveBeenCalled();
    // The editor is still open.
    expect(result.current.state).toMatchObject({ isStuck: false, shown: [] });
    await pass(200);
    expect(settled).toHaveBeenCalledOnce();
    expect(result.current.state).toMatchObject({ isStuck: true, shown: [{ kind: 'update' }] });
    await act(async () => changes.make({ kind: 'delete', entries: [entry('2')] }, present));
    expect(result.current.state.pending).toHaveLength(2);
  });

  it('blocks its form no longer than it takes to see that there is no network, and later ones not at all', async () => {
    const { result, entry } = await renderLog(day);
    server.networkFails = true;
    const { changes } = result.current;
    const settled = vi.fn<() => void>();
    changes.make({ kind: 'delete', entries: [entry('1')] }, present).then(settled, settled);
    await pass(900);
    expect(settled).not.toHaveBeenCalled();
    await pass(300);
    expect(settled).toHaveBeenCalledOnce();
    await act(async () => changes.make({ kind: 'delete', entries: [entry('2')] }, present));
    expect(result.current.state).toMatchObject({ isStuck: true, pending: [{}, {}] });
  });

  it('waits for nobody while the browser is offline', async () => {
    const { result, entry } = await renderLog(day);
    server.networkFails = true;
    act(() => void dispatchEvent(new Event('offline')));
    const { changes } = result.current;
    await act(async () => changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    expect(result.current.state.pending).toHaveLength(1);
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
  });

  it('is sent again after ten seconds without an answer', async () => {
    const { result, entry } = await renderLog(day);
    server.held = new Promise(() => {});
    const { changes } = result.current;
    act(() => void changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    await pass(10_900);
    expect(server.count('foodLogDelete')).toBe(1);
    server.held = undefined;
    await pass(200);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.count('foodLogDelete')).toBe(2);
  });

  it('that is refused after its form was closed is listed until it is dismissed', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    const change: LogChange = { kind: 'delete', entries: [first.entry('1')] };
    act(() => void first.result.current.changes.make(change, present));
    act(() => first.result.current.changes.release(present));
    const made = { ...change, id: expect.any(String) };
    const refused = [{ change: made, loginId: 'demo@example.com', refusal: 'No.' }];
    await waitFor(() => expect(first.result.current.state.refused).toEqual(refused));
    expect(first.total()).toBe(302);
    first.unmount();
    const next = device.reopen();
    const { result } = await renderLog(day, next);
    expect(result.current.state.refused).toEqual(refused);
    act(() => {
      for (const one of result.current.state.refused) result.current.changes.discard(one.change.id);
    });
    expect(result.current.state.refused).toEqual([]);
    expect(kept(next)).toEqual([]);
  });

  it('without an answer delays later changes of its own entry only', async () => {
    const { result, entry } = await renderLog(day);
    const { fetch } = globalThis;
    const asked: string[] = [];
    // The delete is never answered.
    globalThis.fetch = async (...request) => {
      const { operationName }: { operationName: string } = await new Request(...request).json();
      asked.push(operationName);
      return operationName === 'foodLogDelete' ? new Promise(() => {}) : fetch(...request);
    };
    const { changes } = result.current;
    act(() => void changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    act(() => void changes.undo(present));
    act(() => void changes.make({ kind: 'create', entries: [newEntry(soup, day)] }, present));
    await pass(9900);
    expect(asked).toEqual(['foodLogDelete']);
    await pass(200);
    // The undo waits behind the change.
    await waitFor(() => expect(server.count('foodLogCreateMany')).toBe(1));
    expect(result.current.state.isStuck).toBe(true);
    globalThis.fetch = fetch;
    expect(asked).not.toContain('foodLogRestore');
    await pass(60_000);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.entries.get('1')?.deletedAt).toBeNull();
    expect(result.current.log?.totals.calories).toBe(502);
  });

  it('gets more time with each attempt', async () => {
    const { result, entry } = await renderLog(day);
    server.held = new Promise(() => {});
    act(() => void result.current.changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    // An attempt of 10 s, a pause of 1 s, an attempt of 20 s, a pause of 2 s.
    await pass(32_800);
    expect(server.count('foodLogDelete')).toBe(2);
    await pass(400);
    expect(server.count('foodLogDelete')).toBe(3);
  });

  it('of an edit shows in the log after its editor was closed', async () => {
    const { result, entry, total } = await renderLog(day);
    server.held = new Promise(() => {});
    const { changes } = result.current;
    act(() => void changes.make(edit(entry('1'), { calories: 310 }), present));
    expect(total()).toBe(302);
    act(() => changes.release(present));
    expect(total()).toBe(312);
  });

  it('that undoes an edit shows at once', async () => {
    const { result, entry, make, total } = await renderLog(day);
    await make(edit(entry('1'), { calories: 900 }));
    expect(total()).toBe(902);
    server.held = new Promise(() => {});
    act(() => void result.current.changes.undo(present));
    expect(total()).toBe(302);
  });

  it('is neither refused nor lost when the session has ended', async () => {
    const { result, entry } = await renderLog(day);
    server.nextChange = { refuses: 'Sign in.', code: 'UNAUTHENTICATED' };
    const { changes } = result.current;
    act(() => void changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    await pass(1500);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.entries.get('1')?.deletedAt).not.toBeNull();
  });

  it('that is discarded is removed everywhere, and later changes are sent', async () => {
    const device = new MemoryDevice();
    const { result, entry, make } = await renderLog(day, device);
    server.held = new Promise(() => {});
    const { changes } = result.current;
    act(() => void changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    act(() => changes.discard(...result.current.state.pending.map(({ id }) => id)));
    expect(result.current.state).toMatchObject({ pending: [], shown: [], isStuck: false });
    expect(kept(device)).toEqual([]);
    expect(result.current.state.done).toEqual([]);
    server.held = undefined;
    await make({ kind: 'delete', entries: [entry('2')] });
    expect(server.entries.get('2')?.deletedAt).not.toBeNull();
    expect(server.entries.get('1')?.deletedAt).toBeNull();
  });

  it('warns before the page is closed if the device cannot store it', async () => {
    const device = new MemoryDevice();
    const { result, entry } = await renderLog(day, device);
    device.isFull = true;
    server.held = new Promise(() => {});
    act(() => void result.current.changes.make({ kind: 'delete', entries: [entry('1')] }, present));
    await waitFor(() => expect(result.current.state.isKept).toBe(false));
    expect(await result.current.changes.whenKept()).toBe(false);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
