import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdTransaction } from '../../server/testing/holdTransaction.ts';
import { makeRandomChanges } from '../../server/testing/randomChanges.ts';
import { readTables } from './readTables.ts';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import { createEntries } from '../../server/storage/changes/createEntries.ts';
import { restorableFor } from '../../server/storage/changes/entryTransitions.ts';
import { ownedTables } from '../../server/storage/database.ts';
import { lockOwner } from '../../server/storage/changes/lockOwner.ts';
import { eraseOwner, rowsOfOwner } from '../../server/storage/retention/eraseOwner.ts';
import { purgeDeleted } from '../../server/storage/retention/purgeDeleted.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { run, runAll } from '../../server/storage/prepared.ts';
import { databases } from './databases.ts';

const owners = ['U1', 'U2', 'u1'];
const now = new Date('2026-11-20T12:00:00Z');
const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;
const longAfter = new Date(now.getTime() + restorableFor + 1);
const id = (count: number) => count.toString(16).padStart(24, '0');
const at = (version: number) => ({ id: sampleEntry().id, version });

const noRows = Object.fromEntries(ownedTables.map((table) => [table, 0]));
const ownedBy = (owner: string, content: Record<string, { owner: string }[]>) =>
  Object.values(content)
    .flat()
    .filter((row) => row.owner === owner);

/** PostgreSQL returns an int8 as text. */
const toNumbers = (row: { logged_at: unknown } | undefined) => ({
  ...row,
  logged_at: Number(row?.logged_at),
});

