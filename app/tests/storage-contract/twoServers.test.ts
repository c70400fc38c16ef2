import { describe, expect, test } from 'vitest';
import { ChangeRefused } from '../../server/storage/changeRefused.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import { databases } from './databases.ts';

describe.each(databases)('$name: two servers over one database', ({ newLog }) => {
  const startTwo = async () => {
    const { connect, store } = await newLog();
    return [store, new FoodLogStore(await connect())] as const;
  };

  test('create one entry of 20 copies that arrive together, and all return it', async () => {
    const stores = await startTwo();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => logEntry(stores[count % 2 ? 0 : 1], 'U1')),
    );
    expect(answers).toEqual(Array(20).fill(answers[0]));
    for (const store of stores) {
      expect(await store.entries('U1', '2026-11-20')).toHaveLength(1);
      expect(await store.items('U1', 10)).toMatchObject([{ timesLogged: 1 }]);
    }
  });

  test('count all of 40 entries that arrive together', async () => {
    const stores = await startTwo();
    await Promise.all(
      Array.from({ length: 40 }, (_, count) => {
        const id = count.toString(16).padStart(24, '0');
        return logEntry(stores[count % 2 ? 0 : 1], 'U1', { id, contentHash: id });
      }),
    );
    for (const store of stores) {
      expect(await store.items('U1', 10)).toMatchObject([{ timesLogged: 40 }]);
      const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;
      expect(await store.stats('U1', day)).toMatchObject({ calories: 40 * 70 });
    }
  });

  test('make one of four changes of the same version, and refuse the others', async () => {
    const stores = await startTwo();
    await logEntry(stores[0], 'U1');
    const { id } = sampleEntry();
    const changes = await Promise.allSettled(
      [81, 82, 83, 84].map((calories) =>
        stores[calories % 2 ? 0 : 1].update('U1', { id, version: 1 }, { calories }, new Date()),
      ),
    );
    const refusals = changes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toEqual(Array(3).fill(expect.any(ChangeRefused)));
    expect(await stores[1].findById('U1', id)).toMatchObject({ version: 2 });
  });
});
