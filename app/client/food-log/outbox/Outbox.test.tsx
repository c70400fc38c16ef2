import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';

const day = '2026-11-21';
const other = '2026-11-20';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.put({ id: '1', day });
  server.put({ id: '2', day, name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 });
});

describe('a change', () => {
  it('is one request, and the log shows its answer', async () => {
    const { entry, make, total } = await renderLog(day);
    server.sent.length = 0;
    await make({ kind: 'delete', entries: [entry('1')] });
    expect(total()).toBe(2);
    await make({ kind: 'create', entries: [newEntry(soup, day)] });
    expect(total()).toBe(202);
    await make(edit(entry('2'), { calories: 5 }));
    expect(total()).toBe(205);
    expect(server.sent.map(({ operationName }) => operationName)).toEqual([
      'foodLogDelete',
      'foodLogCreateMany',
      'foodLogUpdate',
    ]);
  });

  it('shows at once where an entry is moved to a meal, and what follows it is made too', async () => {
    const { result, entry } = await renderLog(day);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const { outbox } = result.current;
    const made: Promise<unknown>[] = [];
    act(() => void made.push(outbox.submit(edit(entry('1'), { meal: 'Lunch' }))));
    expect(entry('1').meal).toBe('Lunch');
    act(() => void made.push(outbox.submit({ kind: 'delete', entries: [entry('1')] })));
    resolve();
    await act(async () => Promise.all(made));
    expect(server.entries.get('1')?.deletedAt).not.toBeNull();
  });

  it('is undone where an entry had no meal before, as an earlier release has stored it', async () => {
    const { result, entry, make } = await renderLog(day);
    const fresh = newEntry(soup, day);
    expect(fresh.meal).toBeUndefined();
    await make({ kind: 'create', entries: [fresh], isTyped: true });
    await make(edit(entry(fresh.id), { meal: 'Lunch' }));
    expect(server.entries.get(fresh.id)?.meal).toBe('Lunch');
    await act(async () => result.current.outbox.undo());
    expect(server.entries.get(fresh.id)?.meal ?? null).toBeNull();
    expect(entry(fresh.id).meal ?? null).toBeNull();
  });

  it('shows at once, even while earlier ones are pending', async () => {
    const { result, entry, total } = await renderLog(day);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const { outbox } = result.current;
    let all: Promise<unknown> = Promise.resolve();
    act(() => {
      all = Promise.all([
        outbox.submit({ kind: 'create', entries: [newEntry(soup, day)] }),
        outbox.submit({ kind: 'delete', entries: [entry('1')] }),
      ]);
    });
    expect(total()).toBe(202);
    resolve();
    await act(async () => all);
    expect(total()).toBe(202);
  });

  it('is sent in a task of its own, before which the browser paints it', async () => {
    const { result, total } = await renderLog(day);
    server.sent.length = 0;
    let made: Promise<unknown> = Promise.resolve();
    act(() => {
      made = result.current.outbox.submit({ kind: 'create', entries: [newEntry(soup, day)] });
    });
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect(total()).toBe(502);
    expect(server.sent).toEqual([]);
    await act(async () => made);
    expect(server.sent).toHaveLength(1);
  });

  it('counts once when a refetch contains it before its answer arrives', async () => {
    const { result, total } = await renderLog(day);
    const fresh = newEntry(soup, day);
    server.nextChange = 'arrives, no answer';
    let made: Promise<unknown> = Promise.resolve();
    act(() => {
      made = result.current.outbox.submit({ kind: 'create', entries: [fresh] });
    });
    await waitFor(() => expect(server.entries.size).toBe(3));
    await act(async () => result.current.retry());
    await waitFor(() => expect(server.count('foodLogStats')).toBe(2));
    expect(total()).toBe(502);
    await pass(1500);
    await act(async () => made);
    expect(total()).toBe(502);
  });

  it('that moves an entry to another day removes it from this one', async () => {
    const { entry, make, total, undo } = await renderLog(day);
    await make(edit(entry('1'), { day: other }));
    expect(total()).toBe(2);
    expect(server.entries.get('1')?.day).toBe(other);
    await undo();
    expect(total()).toBe(302);
  });

  it('shows entries of one millisecond in the order of the server, by id', async () => {
    const { result, entry, make } = await renderLog(day);
    const { loggedAt } = entry('1');
    await make({ kind: 'create', entries: [{ ...newEntry(soup, day), id: '15', loggedAt }] });
    expect(result.current.log?.entries.map(({ id }) => id)).toEqual(['2', '15', '1']);
  });

  it('without an answer is sent again and takes effect once', async () => {
    const { make, total } = await renderLog(day);
    server.nextChange = 'arrives, no answer';
    const made = make({ kind: 'create', entries: [newEntry(soup, day)] });
    await pass(1500);
    await made;
    expect(total()).toBe(502);
    expect(server.count('foodLogCreateMany')).toBe(2);
    expect(server.entries.size).toBe(3);
  });

  it('that the server cannot make for now is stored, sent again and made once', async () => {
    const device = new MemoryDevice();
    const { result, entry, make, total } = await renderLog(day, device);
    const code = 'SERVICE_UNAVAILABLE';
    server.nextChange = { refuses: 'The log cannot be reached.', code, status: 503 };
    const made = make({ kind: 'delete', entries: [entry('1')] });
    await waitFor(() => expect(server.count('foodLogDelete')).toBe(1));
    expect(total()).toBe(2);
    expect(device.unanswered).toHaveLength(1);
    await pass(1500);
    await made;
    expect(total()).toBe(2);
    expect(server.count('foodLogDelete')).toBe(2);
    expect(result.current.outbox.getState()).toMatchObject({ pending: [], rejected: [] });
  });

  it('shows matching totals and entries when another device has logged something as well', async () => {
    const { result, entry, make, total } = await renderLog(day);
    server.put({ id: '3', day, name: 'Rice', calories: 100 });
    await make(edit(entry('2'), { calories: 5 }));
    await waitFor(() => expect(total()).toBe(405));
    expect(result.current.log?.entries).toHaveLength(3);
  });

  it('that is answered late leaves what another device has made of the entry since', async () => {
    const { result, entry, total } = await renderLog(day);
    const { promise: until, resolve } = Promise.withResolvers<void>();
    server.delayed = { operationName: 'foodLogUpdate', until };
    act(() => void result.current.outbox.submit(edit(entry('1'), { calories: 310 })));
    await pass(100);
    server.put({ id: '1', day, calories: 320, version: 3 });
    act(() => result.current.retry());
    await waitFor(() => expect(total()).toBe(322));
    resolve();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    await pass(100);
    expect(total()).toBe(322);
  });

  it('that is refused is reverted', async () => {
    const { entry, make, total } = await renderLog(day);
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    await expect(make({ kind: 'delete', entries: [entry('1')] })).rejects.toThrow('No.');
    expect(total()).toBe(302);
  });
});

