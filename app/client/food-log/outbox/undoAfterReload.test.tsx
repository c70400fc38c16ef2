import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
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

type Tab = Awaited<ReturnType<typeof renderLog>>;

/** A tab that is closed while a change waits. */
async function closeWaiting(...changes: ((tab: Tab) => LogChange)[]) {
  const device = new MemoryDevice();
  const tab = await renderLog(day, device);
  server.networkFails = true;
  for (const change of changes) act(() => void tab.result.current.outbox.submit(change(tab)));
  await pass(100);
  expect(device.unanswered).toHaveLength(changes.length);
  tab.unmount();
  server.networkFails = false;
  return device;
}

/** Undoes twice: first 310 kcal of the first entry come back, then its 300. */
async function undoTwice({ result, undo, total }: Tab) {
  expect(result.current.state.undoable).toHaveLength(2);
  await undo();
  await waitFor(() => expect(total()).toBe(312));
  await undo();
  await waitFor(() => expect(total()).toBe(302));
  expect(result.current.state).toMatchObject({ undoable: [], rejected: [], pending: [] });
}

describe('after a reload', () => {
  it('what was done can still be undone, with the versions that it has left behind', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    await first.make(edit(first.entry('1'), { calories: 310 }));
    await first.make({ kind: 'delete', entries: [first.entry('2')] });
    first.unmount();
    const reloaded = await renderLog(day, device);
    expect(reloaded.total()).toBe(310);
    await undoTwice(reloaded);
  });

  it('what another tab was answered meanwhile can still be undone', async () => {
    const device = await closeWaiting(
      (tab) => edit(tab.entry('1'), { calories: 310 }),
      (tab) => edit({ ...tab.entry('1'), calories: 310 }, { calories: 320 }),
    );
    const tab = sessionStorage.getItem('foodlog tab')!;
    sessionStorage.clear();
    const other = await renderLog(day, device);
    await waitFor(() => expect(other.result.current.state.pending).toEqual([]));
    expect(other.result.current.state.undoable).toEqual([]);
    other.unmount();
    sessionStorage.setItem('foodlog tab', tab);
    const reloaded = await renderLog(day, device);
    expect(reloaded.total()).toBe(322);
    await undoTwice(reloaded);
  });

  it('what still waits is not taken for answered', async () => {
    const device = await closeWaiting((tab) => ({ kind: 'delete', entries: [tab.entry('1')] }));
    const answer = Promise.withResolvers<void>();
    server.held = answer.promise;
    const { result } = await renderLog(day, device);
    await pass(500);
    expect(result.current.state).toMatchObject({ pending: [{}], applied: [], undoable: [{}] });
    answer.resolve();
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(result.current.state).toMatchObject({ applied: [{}], undoable: [{}] });
  });

  it('what was rejected meanwhile cannot be undone', async () => {
    const device = await closeWaiting(() => ({ kind: 'create', entries: [newEntry(soup, day)] }));
    const rejected = { status: 'rejected', error: 'No.' } as const;
    const putMutations = device.unanswered.map((row) => ({ ...row, ...rejected }));
    await device.open().write({ putMutations });
    const { result } = await renderLog(day, device);
    expect(result.current.state).toMatchObject({ undoable: [], pending: [] });
    expect(result.current.state.rejected).toMatchObject([{ error: 'No.' }]);
  });
});
