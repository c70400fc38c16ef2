import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { tellTabs } from '../../testing/tellTabs.ts';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

const create = (): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 }, day)],
});

/** Has the page read its rows, as after a message of another tab. @returns a function that ends the read. */
async function beginRead(device: MemoryDevice) {
  const { promise, resolve } = Promise.withResolvers<void>();
  device.heldReads = promise;
  const reads = vi.spyOn(device, 'readMutations');
  tellTabs();
  await waitFor(() => expect(reads).toHaveBeenCalled());
  // Later ones are quick.
  device.heldReads = undefined;
  return async () => {
    resolve();
    await pass(500);
  };
}

/** A page with a soup that waits for the network and is neither lost nor sent again by a read that ends late. */
async function waitForNetwork(signal?: AbortSignal) {
  const device = new MemoryDevice();
  const { result } = await renderLog(day, device);
  server.networkFails = true;
  act(() => void result.current.outbox.submit(create(), signal));
  await waitFor(() => expect(device.unanswered).toHaveLength(1));
  await pass(100);
  const endRead = await beginRead(device);
  server.networkFails = false;
  return { result, endRead };
}

describe('a slow read of what waits', () => {
  it('does not bring back what was answered since it began', async () => {
    const { result, endRead } = await waitForNetwork();
    act(() => result.current.outbox.retry());
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    const sent = server.count('foodLogCreateMany');
    await endRead();
    expect(result.current.state.pending).toEqual([]);
    expect(result.current.log?.totals.calories).toBe(200);
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });

  it('does not bring back what was rejected since it began', async () => {
    const { result, endRead } = await waitForNetwork(AbortSignal.abort());
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => result.current.outbox.retry());
    await waitFor(() => expect(result.current.state.rejected).toHaveLength(1));
    const sent = server.count('foodLogCreateMany');
    await endRead();
    expect(result.current.state).toMatchObject({ pending: [], rejected: [{ error: 'No.' }] });
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });

  it('does not bring back what its form was told about since it began', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    const answer = Promise.withResolvers<void>();
    server.held = answer.promise;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    const told = vi.fn<() => void>();
    act(() => void result.current.outbox.submit(create()).catch(told));
    await waitFor(() => expect(device.unanswered).toHaveLength(1));
    const endRead = await beginRead(device);
    answer.resolve();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    const sent = server.count('foodLogCreateMany');
    await endRead();
    expect(result.current.state).toMatchObject({ pending: [], rejected: [], undoable: [] });
    expect(server.count('foodLogCreateMany')).toBe(sent);
  });
});

it('an answer whose page ends before the rows are read is asked for again by the next page', async () => {
  const device = new MemoryDevice();
  const { result, unmount } = await renderLog(day, device);
  const { promise, resolve } = Promise.withResolvers<void>();
  device.heldReads = promise;
  act(() => void result.current.outbox.submit(create()));
  await waitFor(() => expect(server.entries.size).toBe(1));
  await pass(100);
  unmount();
  device.heldReads = undefined;
  resolve();
  await pass(100);
  expect(device.unanswered).toHaveLength(1);
  const next = await renderLog(day, device);
  await waitFor(() => expect(next.result.current.state.pending).toEqual([]));
  expect(next.total()).toBe(200);
  expect(next.result.current.state.rejected).toEqual([]);
});

it('a change is sent once the device has stored the answer to the one before it', async () => {
  server.put({ id: '1', day });
  const device = new MemoryDevice();
  const { result } = await renderLog(day, device);
  const { outbox } = result.current;
  const answer = Promise.withResolvers<void>();
  server.held = answer.promise;
  act(() => void outbox.submit({ kind: 'delete', entries: [server.entries.get('1')!] }));
  act(() => void outbox.undo());
  await waitFor(() => expect(device.unanswered).toHaveLength(2));
  const stored = Promise.withResolvers<void>();
  device.heldWrites = stored.promise;
  answer.resolve();
  await pass(2000);
  expect(server.count('foodLogDelete')).toBe(1);
  expect(server.count('foodLogRestore')).toBe(0);
  stored.resolve();
  await waitFor(() => expect(server.count('foodLogRestore')).toBe(1));
});
