import { describe, expect, test } from 'vitest';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import { ChangeRefused } from '../../server/storage/changeRefused.ts';
import { PageMissing } from '../../server/storage/entryLists.ts';
import { databases } from './databases.ts';

const id = (count: number) => count.toString(16).padStart(24, '0');
const now = new Date('2026-11-20T12:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const at = (version: number) => ({ id: sampleEntry().id, version });
const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;
const egg = { calories: 70, fats: 5, proteins: 6, carbs: 1 };
const zeros = { calories: 0, fats: 0, proteins: 0, carbs: 0 };

const refusal = async (change: Promise<unknown>) => {
  const error: unknown = await change.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ChangeRefused
    ? { reason: error.reason, version: error.current?.version }
    : error;
};

describe.each(databases)('$name: changes', ({ newLog }) => {
  const storeWithEgg = async () => {
    const { store } = await newLog();
    await logEntry(store, 'U1');
    return store;
  };
  test('every field can be changed, and both the old and the new day are returned', async () => {
    const store = await storeWithEgg();
    const changes = {
      name: 'Two eggs',
      calories: 140,
      fats: 10,
      proteins: 12,
      carbs: 2,
      loggedAt: new Date('2026-11-19T07:00:00Z'),
      day: '2026-11-19',
      minuteOfDay: 480,
    };
    const changed = await store.update('U1', at(1), changes, now);
    expect(changed).toMatchObject({
      entries: [{ ...changes, version: 2, deletedAt: undefined }],
      days: [
        { day: '2026-11-19', stats: { calories: 140, fats: 10, proteins: 12, carbs: 2 } },
        { day: '2026-11-20', stats: zeros },
      ],
    });
    expect(await store.entries('U1', '2026-11-19')).toMatchObject([changes]);
    expect(await store.entries('U1', '2026-11-20')).toEqual([]);
  });

  test('a new instant moves the time of day, also past midnight, unless one is sent', async () => {
    const store = await storeWithEgg();
    const later = { loggedAt: new Date('2026-11-21T00:30:00Z') };
    expect((await store.update('U1', at(1), later, now)).entries).toMatchObject([
      { minuteOfDay: 30 },
    ]);
    const earlier = { loggedAt: new Date('2026-11-19T23:59:00Z') };
    expect((await store.update('U1', at(2), earlier, now)).entries).toMatchObject([
      { minuteOfDay: 1439 },
    ]);
    const both = { loggedAt: now, minuteOfDay: 5 };
    expect((await store.update('U1', at(3), both, now)).entries).toMatchObject([
      { minuteOfDay: 5 },
    ]);
  });

  test('a change that changes nothing keeps the version', async () => {
    const store = await storeWithEgg();
    const changed = await store.update('U1', at(1), { calories: 70, name: 'Egg' }, now);
    expect(changed).toMatchObject({ entries: [{ version: 1 }], days: [{ stats: egg }] });
  });

  test('a change repeated after a lost answer returns the same and is made once', async () => {
    const { store } = await newLog();
    const moved = { calories: 80, day: '2026-11-19' };
    const changes = [
      () => logEntry(store, 'U1'),
      () => store.update('U1', at(1), moved, now),
      () => store.delete('U1', [at(2)], now),
      () => store.restore('U1', [at(3)], now),
    ];
    for (const [count, change] of changes.entries()) {
      const first = await change();
      expect(first.entries).toMatchObject([{ version: count + 1 }]);
      expect(await change()).toEqual(first);
      expect(await change()).toEqual(first);
    }
  });

  test('of two devices that change one version, the second gets the entry of the first', async () => {
    const store = await storeWithEgg();
    await store.update('U1', at(1), { calories: 80 }, now);
    const conflict = { reason: 'conflict', version: 2 };
    expect(await refusal(store.update('U1', at(1), { name: 'Toast' }, now))).toEqual(conflict);
    expect(await refusal(store.delete('U1', [at(1)], now))).toEqual(conflict);
    expect(await refusal(store.update('U1', at(3), { name: 'Toast' }, now))).toEqual(conflict);
    expect(await store.entries('U1', '2026-11-20')).toMatchObject([
      { name: 'Egg', calories: 80, version: 2 },
    ]);
  });

  test('a repeated change is a conflict if another change came between', async () => {
    const store = await storeWithEgg();
    await store.update('U1', at(1), { calories: 80 }, now);
    await store.update('U1', at(2), { name: 'Toast' }, now);
    expect(await refusal(store.update('U1', at(1), { calories: 80 }, now))).toEqual({
      reason: 'conflict',
      version: 3,
    });
  });

  test('a deleted entry cannot be changed, found or counted', async () => {
    const store = await storeWithEgg();
    const deleted = await store.delete('U1', [at(1)], now);
    expect(deleted).toMatchObject({
      entries: [{ version: 2, deletedAt: now }],
      days: [{ day: '2026-11-20', stats: zeros }],
    });
    for (const version of [1, 2]) {
      const change = store.update('U1', at(version), { calories: 70 }, now);
      expect(await refusal(change)).toEqual({ reason: 'conflict', version: 2 });
    }
    expect(await store.findById('U1', at(1).id)).toBeUndefined();
    expect(await store.entries('U1', '2026-11-20')).toEqual([]);
    expect(await store.stats('U1', day)).toEqual(zeros);
    const always = { kind: 'instants', start: new Date(0), end: now } as const;
    expect(await store.stats('U1', always)).toEqual(zeros);
  });

  test('the id of a changed or deleted entry stays taken', async () => {
    const store = await storeWithEgg();
    await store.update('U1', at(1), { calories: 80 }, now);
    expect((await logEntry(store, 'U1')).entries).toMatchObject([{ calories: 80, version: 2 }]);
    await store.delete('U1', [at(2)], now);
    expect(await logEntry(store, 'U1')).toMatchObject({
      entries: [{ version: 3, deletedAt: now }],
      days: [{ stats: zeros }],
    });
    const other = logEntry(store, 'U1', { calories: 80, contentHash: 'other' });
    expect(await refusal(other)).toMatchObject({ reason: 'idTaken' });
  });

  test('an entry can be restored for exactly 30 days', async () => {
    const store = await storeWithEgg();
    await store.delete('U1', [at(1)], now);
    const tooLate = new Date(daysLater(30).getTime() + 1);
    expect(await store.deleted('U1', tooLate)).toEqual([]);
    expect(await refusal(store.restore('U1', [at(2)], tooLate))).toMatchObject({
      reason: 'deletedLongAgo',
    });
    expect(await store.deleted('U1', daysLater(30))).toMatchObject([{ version: 2 }]);
    const restored = await store.restore('U1', [at(2)], daysLater(30));
    expect(restored).toMatchObject({
      entries: [{ version: 3, deletedAt: undefined }],
      days: [{ stats: egg }],
    });
    expect(await store.deleted('U1', daysLater(30))).toEqual([]);
  });

  test('deleted entries are listed latest first, and by id for the same instant, each once in pages, until one that a page ends with is restored', async () => {
    const { store } = await newLog();
    const entries = Array.from({ length: 10 }, (_, count) => sampleEntry({ id: id(count) }));
    await store.create('U1', entries, now);
    for (const [count, entry] of entries.entries()) {
      const deletedAt = new Date(now.getTime() + Math.floor(count / 3));
      await store.delete('U1', [{ ...entry, version: 1 }], deletedAt);
    }
    const page = async (after?: string) =>
      (await store.deleted('U1', daysLater(1), { first: 4, after })).map((entry) => entry.id);
    const ids = entries.map((entry) => entry.id).toReversed();
    expect((await store.deleted('U1', daysLater(1))).map((entry) => entry.id)).toEqual(ids);
    const pages = [await page(), await page(ids[3]), await page(ids[7]), await page(ids[9])];
    expect(pages).toEqual([ids.slice(0, 4), ids.slice(4, 8), ids.slice(8), []]);
    await store.restore('U1', [{ id: ids[3] ?? '', version: 2 }], now);
    await expect(page(ids[3])).rejects.toThrow(PageMissing);
    await expect(page('f'.repeat(24))).rejects.toThrow(PageMissing);
  });

  test('several entries are changed together or not at all', async () => {
    const { store } = await newLog();
    const entries = [1, 2, 3].map((count) => sampleEntry({ id: id(count) }));
    await store.create('U1', entries, now);
    const taken = sampleEntry({ id: id(2), contentHash: 'other' });
    const create = store.create('U1', [sampleEntry({ id: id(4) }), taken], now);
    expect(await refusal(create)).toMatchObject({ reason: 'idTaken' });
    const versions = [1, 1, 2].map((version, count) => ({ id: id(count + 1), version }));
    expect(await refusal(store.delete('U1', versions, now))).toMatchObject({
      reason: 'conflict',
    });
    const missing = [
      { id: id(1), version: 1 },
      { id: id(9), version: 1 },
    ];
    expect(await refusal(store.delete('U1', missing, now))).toMatchObject({ reason: 'missing' });
    expect(await store.stats('U1', day)).toMatchObject({ calories: 210 });
    expect(await store.items('U1', 9)).toMatchObject([{ timesLogged: 3 }]);
  });

  test('entries are returned in the order of the request, even if one is named twice', async () => {
    const { store } = await newLog();
    const order = [3, 1, 3, 2];
    const entries = order.map((count) => sampleEntry({ id: id(count) }));
    const created = await store.create('U1', entries, now);
    expect(created.entries.map((entry) => entry.id)).toEqual(order.map(id));
    const deleted = await store.delete('U1', created.entries, now);
    expect(deleted.entries).toMatchObject(order.map((count) => ({ id: id(count), version: 2 })));
    expect(deleted.days).toEqual([{ day: '2026-11-20', stats: zeros }]);
  });
});
