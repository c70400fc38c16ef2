import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
let present: AbortController;

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  present = new AbortController();
  stopClock();
  server = serveTest();
});

/** The network is back, and the server refuses the first change. */
async function refuse() {
  server.networkFails = false;
  server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
  await pass(2000);
}

describe('a food', () => {
  it('that was undone before it was refused is not reported', async () => {
    const { result } = await renderLog(day);
    server.networkFails = true;
    const { outbox } = result.current;
    act(
      () => void outbox.submit({ kind: 'create', entries: [newEntry(soup, day)] }, present.signal),
    );
    act(() => void outbox.undo(present.signal));
    act(() => present.abort());
    await refuse();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(result.current.state).toMatchObject({ rejected: [], undoable: [] });
    expect(server.count('foodLogDelete')).toBe(0);
  });

  it('that was partly deleted before it was refused is listed with what is left', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    const { outbox } = result.current;
    const bread = { ...soup, name: 'Bread' };
    const copies = [newEntry(soup, day), newEntry(bread, day), newEntry(soup, day)];
    const [first, ...rest] = copies;
    act(() => void outbox.submit({ kind: 'create', entries: copies }, present.signal));
    act(
      () => void outbox.submit({ kind: 'delete', entries: first ? [first] : [] }, present.signal),
    );
    act(() => present.abort());
    await refuse();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    const change = { kind: 'create', entries: rest };
    const rejected = [{ change, loginId: 'demo@example.com', error: 'No.' }];
    expect(result.current.state).toMatchObject({ rejected, undoable: [] });
    expect(device.unanswered).toMatchObject(rejected);
    expect(server.count('foodLogDelete')).toBe(0);
  });

  it('that was deleted, restored and edited before it was refused is listed as the person left it', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    server.networkFails = true;
    const { outbox } = result.current;
    const entry = newEntry(soup, day);
    act(() => void outbox.submit({ kind: 'create', entries: [entry] }, present.signal));
    act(() => void outbox.submit({ kind: 'delete', entries: [entry] }, present.signal));
    act(() => void outbox.undo(present.signal));
    act(() => void outbox.submit(edit(entry, { calories: 310 }), present.signal));
    act(() => present.abort());
    await refuse();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    const change = expect.objectContaining({
      kind: 'create',
      entries: [expect.objectContaining({ name: 'Soup', calories: 310 })],
    });
    const rejected = [{ change, loginId: 'demo@example.com', error: 'No.' }];
    expect(result.current.state.rejected).toMatchObject(rejected);
    expect(device.unanswered).toMatchObject(rejected);
  });

  it('that was edited while the form waited is left in the form, and the edit in its editor', async () => {
    const { result } = await renderLog(day);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const { outbox } = result.current;
    const entry = newEntry(soup, day);
    const outcomes: string[] = [];
    const tell = (outcome: string) => () => void outcomes.push(outcome);
    const add: LogChange = { kind: 'create', entries: [entry], isTyped: true };
    act(() => void outbox.submit(add).then(tell('logged'), tell('in the form')));
    const later = edit(entry, { calories: 310 });
    act(() => void outbox.submit(later).then(tell('saved'), tell('in the editor')));
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    resolve();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(outcomes).toEqual(['in the form', 'in the editor']);
    expect(result.current.state.rejected).toEqual([]);
  });

  it('that was deleted while the form waited is not said to be still in the log', async () => {
    const { result } = await renderLog(day);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const { outbox } = result.current;
    const entry = newEntry(soup, day);
    const add: LogChange = { kind: 'create', entries: [entry], isTyped: true };
    const told = vi.fn<() => void>();
    act(() => void outbox.submit(add).catch(() => {}));
    act(() => void outbox.submit({ kind: 'delete', entries: [entry] }).catch(told));
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    resolve();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a refused edit', () => {
  it('is in no totals while a later edit of the entry waits, which is sent', async () => {
    server.put({ id: '1', day });
    const { result, entry, total } = await renderLog(day);
    server.networkFails = true;
    const { outbox } = result.current;
    const before = entry('1');
    act(() => void outbox.submit(edit(before, { calories: 310 }), present.signal));
    const later = edit({ ...before, calories: 310 }, { name: 'Porridge' });
    act(() => void outbox.submit(later, present.signal));
    act(() => present.abort());
    await waitFor(() => expect(total()).toBe(310));
    const { promise, resolve } = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      if (result.current.state.rejected.length > 0) await promise;
      return fetch(...request);
    };
    await refuse();
    await waitFor(() => expect(result.current.state.rejected).toHaveLength(1));
    expect(result.current.state.pending).toHaveLength(1);
    expect(total()).toBe(300);
    resolve();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.entries.get('1')).toMatchObject({ name: 'Porridge', calories: 300 });
    globalThis.fetch = fetch;
  });

  it.each([true, false])(
    'is in no undo of the edit after it, which is made before it is refused: %s',
    async (isBefore) => {
      server.put({ id: '1', day });
      const { result, entry, total, undo } = await renderLog(day);
      server.networkFails = true;
      const { outbox } = result.current;
      const before = entry('1');
      const later = { ...before, calories: 310 };
      act(() => void outbox.submit(edit(before, { calories: 310 }), AbortSignal.abort()));
      act(() => void outbox.submit(edit(later, { calories: 320 }), AbortSignal.abort()));
      if (isBefore) act(() => void outbox.undo(AbortSignal.abort()));
      await waitFor(() => expect(total()).toBe(isBefore ? 310 : 320));
      await refuse();
      await waitFor(() => expect(result.current.state.pending).toEqual([]));
      expect(total()).toBe(isBefore ? 300 : 320);
      if (!isBefore) await undo();
      await waitFor(() => expect(server.entries.get('1')).toMatchObject({ version: 3 }));
      expect(server.entries.get('1')).toMatchObject({ calories: 300 });
      await waitFor(() => expect(total()).toBe(300));
      const rejected = [{ change: { after: { calories: 310 } } }];
      expect(result.current.state).toMatchObject({ rejected, undoable: [], pending: [] });
    },
  );
});