describe('undo', () => {
  it('reverts change after change, even of the same entry', async () => {
    const { result, entry, make, undo } = await renderLog(day);
    const before = result.current.log?.entries.map(({ id, calories }) => [id, calories]);
    await make(edit(entry('1'), { calories: 310 }));
    await make(edit(entry('1'), { calories: 320 }));
    await make({ kind: 'delete', entries: [entry('1')] });
    await make({ kind: 'create', entries: [newEntry(soup, day)] });
    for (let count = 4; count > 0; count -= 1) {
      expect(result.current.outbox.getState().undoable).toHaveLength(count);
      await undo();
    }
    expect(result.current.log?.entries.map(({ id, calories }) => [id, calories])).toEqual(before);
  });

  it('of a pending change is sent after that change', async () => {
    const { result, entry, total } = await renderLog(day);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    const { outbox } = result.current;
    let all: Promise<unknown> = Promise.resolve();
    act(() => {
      all = Promise.all([outbox.submit({ kind: 'delete', entries: [entry('1')] }), outbox.undo()]);
    });
    expect(total()).toBe(302);
    resolve();
    await act(async () => all);
    expect(total()).toBe(302);
    expect(server.entries.get('1')).toMatchObject({ deletedAt: null, version: 3 });
    expect(outbox.getState().undoable).toHaveLength(0);
  });

  it('without an answer stays pending until there is one', async () => {
    const { result, entry, make, undo, total } = await renderLog(day);
    await make({ kind: 'delete', entries: [entry('1')] });
    server.networkFails = true;
    const undone = undo();
    await pass(8000);
    await undone;
    expect(result.current.state).toMatchObject({ isStalled: true, undoable: [] });
    expect(total()).toBe(302);
    server.networkFails = false;
    await pass(8000);
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ isStalled: false, pending: [] }),
    );
    expect(server.entries.get('1')).toMatchObject({ deletedAt: null, version: 3 });
    expect(total()).toBe(302);
  });

  it('sends only the fields that the change had changed', async () => {
    const { entry, make } = await renderLog(day);
    await make(edit(entry('1'), { calories: 310 }));
    expect(server.sent.at(-1)?.variables.data).toEqual({ id: '1', version: 1, calories: 310 });
  });

  it('never overwrites a later change of another device', async () => {
    const { result, entry, make, undo, total } = await renderLog(day);
    await make(edit(entry('1'), { calories: 310 }));
    const current = server.entries.get('1');
    if (current)
      server.entries.set('1', { ...current, calories: 999, version: current.version + 1 });
    await expect(undo()).rejects.toThrow('Changed elsewhere.');
    await waitFor(() => expect(total()).toBe(1001));
    expect(result.current.outbox.getState().undoable).toHaveLength(0);
  });
});
