import { expect } from 'playwright/test';
import { morning } from '../support/morning.ts';
import { askDay, type ServerEntry } from '../support/server.ts';
import { unappliedMutations } from '../support/storedRows.ts';
import { newestFirst } from './LogModel.ts';
import type { Walk } from './Walk.ts';

/** The entries that the device or the server has of new creates on a day, newest first. */
async function findNewEntries({ tab, log }: Walk, day: string): Promise<ServerEntry[]> {
  const changes = await unappliedMutations(tab.page);
  const waiting = changes
    .flatMap(({ change }) => (change.kind === 'create' ? (change.entries ?? []) : []))
    .map(({ deletedAt: _deletedAt, ...entry }) => entry);
  // Without a network, the page does not know what another device has logged.
  const saved = tab.browser.isOffline ? [] : (await askDay(tab.page, day)).entries;
  const found = new Map([...waiting, ...saved].map((entry) => [entry.id, entry]));
  return [...found.values()].filter(({ id }) => !log.entries.has(id)).toSorted(newestFirst);
}

/** Copies the ids and instants of new entries into the model, after a check that each is as expected; newest first. */
export async function learn(walk: Walk, day: string, expected: Partial<ServerEntry>[]) {
  let fresh: ServerEntry[] = [];
  await expect
    .poll(async () => {
      fresh = await findNewEntries(walk, day);
      return fresh.length;
    })
    .toBe(expected.length);
  expect(fresh).toMatchObject(expected);
  for (const entry of fresh) {
    const instant = morning.instantOf(day, entry.minuteOfDay);
    expect(entry.loggedAt.slice(0, 16)).toBe(instant.slice(0, 16));
    walk.log.set({ ...entry, isDeleted: false });
  }
  walk.tab.undo.made(fresh, { isDeleted: true });
  return fresh;
}
