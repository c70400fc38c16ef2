import { describe, expect, test } from 'vitest';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import { Allowance } from '../../server/storage/Allowance.ts';
import { ChangeRefused } from '../../server/storage/changeRefused.ts';
import { databases } from './databases.ts';

const id = (count: number) => count.toString(16).padStart(24, '0');
const days = (start: string, end: string) => ({ kind: 'days', start, end }) as const;
const instants = (start: string, end: string) =>
  ({ kind: 'instants', start: new Date(start), end: new Date(end) }) as const;

describe.each(databases)('$name: the food log', ({ newLog }) => {
  test('a repeated create changes nothing; other content under the same id is a conflict', async () => {
    const { store } = await newLog();
    const first = await logEntry(store, 'U1');
    expect(await logEntry(store, 'U1')).toEqual(first);
    await expect(logEntry(store, 'U1', { calories: 71, contentHash: 'other' })).rejects.toThrow(
      new ChangeRefused('idTaken'),
    );
    expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
      calories: 70,
    });
  });

  test('§7 a range includes both its days, and not the days beside it', async () => {
    const { store } = await newLog();
    for (const [count, day] of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].entries()) {
      await logEntry(store, 'U1', { id: id(count), day, calories: 10 ** count });
    }
    expect(await store.stats('U1', days('2026-11-19', '2026-11-20'))).toMatchObject({
      calories: 110,
    });
  });

  test('§7 a range includes both its instants, to the millisecond, so that two ranges leave no gap', async () => {
    const { store } = await newLog();
    const at = [
      '2026-11-19T22:59:59.999Z',
      '2026-11-19T23:00:00.000Z',
      '2026-11-20T22:59:59.999Z',
      '2026-11-20T23:00:00.000Z',
    ];
    for (const [count, instant] of at.entries()) {
      await logEntry(store, 'U1', {
        id: id(count),
        loggedAt: new Date(instant),
        calories: 10 ** count,
      });
    }
    const day = instants('2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z');
    expect(await store.stats('U1', day)).toMatchObject({ calories: 110 });
  });

  test('sums are exact', async () => {
    const { store } = await newLog();
    const entries = Array.from({ length: 300 }, (_, count) =>
      sampleEntry({ id: id(count), calories: 99_999, carbs: 100_000 }),
    );
    await store.create('U1', entries, new Date());
    expect(await store.stats('U1', days('2026-11-20', '2026-11-20'))).toMatchObject({
      calories: 29_999_700,
      carbs: 30_000_000,
    });
  });

  test('the totals of each day are of as many entries as may be read, or refused', async () => {
    const { store } = await newLog();
    for (const [count, day] of ['2026-11-19', '2026-11-20', '2026-11-20'].entries()) {
      await logEntry(store, 'U1', { id: id(count), day, calories: 10 ** count });
    }
    const range = { start: '2026-11-19', end: '2026-11-20' };
    const sum = (most: number) =>
      store.statsByDay('U1', range, new Allowance(most, () => new Error('Too many.')));
    expect(await sum(3)).toMatchObject([
      { day: '2026-11-19', stats: { calories: 1 } },
      { day: '2026-11-20', stats: { calories: 110 } },
    ]);
    await expect(sum(2)).rejects.toThrow('Too many.');
  });

  test('text is returned as it was written, including quotes', async () => {
    const { store } = await newLog();
    const owner = `'; drop table food_log; --`;
    await logEntry(store, owner, { name: `"Crème" 🥚'` });
    expect(await store.findById(owner, sampleEntry().id)).toMatchObject({ name: `"Crème" 🥚'` });
  });

  test('the database refuses values out of bounds too', async () => {
    const { store } = await newLog();
    await expect(logEntry(store, 'U1', { calories: 100_001 })).rejects.toThrow(/check/i);
    await expect(logEntry(store, 'U1', { fats: -1 })).rejects.toThrow(/check/i);
  });

  test('ping resolves for an open database and rejects for a closed one', async () => {
    const { store } = await newLog();
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow(/destroyed|closed|not open/i);
  });
});
