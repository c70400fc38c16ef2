import { describe, expect, test } from 'vitest';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import { idOf, writeDays } from '../../server/testing/writeDays.ts';
import { maxEntriesPerDay } from '../../server/storage/Allowance.ts';
import { ChangeRefused } from '../../server/storage/changeRefused.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { databases } from './databases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const full = '2026-11-20';
const other = '2026-11-19';
const refusal = new ChangeRefused('dayFull');
const at = (day: string, count: number, version = 1) => ({ id: idOf(day, count), version });
const newEntries = (count: number, day = full) =>
  Array.from({ length: count }, (_, index) => {
    const id = `f${index}`.padEnd(24, '0');
    return sampleEntry({ id, fats: 1, contentHash: id, day });
  });

describe.each(databases)('$name', ({ newLog }) => {
  const storeWith = async (entries: number) => {
    const { connect, db, store } = await newLog();
    await writeDays(db, 'U1', [full], entries);
    await writeDays(db, 'U1', [other], 2);
    const count = async (day = full) =>
      (await store.stats('U1', { kind: 'days', start: day, end: day })).fats;
    return { connect, store, count };
  };

  describe(`a day with ${maxEntriesPerDay} entries`, () => {
    test.each<[string, (store: FoodLogStore) => Promise<unknown>]>([
      ['creates an entry', (store) => store.create('U1', newEntries(1), now)],
      [
        'creates some',
        (store) => store.create('U1', [...newEntries(1, other), ...newEntries(3).slice(1)], now),
      ],
      ['moves one to it', (store) => store.update('U1', at(other, 0), { day: full }, now)],
      ['restores one', (store) => store.restore('U1', [at(full, 0, 2)], now)],
    ])('refuses a change that %s, as a whole', async (_, change) => {
      const { store, count } = await storeWith(maxEntriesPerDay + 1);
      await store.delete('U1', [at(full, 0)], now);
      await expect(change(store)).rejects.toThrow(refusal);
      expect([await count(), await count(other)]).toEqual([maxEntriesPerDay, 2]);
      expect(await store.items('U1', 2)).toHaveLength(1);
      // One less, and it is made.
      await store.delete('U1', [at(full, 1), at(full, 2)], now);
      await change(store);
    });

    test('answers a repeated create as before, and edits, deletes and moves within the bound', async () => {
      const { store, count } = await storeWith(maxEntriesPerDay - 2);
      const two = newEntries(2);
      const created = await store.create('U1', two, now);
      expect(await store.create('U1', two, now)).toEqual(created);
      const [mixed = sampleEntry()] = newEntries(3).slice(2);
      await expect(store.create('U1', [...two, mixed], now)).rejects.toThrow(refusal);
      await store.update('U1', at(full, 0), { name: 'Tea' }, now);
      await store.update('U1', at(full, 0, 2), { day: other }, now);
      await store.update('U1', at(other, 0), { day: full }, now);
      expect([await count(), await count(other)]).toEqual([maxEntriesPerDay, 2]);
    });

    test('takes only one of two entries that are created at the same time, for one place', async () => {
      const { connect, store, count } = await storeWith(maxEntriesPerDay - 1);
      const stores = [store, new FoodLogStore(await connect())];
      const created = await Promise.allSettled(
        newEntries(2).map(async (entry, index) => stores[index]?.create('U1', [entry], now)),
      );
      expect(created.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await count()).toBe(maxEntriesPerDay);
    });
  });

  describe('a day with more entries, from before the bound', () => {
    test('is edited, emptied and restored as long as it has more, and gets no more', async () => {
      const { store, count } = await storeWith(maxEntriesPerDay + 2);
      await store.update('U1', at(full, 0), { calories: 7 }, now);
      await store.delete('U1', [at(full, 1)], now);
      await expect(store.create('U1', newEntries(1), now)).rejects.toThrow(refusal);
      await expect(store.update('U1', at(other, 0), { day: full }, now)).rejects.toThrow(refusal);
      await store.restore('U1', [at(full, 1, 2)], now);
      expect(await count()).toBe(maxEntriesPerDay + 2);
      await store.update('U1', at(full, 2), { day: other }, now);
      await store.delete('U1', [at(full, 1, 3), at(full, 3)], now);
      // Deleted from a day within the bound, it can be restored once there is a place.
      await store.delete('U1', [at(full, 4)], now);
      await store.restore('U1', [at(full, 1, 4)], now);
      await store.restore('U1', [at(full, 3, 2)], now);
      expect(await count()).toBe(maxEntriesPerDay);
      await expect(store.restore('U1', [at(full, 4, 2)], now)).rejects.toThrow(refusal);
    });

    test('is read in pages, each entry once, also if the last one of a page is deleted meanwhile', async () => {
      const { store } = await storeWith(maxEntriesPerDay + 300);
      const ids: string[] = [];
      for (;;) {
        const page = await store.entries('U1', full, { first: 200, after: ids.at(-1) });
        ids.push(...page.map(({ id }) => id));
        if (page.length < 200) break;
        await store.delete('U1', [{ id: ids.at(-1) ?? '', version: 1 }], now);
      }
      expect(ids).toEqual(
        Array.from({ length: maxEntriesPerDay + 300 }, (_, count) => idOf(full, count)),
      );
    });
  });
});
