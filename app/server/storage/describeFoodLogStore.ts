import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleEntry } from '../testing/sampleEntry.ts';
import type { FoodLogStore } from './foodLogStore.ts';

const id = (count: number) => count.toString(16).padStart(24, '0');
const days = (start: string, end: string) => ({ kind: 'days', start, end }) as const;
const instants = (start: string, end: string) =>
  ({ kind: 'instants', start: new Date(start), end: new Date(end) }) as const;

/** What every database must do, told as tests. `open` gives an empty store. */
export function describeFoodLogStore(name: string, open: () => Promise<FoodLogStore>): void {
  const emptyStore = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  describe(`${name}: the food log`, () => {
    test('§3 an entry is found by its id and counted in its day', async () => {
      const store = await emptyStore();
      expect(await store.create('U1', sampleEntry())).toBe('created');
      expect(await store.findById('U1', sampleEntry().id)).toEqual({
        id: sampleEntry().id,
        calories: 70,
      });
      expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toEqual({
        calories: 70,
        fats: 5,
        proteins: 6,
        carbs: 1,
      });
    });

    test('§3 a range with nothing logged sums to zeros', async () => {
      const store = await emptyStore();
      expect(await store.stats('U1', days('2026-01-01', '2026-12-31'))).toEqual({
        calories: 0,
        fats: 0,
        proteins: 0,
        carbs: 0,
      });
    });

    test('the same create again changes nothing; other content under the same id is a conflict', async () => {
      const store = await emptyStore();
      await store.create('U1', sampleEntry());
      expect(await store.create('U1', sampleEntry())).toBe('unchanged');
      expect(await store.create('U1', sampleEntry({ calories: 71, contentHash: 'other' }))).toBe(
        'conflict',
      );
      expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
        calories: 70,
      });
    });

    test('twenty retries at once leave one entry, and one of them made it', async () => {
      const store = await emptyStore();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => store.create('U1', sampleEntry())),
      );
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(19);
      expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
        calories: 70,
      });
    });

    test('nobody finds, counts or collides with the entry of another', async () => {
      const store = await emptyStore();
      await store.create('U1', sampleEntry());
      expect(await store.findById('U2', sampleEntry().id)).toBeUndefined();
      expect(await store.stats('U2', days('2026-11-20', '2026-11-20'))).toMatchObject({
        calories: 0,
      });
      expect(await store.create('U2', sampleEntry({ calories: 1, contentHash: 'other' }))).toBe(
        'created',
      );
      expect(await store.findById('U1', sampleEntry().id)).toMatchObject({ calories: 70 });
    });

    test('§7 both days of a range are in it, the days beside it are not', async () => {
      const store = await emptyStore();
      for (const [count, day] of [
        '2026-11-18',
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
      ].entries()) {
        await store.create('U1', sampleEntry({ id: id(count), day, calories: 10 ** count }));
      }
      expect(await store.stats('U1', days('2026-11-19', '2026-11-20'))).toMatchObject({
        calories: 110,
      });
    });

    test('§7 both instants of a range are in it, to the millisecond, and no gap is left between two ranges', async () => {
      const store = await emptyStore();
      const at = [
        '2026-11-19T22:59:59.999Z',
        '2026-11-19T23:00:00.000Z',
        '2026-11-20T22:59:59.999Z',
        '2026-11-20T23:00:00.000Z',
      ];
      for (const [count, instant] of at.entries()) {
        await store.create(
          'U1',
          sampleEntry({ id: id(count), loggedAt: new Date(instant), calories: 10 ** count }),
        );
      }
      const day = instants('2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z');
      expect(await store.stats('U1', day)).toMatchObject({ calories: 110 });
    });

    test('a day is the one the entry was logged under, whatever its instant', async () => {
      const store = await emptyStore();
      await store.create(
        'U1',
        sampleEntry({ loggedAt: new Date('2026-11-20T23:30:00Z'), day: '2026-11-21' }),
      );
      expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
        calories: 0,
      });
      expect(await store.stats('U1', days('2026-11-21', '2026-11-21'))).toMatchObject({
        calories: 70,
      });
    });

    test('sums are exact', async () => {
      const store = await emptyStore();
      const creates = Array.from({ length: 300 }, (_, count) =>
        store.create('U1', sampleEntry({ id: id(count), calories: 99_999, carbs: 100_000 })),
      );
      await Promise.all(creates);
      expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
        calories: 29_999_700,
        carbs: 30_000_000,
      });
    });

    test('text comes back as it was written, quotes and all', async () => {
      const store = await emptyStore();
      const owner = `'; drop table food_log; --`;
      expect(await store.create(owner, sampleEntry({ name: `"Crème" 🥚'` }))).toBe('created');
      expect(await store.findById(owner, sampleEntry().id)).toMatchObject({ calories: 70 });
    });

    test('a figure out of bounds is refused by the database too', async () => {
      const store = await emptyStore();
      await expect(store.create('U1', sampleEntry({ calories: 100_001 }))).rejects.toThrow(
        /check/i,
      );
      await expect(store.create('U1', sampleEntry({ fats: -1 }))).rejects.toThrow(/check/i);
    });

    test('a database that answers is told apart from one that is closed', async () => {
      const store = await open();
      await expect(store.ping()).resolves.toBeUndefined();
      await store.close();
      await expect(store.ping()).rejects.toThrow(/destroyed|closed|not open/i);
    });
  });
}
