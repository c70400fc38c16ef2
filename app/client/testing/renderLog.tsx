import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import type { Store } from '../store/Store.ts';
import { MemoryDevice } from './MemoryDevice.ts';
import { useOutbox } from '../food-log/outbox/OutboxContext.ts';
import type { LogChange, LoggedEntry } from '../food-log/data/FoodLog.types.ts';
import { useDayLog } from '../food-log/day/useDayLog.ts';
import { waitFor } from './clock.ts';
import { demoUser, surroundings } from './PageSurroundings.tsx';

/**
 * Renders one day of the log without a page, with functions to act on it.
 * @param device by default, one that has stored nothing.
 */
export async function renderLog(day: string, device: { open: () => Store } = new MemoryDevice()) {
  const store = device.open();
  const { result, unmount } = renderHook(
    () => {
      const outbox = useOutbox();
      const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
      return { ...useDayLog(demoUser.id, day), outbox, state };
    },
    { wrapper: surroundings(store) },
  );
  await waitFor(() => expect(result.current.log).toBeDefined());
  const entry = (id: string): LoggedEntry => {
    const found = result.current.log?.entries.find((one) => one.id === id);
    if (!found) throw new Error(`There is no entry ${id}.`);
    return found;
  };
  const make = async (change: LogChange) => act(async () => result.current.outbox.submit(change));
  const undo = async () => act(async () => result.current.outbox.undo());
  const total = () => result.current.log?.totals.calories;
  return { result, unmount, store, entry, make, undo, total };
}

/** Creates an edit of one entry. */
export const edit = (before: LoggedEntry, values: Partial<LoggedEntry>): LogChange => ({
  kind: 'update',
  before,
  after: { ...before, ...values },
});
