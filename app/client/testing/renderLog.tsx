import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import type { Device } from '../device/Device.ts';
import { useLogChanges } from '../food-log/changes/LogChangesContext.ts';
import type { LogChange, LoggedEntry } from '../food-log/data/FoodLog.types.ts';
import { useDayLog } from '../food-log/day/useDayLog.ts';
import { waitFor } from './clock.ts';
import { demoUser, surroundings } from './PageSurroundings.tsx';

const there = Symbol('there');

/**
 * Renders one day of the log without a page, with functions to act on it.
 * @param device by default, one that has kept nothing.
 */
export async function renderLog(day: string, device?: Device) {
  const { result, unmount } = renderHook(
    () => {
      const changes = useLogChanges();
      const state = useSyncExternalStore(changes.subscribe, changes.getState);
      return { ...useDayLog(demoUser.id, day), changes, state };
    },
    { wrapper: surroundings(device) },
  );
  await waitFor(() => expect(result.current.log).toBeDefined());
  const entry = (id: string): LoggedEntry => {
    const found = result.current.log?.entries.find((one) => one.id === id);
    if (!found) throw new Error(`There is no entry ${id}.`);
    return found;
  };
  const make = async (change: LogChange) =>
    act(async () => result.current.changes.make(change, there));
  const undo = async () => act(async () => result.current.changes.undo(there));
  const total = () => result.current.log?.totals.calories;
  return { result, unmount, entry, make, undo, total };
}

/** Creates an edit of one entry. */
export const edit = (before: LoggedEntry, values: Partial<LoggedEntry>): LogChange => ({
  kind: 'update',
  before,
  after: { ...before, ...values },
});
