import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { noPreferences } from '../storage/settings/kinds.ts';
import { logEntry, sampleEntry } from './sampleEntry.ts';
import { sampleFood } from './anySettings.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { id } = sampleEntry();
const at = (version: number) => ({ id, version });
const importKey = { owner: 'U1', id: 'c'.repeat(16) };
const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;

/** What a person can ask of the store: each of its methods, in an order in which each of them has something to do. */
export const everyRequest: Record<string, (store: FoodLogStore) => Promise<unknown>> = {
  create: async (store) => {
    await logEntry(store, 'U1');
    await logEntry(store, 'U1');
    await logEntry(store, 'U1', { id: 'a'.repeat(24) });
  },
  update: async (store) => {
    await store.update('U1', at(1), { name: 'Tea' }, now);
    await store.update('U1', at(2), { name: 'Egg', minuteOfDay: 60 }, now);
    await store.update('U1', at(3), { minuteOfDay: 900 }, now);
  },
  delete: (store) => store.delete('U1', [at(4)], now),
  deleted: async (store) => {
    await store.deleted('U1', now);
    await store.deleted('U1', now, { after: id });
  },
  restore: (store) => store.restore('U1', [at(5)], now),
  findById: (store) => store.findById('U1', id),
  entries: (store) => store.entries('U1', day.start),
  bounds: (store) => store.bounds('U1'),
  days: (store) => store.days('U1', { ...day, limit: 9 }),
  stats: async (store) => {
    await store.stats('U1', day);
    await store.stats('U1', { kind: 'instants', start: now, end: now });
  },
  statsByDay: (store) => store.statsByDay('U1', day),
  frequent: (store) => store.frequent('U1', 720, 6),
  items: (store) => store.items('U1', 500),
  setTargets: async (store) => {
    await store.setTargets('U1', { startDay: day.start, targets: [], version: 0 }, now);
    await store.setTargets('U1', { startDay: day.start, targets: null, version: 1 }, now);
  },
  setMeals: (store) =>
    store.setMeals('U1', { meals: [{ name: 'Lunch', startMinute: 720 }], version: 0 }, now),
  setFood: async (store) => {
    await store.setFood('U1', sampleFood(), now);
    await store.setFood('U1', sampleFood({ isPinned: false, version: 1 }), now);
  },
  setPreferences: async (store) => {
    await store.setPreferences('U1', { ...noPreferences, theme: 'DARK' }, now);
  },
  setDayMark: (store) =>
    store.setDayMark('U1', { day: day.start, isPartial: true, version: 0 }, now),
  foods: (store) => store.foods('U1', 9),
  targets: (store) => store.targets('U1', 9),
  meals: (store) => store.meals('U1'),
  preferences: (store) => store.preferences('U1'),
  dayMarks: (store) => store.dayMarks('U1', 9),
  export: async (store) => {
    await store.export('U1', { first: 9 });
    await store.export('U1', { first: 9, after: id });
  },
  stage: async ({ imports }) => {
    const staging = { ...importKey, name: 'Year', start: 0 };
    for (let time = 0; time < 2; time += 1) {
      await imports.stage({ ...staging, entries: [sampleEntry({ name: 'Rye' })] }, now);
    }
  },
  commit: ({ imports }) => imports.commit(importKey, 1, now),
  list: ({ imports }) => imports.list('U1'),
  undo: async ({ imports }) => {
    await imports.undo(importKey, now);
    const next = { ...importKey, id: 'd'.repeat(16) };
    await imports.stage({ ...next, name: 'Year', start: 0, entries: [sampleEntry()] }, now);
    await imports.undo(next, now);
  },
  ping: (store) => store.ping(),
};

/** Makes every request. */
export async function makeEveryRequest(store: FoodLogStore): Promise<void> {
  for (const request of Object.values(everyRequest)) await request(store);
}
