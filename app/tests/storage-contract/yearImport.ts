import { expect, vi } from 'vitest';
import type { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import type { FoodLogImport, StagedEntry } from '../../server/storage/imports/importRows.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';

/** The time of the server. */
export const now = new Date('2026-11-20T12:00:00Z');
export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const id = 'a'.repeat(16);
/** The import of U1. */
export const key = { owner: 'U1', id };
const allDays = { kind: 'days', start: '2025-11-01', end: '2026-11-20' } as const;
const foods = ['Egg', 'EGG', 'Tea', 'Crème', 'Rye'];

/** The entry with this number of a year: two a day. */
export function yearEntry(number: number): StagedEntry {
  const loggedAt = new Date(now.getTime() - Math.floor(number / 2) * 86_400_000 - number * 1000);
  const {
    id: _,
    createdAt: __,
    ...entry
  } = sampleEntry({
    name: `${foods[number % 5]} ${number % 40}`,
    calories: number,
    loggedAt,
    day: loggedAt.toISOString().slice(0, 10),
    minuteOfDay: number % 1440,
    contentHash: `hash ${number}`,
    ...(number % 3 === 0 && { meal: 'Lunch', amount: 0.5, unit: 'g' }),
  });
  return entry;
}
/** The first entries of a year. */
export const year = (count: number) =>
  Array.from({ length: count }, (_, number) => yearEntry(number));
/** The id that an entry of the import gets. */
export const entryId = (number: number) => id + number.toString(16).padStart(8, '0');

/** Stages entries, as many at once as a request can have. Returns the answer to the last. */
export async function stage(
  store: FoodLogStore,
  entries: readonly StagedEntry[],
  changes: object = {},
) {
  let result: FoodLogImport | undefined;
  for (let start = 0; start < entries.length; start += 500) {
    const some = { ...key, name: 'year.csv', start, entries: entries.slice(start, start + 500) };
    result = await store.imports.stage({ ...some, ...changes }, now);
  }
  return result;
}

/** Continues until the import is in this state. Returns all answers. */
export async function untilState(
  state: FoodLogImport['state'],
  step: () => Promise<FoodLogImport>,
) {
  const calls = [await step()];
  while (calls.at(-1)?.state !== state) calls.push(await step());
  return calls;
}
export const commitAll = async (store: FoodLogStore, entries: number) =>
  untilState('IMPORTED', () => store.imports.commit(key, entries, now));
export const undoAll = async (store: FoodLogStore) =>
  untilState('UNDONE', () => store.imports.undo(key, now));

/** Makes one step of a call only, as one does that has taken too long. */
async function oneStep(call: () => Promise<FoodLogImport>): Promise<FoodLogImport> {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1e9);
  try {
    return await call();
  } finally {
    clock.mockRestore();
  }
}

/** Makes one step of a commit: checks 100 days, or the last ones and then commits 100 entries. */
export const commitStep = async (store: FoodLogStore, entries: number, of = key) =>
  oneStep(() => store.imports.commit(of, entries, now));

/** Commits the first 100 entries only. */
export const commitSome = async (store: FoodLogStore, entries: number, of = key) => {
  const calls = await untilState('IMPORTING', () => commitStep(store, entries, of));
  return calls.at(-1);
};

/** Takes the first 100 entries out only. */
export const undoSome = async (store: FoodLogStore) => oneStep(() => store.imports.undo(key, now));

/** What a person sees of the log. */
export async function shown(store: FoodLogStore, owner = 'U1') {
  const { entries } = await store.export(owner, { first: 100_000 });
  return {
    entries,
    stats: await store.stats(owner, allDays),
    items: await store.items(owner, 1000),
    frequent: await store.frequent(owner, 720, 20),
    deleted: await store.deleted(owner, now),
  };
}

/** What a person sees who has logged the same entries one after the other. */
export async function shownIfCreated(store: FoodLogStore, entries: readonly StagedEntry[]) {
  for (let from = 0; from < entries.length; from += 200) {
    const some = entries
      .slice(from, from + 200)
      .map((entry, index) => Object.assign({ id: entryId(from + index), createdAt: now }, entry));
    await store.create('U2', some, now);
  }
  return shown(store, 'U2');
}

/** What an import is refused with. */
export const refused = (reason: string): unknown => expect.objectContaining({ reason });