describe.each(databases)('$name', ({ newLog, isWaiting }) => {
  describe('erasing a person', () => {
    test('knows every table that holds rows of owners', async () => {
      const { db } = await newLog();
      const tables = await db.introspection.getTables();
      const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'owner'));
      expect(owned.map(({ name }) => name).toSorted()).toEqual(ownedTables.toSorted());
    });

    test('removes nothing more once a server of another version has changed the tables', async () => {
      const { db, store } = await newLog();
      for (const part of [0, 1, 2]) {
        const some = Array.from({ length: 200 }, (_, count) =>
          sampleEntry({ id: id(part * 200 + count), day: `2026-11-1${part}` }),
        );
        await store.create('U1', some, now);
      }
      const before = await readTables(db);
      await sql`insert into kysely_migration values ('9999', '')`.execute(db);
      await expect(eraseOwner(db, 'U1')).rejects.toMatchObject({ problem: 'schema' });
      await sql`delete from kysely_migration where name = '9999'`.execute(db);
      expect(await readTables(db)).toEqual(before);
    });

    test('removes all of one person, says what, and leaves the others as they are', async () => {
      const { db, store } = await newLog();
      await makeRandomChanges(store, owners);
      for (const owner of owners) {
        const staging = { owner, id: 'a'.repeat(16), name: 'Year', start: 0 };
        await store.imports.stage({ ...staging, entries: [sampleEntry()] }, now);
      }
      const before = await readTables(db);
      const rows = await rowsOfOwner(db, 'U1');
      expect(rows.food_log).toBeGreaterThan(20);
      expect(rows.food_log_setting).toBeGreaterThan(2);
      expect(Math.min(...Object.values(rows))).toBeGreaterThan(0);
      const { food_log: entries, food_log_item: foods, food_log_setting: settings } = rows;
      const erased = { entries, foods, settings };
      expect(await eraseOwner(db, 'U1')).toEqual(erased);
      const after = await readTables(db);
      expect(ownedBy('U1', after)).toEqual([]);
      for (const other of ['U2', 'u1'])
        expect(ownedBy(other, after)).toEqual(ownedBy(other, before));
      expect(await rowsOfOwner(db, 'U1')).toEqual(noRows);
      expect(await eraseOwner(db, 'U1')).toEqual({ entries: 0, foods: 0, settings: 0 });
      expect(await rowsOfOwner(db, 'U1')).toEqual(noRows);
    });

    test('removes what somebody has set who has logged nothing', async () => {
      const { db, store } = await newLog();
      const targets = { startDay: '2026-11-20', targets: [], version: 0 };
      for (const owner of ['U1', 'u1']) await store.setTargets(owner, targets, now);
      expect(await eraseOwner(db, 'U1')).toEqual({ entries: 0, foods: 0, settings: 1 });
      expect(await rowsOfOwner(db, 'U1')).toEqual(noRows);
      expect(await store.targets('u1', 9)).toEqual([{ ...targets, version: 1 }]);
    });

    test('removes thousands of entries in steps, and also what the person logs meanwhile', async () => {
      const { connect, db, store } = await newLog();
      for (let from = 0; from < 1400; from += 200) {
        const some = Array.from({ length: 200 }, (_, count) =>
          sampleEntry({
            id: id(from + count),
            name: `Food ${from + count}`,
            day: `2026-11-${10 + from / 200}`,
          }),
        );
        await store.create('U1', some, now);
      }
      await logEntry(store, 'U2');
      const device = new FoodLogStore(await connect());
      const logged: Promise<unknown>[] = [];
      const steps: number[] = [];
      const removed = await eraseOwner(db, 'U1', (entries) => {
        steps.push(entries);
        if (steps.length === 1) logged.push(logEntry(device, 'U1', { id: 'f'.repeat(24) }));
      });
      await Promise.all(logged);
      // What was logged after the last step is a new entry.
      const left = await rowsOfOwner(db, 'U1');
      expect(removed.entries + left.food_log).toBe(1401);
      // Foods are removed in steps, too.
      expect(steps.length).toBeGreaterThan(6);
      expect(removed.foods + left.food_log_item).toBe(1401);
      expect(left.food_log_item).toBe(left.food_log);
      expect(left.food_log_owner).toBe(left.food_log);
      expect(await store.stats('U2', day)).toMatchObject({ calories: 70 });
    });
  });

  test('erasing a person waits for the change that another server is making', async () => {
    const { connect, db, store } = await newLog();
    await logEntry(store, 'U1');
    // Logs from before changes were recorded have no such row.
    await db.deleteFrom('food_log_owner').execute();
    const endChange = await holdTransaction(
      await connect(),
      (trx) => run(trx, lockOwner({ owner: 'U1', changed_at: 0 })),
      (trx) => runAll(trx, createEntries('U1', [{ ...sampleEntry(), id: id(2) }]).first),
    );
    const erased = eraseOwner(db, 'U1');
    await Promise.race([isWaiting(db), erased]);
    await endChange();
    expect(await erased).toEqual({ entries: 2, foods: 1, settings: 0 });
    expect(await rowsOfOwner(db, 'U1')).toEqual(noRows);
  });

  describe('purging', () => {
    const secret = {
      name: 'My secret',
      day: '2026-11-19',
      meal: 'Midnight',
      amount: 0.5,
      unit: 'cake',
    };
    const deletedSecret = async () => {
      const log = await newLog();
      await logEntry(log.store, 'U1');
      await log.store.update('U1', at(1), secret, now);
      await log.store.delete('U1', [at(2)], now);
      return log;
    };

    test('overwrites name and figures of what was deleted more than 30 days ago; id and hash stay', async () => {
      const { db } = await deletedSecret();
      const [before] = (await readTables(db)).food_log;
      expect(await purgeDeleted(db, longAfter)).toBe(1);
      const [after] = (await readTables(db)).food_log;
      expect(before).toMatchObject({ id: at(1).id, content_hash: 'egg', day: '2026-11-19' });
      expect(toNumbers(after)).toEqual({
        ...toNumbers(before),
        user_id: '',
        name: '',
        name_key: '',
        calories: 0,
        fats: 0,
        proteins: 0,
        carbs: 0,
        logged_at: 0,
        minute_of_day: 0,
        previous_day: null,
        meal: null,
        amount: null,
        unit: null,
      });
      expect(await purgeDeleted(db, longAfter)).toBe(0);
    });

    test('leaves what can still be restored, and what is not deleted', async () => {
      const { db, store } = await deletedSecret();
      await logEntry(store, 'U1', { id: id(2), loggedAt: new Date(0) });
      const before = await readTables(db);
      expect(await purgeDeleted(db, new Date(now.getTime() + restorableFor))).toBe(0);
      expect(await readTables(db)).toEqual(before);
    });

    test('does not change totals, lists and suggestions', async () => {
      const { db, store } = await newLog();
      await makeRandomChanges(store, owners, { changes: 60 });
      const shown = async () =>
        Promise.all(
          owners.flatMap((owner) => [
            store.stats(owner, { ...day, start: '2026-11-18' }),
            ...['2026-11-18', '2026-11-19', '2026-11-20'].map((one) => store.entries(owner, one)),
            store.bounds(owner),
            store.days(owner, { start: '2026-01-01', end: '2026-12-31', limit: 400 }),
            store.items(owner, 99),
            store.frequent(owner, 720, 99),
            store.deleted(owner, longAfter),
            store.targets(owner, 99),
            store.meals(owner),
          ]),
        );
      const before = await shown();
      expect(await purgeDeleted(db, longAfter)).toBeGreaterThan(9);
      expect(await shown()).toEqual(before);
    });

    test('a late retry creates nothing and is answered; nothing can be changed or restored any more', async () => {
      const { db, store } = await deletedSecret();
      await logEntry(store, 'U1', { id: id(2), day: secret.day });
      await purgeDeleted(db, longAfter);
      const purged = { id: at(1).id, version: 3, deletedAt: now, name: '', calories: 0 };
      const totals = { day: secret.day, stats: { calories: 70, fats: 5, proteins: 6, carbs: 1 } };
      const answer = { entries: [purged], days: [totals] };
      expect(await logEntry(store, 'U1')).toMatchObject(answer);
      expect(await store.delete('U1', [at(2)], longAfter)).toMatchObject(answer);
      const refused = [
        [() => logEntry(store, 'U1', { contentHash: 'other' }), 'idTaken'],
        [() => store.update('U1', at(1), secret, longAfter), 'conflict'],
        [() => store.update('U1', at(3), secret, longAfter), 'conflict'],
        [() => store.delete('U1', [at(1)], longAfter), 'conflict'],
        [() => store.restore('U1', [at(3)], longAfter), 'deletedLongAgo'],
        // By the clock of another server, the 30 days are not over.
        [() => store.restore('U1', [at(3)], now), 'deletedLongAgo'],
      ] as const;
      for (const [change, reason] of refused) {
        await expect(change()).rejects.toMatchObject({ reason });
      }
      expect(await store.findById('U1', at(1).id)).toBeUndefined();
    });

    test('two servers purge at once, one owner after the other, with pauses between them', async () => {
      const { connect, db, store } = await newLog();
      const entries = Array.from({ length: 120 }, (_, count) => sampleEntry({ id: id(count) }));
      for (const owner of owners) {
        await store.create(owner, entries, now);
        await store.delete(
          owner,
          entries.map((entry) => ({ id: entry.id, version: 1 })),
          now,
        );
      }
      let pauses = 0;
      const pause = async () => {
        pauses += 1;
        await setImmediate();
      };
      await Promise.all(
        [db, await connect()].map((server) => purgeDeleted(server, longAfter, pause)),
      );
      const rows = (await readTables(db)).food_log;
      expect(rows).toHaveLength(360);
      expect(rows.filter(({ name }) => name !== '')).toEqual([]);
      expect(pauses).toBeGreaterThan(3);
    });

    test('changes nothing in the tables of another version', async () => {
      const { db } = await deletedSecret();
      await sql`insert into kysely_migration values ('9999', '')`.execute(db);
      onTestFinished(async () => {
        await sql`delete from kysely_migration where name = '9999'`.execute(db);
      });
      const before = await readTables(db);
      await expect(purgeDeleted(db, longAfter)).rejects.toMatchObject({ problem: 'schema' });
      expect(await readTables(db)).toEqual(before);
    });

    test('leaves what is restored meanwhile', async () => {
      const { db, store } = await newLog();
      for (const owner of owners) {
        await logEntry(store, owner);
        await store.delete(owner, [at(1)], now);
      }
      const restored = new Set<string>();
      await purgeDeleted(db, longAfter, async () => {
        // By the clock of another server, the 30 days are not over.
        for (const owner of owners) {
          await store.restore(owner, [at(2)], now).then(
            () => restored.add(owner),
            () => {},
          );
        }
      });
      expect(restored.size).toBe(2);
      for (const owner of restored) {
        expect(await store.findById(owner, at(1).id)).toMatchObject({ name: 'Egg', calories: 70 });
      }
    });

    test('a server that stops in the middle leaves the rest to the next', async () => {
      const { db, store } = await newLog();
      for (const owner of owners) {
        await logEntry(store, owner);
        await store.delete(owner, [at(1)], now);
      }
      const pause = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('The server stops.'));
      await expect(purgeDeleted(db, longAfter, pause)).rejects.toThrow('The server stops.');
      expect(await purgeDeleted(db, longAfter)).toBe(2);
    });
  });
});
