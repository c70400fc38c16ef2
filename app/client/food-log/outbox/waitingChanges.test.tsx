import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { Outbox } from './Outbox.ts';
import type { Send } from './sendChange.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.put({ id: '1', day });
  server.put({ id: '2', day, name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 });
});

describe('a pending change', () => {
  it('is stored on the device before its request, and no longer waits there after the answer', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const fresh = newEntry(soup, day);
    let made: Promise<unknown> = Promise.resolve();
    act(() => {
      made = result.current.outbox.submit({ kind: 'create', entries: [fresh] });
    });
    const change = { kind: 'create', entries: [fresh] };
    expect(device.unanswered).toMatchObject([{ change, loginId: 'demo@example.com' }]);
    resolve();
    await act(async () => made);
    expect(device.unanswered).toEqual([]);
  });

  it.each(['is reloaded', 'is left by a person who signs out'])(
    'is sent in order and with the latest versions after a page %s',
    async (end) => {
      const device = new MemoryDevice();
      const first = await renderLog(day, device);
      const edited = edit(first.entry('1'), { calories: 310 });
      const { outbox } = first.result.current;
      // Only the edit is answered.
      const { fetch } = globalThis;
      globalThis.fetch = async (...request) => {
        if (server.count('foodLogUpdate') > 0) server.networkFails = true;
        return fetch(...request);
      };
      act(() => void outbox.submit(edited));
      act(() => void outbox.submit({ kind: 'create', entries: [newEntry(soup, day)] }));
      act(() => {
        const after = edited.kind === 'update' ? edited.after : first.entry('1');
        void outbox.submit({ kind: 'delete', entries: [after] });
      });
      await waitFor(() => expect(device.unanswered).toHaveLength(2));
      expect(server.entries.get('1')).toMatchObject({ version: 2, deletedAt: null });
      first.unmount();
      if (end !== 'is reloaded') await first.store.endSession();
      globalThis.fetch = fetch;
      server.networkFails = false;
      const { result, total } = await renderLog(day, device);
      await waitFor(() => expect(result.current.state.pending).toEqual([]));
      expect(total()).toBe(202);
      expect(result.current.state.rejected).toEqual([]);
      expect(device.unanswered).toEqual([]);
    },
  );

  it('that was found and sent does not wait again when its person signs in again', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    server.networkFails = true;
    const create: LogChange = { kind: 'create', entries: [newEntry(soup, day)] };
    act(() => void first.result.current.outbox.submit(create));
    await waitFor(() => expect(device.unanswered).toHaveLength(1));
    first.unmount();
    server.networkFails = false;
    const second = await renderLog(day, device);
    await waitFor(() => expect(second.result.current.state.pending).toEqual([]));
    second.unmount();
    // Until the person is named, nothing is read again.
    const third = new Outbox({
      owner: 'U1',
      loginId: undefined,
      store: second.store,
      isReachable: () => true,
      send: vi.fn<Send>(),
      answered: async () => ({ putResponses: [], show: () => {} }),
    });
    expect(third.getState().pending).toEqual([]);
  });

  it('blocks its form for five seconds, and the changes after it not at all', async () => {
    const { result, entry } = await renderLog(day);
    server.held = new Promise(() => {});
    const { outbox } = result.current;
    const settled = vi.fn<() => void>();
    act(() => {
      outbox.submit(edit(entry('1'), { calories: 310 })).then(settled, settled);
    });
    await pass(4900);
    expect(settled).not.toHaveBeenCalled();
    // The editor is still open.
    expect(result.current.state).toMatchObject({ isStalled: false, shown: [] });
    await pass(200);
    expect(settled).toHaveBeenCalledOnce();
    expect(result.current.state).toMatchObject({ isStalled: true, shown: [{ kind: 'update' }] });
    await act(async () => outbox.submit({ kind: 'delete', entries: [entry('2')] }));
    expect(result.current.state.pending).toHaveLength(2);
  });

  it('blocks its form no longer than it takes to see that there is no network, and later ones not at all', async () => {
    const { result, entry } = await renderLog(day);
    server.networkFails = true;
    const { outbox } = result.current;
    const settled = vi.fn<() => void>();
    outbox.submit({ kind: 'delete', entries: [entry('1')] }).then(settled, settled);
    await pass(900);
    expect(settled).not.toHaveBeenCalled();
    await pass(300);
    expect(settled).toHaveBeenCalledOnce();
    await act(async () => outbox.submit({ kind: 'delete', entries: [entry('2')] }));
    expect(result.current.state).toMatchObject({ isStalled: true, pending: [{}, {}] });
  });

  it('waits for nobody while the browser is offline', async () => {
    const { result, entry } = await renderLog(day);
    server.networkFails = true;
    act(() => void dispatchEvent(new Event('offline')));
    const { outbox } = result.current;
    await act(async () => outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    expect(result.current.state.pending).toHaveLength(1);
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
  });

  it('is sent again after ten seconds without an answer', async () => {
    const { result, entry } = await renderLog(day);
    server.held = new Promise(() => {});
    const { outbox } = result.current;
    act(() => void outbox.submit({ kind: 'delete', entries: [entry('1')] }));
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
    act(() => void first.result.current.outbox.submit(change, AbortSignal.abort()));
    const rejected = [{ change, loginId: 'demo@example.com', error: 'No.' }];
    await waitFor(() => expect(first.result.current.state.rejected).toMatchObject(rejected));
    expect(first.total()).toBe(302);
    first.unmount();
    const { result } = await renderLog(day, device);
    expect(result.current.state.rejected).toMatchObject(rejected);
    act(() => {
      for (const { id } of result.current.state.rejected) result.current.outbox.discard(id);
    });
    expect(result.current.state.rejected).toEqual([]);
    expect(device.unanswered).toEqual([]);
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
    const { outbox } = result.current;
    act(() => void outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    act(() => void outbox.undo());
    act(() => void outbox.submit({ kind: 'create', entries: [newEntry(soup, day)] }));
    await pass(9900);
    expect(asked).toEqual(['foodLogDelete']);
    await pass(200);
    // The undo waits behind the change.
    await waitFor(() => expect(server.count('foodLogCreateMany')).toBe(1));
    expect(result.current.state.isStalled).toBe(true);
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
    act(() => void result.current.outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    // An attempt of 10 s, a pause of 1 s, an attempt of 20 s, a pause of 2 s.
    await pass(32_800);
    expect(server.count('foodLogDelete')).toBe(2);
    await pass(400);
    expect(server.count('foodLogDelete')).toBe(3);
  });

  it('of an edit shows in the log after its editor was closed', async () => {
    const { result, entry, total } = await renderLog(day);
    server.held = new Promise(() => {});
    const { outbox } = result.current;
    const editor = new AbortController();
    act(() => void outbox.submit(edit(entry('1'), { calories: 310 }), editor.signal));
    expect(total()).toBe(302);
    act(() => editor.abort());
    expect(total()).toBe(312);
  });

  it('that undoes an edit shows at once', async () => {
    const { result, entry, make, total } = await renderLog(day);
    await make(edit(entry('1'), { calories: 900 }));
    expect(total()).toBe(902);
    server.held = new Promise(() => {});
    act(() => void result.current.outbox.undo());
    expect(total()).toBe(302);
  });

  it('is neither refused nor lost when the session has ended', async () => {
    const { result, entry } = await renderLog(day);
    server.nextChange = { refuses: 'Sign in.', code: 'UNAUTHENTICATED' };
    const { outbox } = result.current;
    act(() => void outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    await pass(1500);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.entries.get('1')?.deletedAt).not.toBeNull();
  });

  it('that is discarded is removed everywhere, and later changes are sent', async () => {
    const device = new MemoryDevice();
    const { result, entry, make } = await renderLog(day, device);
    server.held = new Promise(() => {});
    const { outbox } = result.current;
    act(() => void outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    act(() => outbox.discard(...result.current.state.pending.map(({ id }) => id)));
    expect(result.current.state).toMatchObject({ pending: [], shown: [], isStalled: false });
    expect(device.unanswered).toEqual([]);
    expect(result.current.state.undoable).toEqual([]);
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
    act(() => void result.current.outbox.submit({ kind: 'delete', entries: [entry('1')] }));
    await waitFor(() => expect(result.current.state.isDurable).toBe(false));
    expect(await result.current.outbox.whenStored()).toBe(false);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
