import { appendFile, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkDataFile } from '../../server/data/file/checkDataFile.ts';
import { PartialFile } from '../../server/data/file/PartialFile.ts';
import type { Report } from '../../server/data/report.ts';
import {
  exported,
  exportTo,
  importFrom,
  interruptAt,
  Interrupted,
  newFile,
} from '../../server/testing/movedLog.ts';
import { logOpener, owners } from './logOpener.ts';
import { readTables } from './readTables.ts';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import type { Database } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import {
  beginImport,
  refuseUnfinishedImport,
} from '../../server/storage/transfer/unfinishedImport.ts';
import * as settingKinds from '../../server/storage/settings/kinds.ts';
import { databases } from './databases.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** Repeats work that is interrupted at the same step every time, until it is done. Returns its notes. */
async function untilDone(step: number, work: (report: Report) => Promise<void>): Promise<string[]> {
  const notes: string[] = [];
  for (let isDone = false; !isDone;) {
    try {
      await work(interruptAt(step, notes));
      isDone = true;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }
  return notes;
}

/** Makes further changes, and returns the content of the database then. */
async function contentAfterChanges(db: Kysely<Database>) {
  const store = new FoodLogStore(db);
  await logEntry(store, 'U1', { id: 'd'.repeat(24) });
  await store.delete('U1', [{ id: 'd'.repeat(24), version: 1 }], now);
  await logEntry(store, 'U1', { id: 'e'.repeat(24), name: 'EGG' });
  return readTables(db);
}

describe.each(databases)('$name', ({ newLog }) => {
  /** The content of a database that is filled from the file. */
  const contentOf = async (file: string) => {
    const { db } = await newLog();
    await importFrom(file, db);
    return readTables(db);
  };
  /** The content of a database, and of another one that is filled from the file. */
  const bothContents = async (db: Kysely<Database>, file: string) => ({
    log: await readTables(db),
    imported: await contentOf(file),
  });
  const openLog = logOpener(newLog);

  describe('moving the log', () => {
    test('an imported log is the exported one, row by row, with everything derived from it', async () => {
      const { db } = await openLog();
      const content = await readTables(db);
      expect(content.food_log.length).toBeGreaterThan(100);
      expect(content.food_log_item_time.length).toBeGreaterThan(50);
      const kinds = new Set(content.food_log_setting.map(({ kind }) => kind));
      const known = Object.values(settingKinds).flatMap((kind) =>
        typeof kind === 'object' && 'name' in kind ? kind.name : [],
      );
      expect(kinds).toEqual(new Set(known));
      expect(content.food_log_setting.length).toBeGreaterThan(9);
      expect(content.food_log.filter(({ unit }) => unit !== null).length).toBeGreaterThan(20);
      expect(await contentOf(await exported(db))).toEqual(content);
    });

    test('the next change has the same result in the imported log as in the exported one', async () => {
      const { db } = await openLog();
      const file = await exported(db);
      const content = await contentAfterChanges(db);
      const { db: other } = await newLog();
      await importFrom(file, other);
      expect(await contentAfterChanges(other)).toEqual(content);
    });

    test('foods that were logged very often, or very long ago, are suggested as before', async () => {
      const many = Array.from({ length: 600 }, (_, count) =>
        sampleEntry({
          id: count.toString(16).padStart(24, '0'),
          minuteOfDay: count % 1440,
          day: count < 300 ? '2026-11-19' : '2026-11-20',
          loggedAt: new Date(now.getTime() - ((count * 7919) % 600) * 3_600_000),
        }),
      );
      const tea = { name: 'Tea', minuteOfDay: 60 };
      // Beside the other, this entry is so old that it counts as nothing.
      const old = { ...tea, minuteOfDay: 720, loggedAt: new Date('-000900-01-01T12:00:00Z') };
      const teas = [tea, old].map((one, count) =>
        sampleEntry({ id: `${count}`.padEnd(24, 'f'), ...one }),
      );
      const { db } = await newLog();
      await new FoodLogStore(db).create('U1', [...many, ...teas], now);
      const { log, imported } = await bothContents(db, await exported(db));
      expect(imported).toEqual(log);
    });

    test('an empty log, and an owner without a recorded change, are moved as they are', async () => {
      const { db: empty } = await newLog();
      expect(await contentOf(await exported(empty))).toMatchObject({ food_log: [] });
      const { db } = await openLog();
      await db.deleteFrom('food_log_owner').where('owner', '=', 'U2').execute();
      const { log, imported } = await bothContents(db, await exported(db));
      expect(imported).toEqual(log);
    });

    test('a person who has only set something is moved as the others, in the order of bytes', async () => {
      const { db, store } = await newLog();
      // In UTF-16, the second comes after the third.
      const names = [
        'A',
        '\uFFFD',
        '\u{1F951}',
        ...Array.from({ length: 220 }, (_, count) => `P${count}`),
      ];
      for (const [count, owner] of names.entries()) {
        const settings = { startDay: '2026-11-20', targets: [], version: 0 };
        if (count % 3 !== 1) await store.setTargets(owner, settings, now);
        if (count % 7 !== 0) await logEntry(store, owner);
      }
      const { log, imported } = await bothContents(db, await exported(db));
      expect(imported).toEqual(log);
      const interrupted = await newFile();
      await untilDone(20, (report) => exportTo(db, interrupted, report));
      expect(await contentOf(interrupted)).toEqual(log);
    });

    test('an export that is interrupted again and again goes on where it was', async () => {
      const { db } = await openLog();
      const file = await newFile();
      const notes = await untilDone(7, (report) => exportTo(db, file, report));
      const after = notes.map((note) => Number(/^Going on after (\d+) entries\.$/.exec(note)?.[1]));
      expect(new Set(after).size).toBeGreaterThan(2);
      expect(after).toEqual(after.toSorted((one, other) => one - other));
      const { log, imported } = await bothContents(db, file);
      expect(imported).toEqual(log);
      expect(await readdir(dirname(file))).toEqual(['log.ndjson.gz']);
    });

    test('an export that is interrupted in the middle of a write goes on before it', async () => {
      const { db } = await openLog();
      const file = await newFile();
      await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
      await appendFile(`${file}.partial`, 'half a write');
      const notes: string[] = [];
      await exportTo(db, file, interruptAt(99, notes));
      expect(notes).toEqual([expect.stringMatching(/^Going on after \d\d/)]);
      const { log, imported } = await bothContents(db, file);
      expect(imported).toEqual(log);
    });

    test('an export for which the disk is too small leaves nothing there, and is made once there is space', async () => {
      const { db } = await openLog();
      const file = await newFile();
      await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
      expect((await readdir(dirname(file))).toSorted()).toEqual([
        'log.ndjson.gz.partial',
        'log.ndjson.gz.progress',
      ]);
      const append = vi.spyOn(PartialFile.prototype, 'append');
      onTestFinished(() => append.mockRestore());
      append.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      await expect(exportTo(db, file)).rejects.toThrow('full');
      expect(await readdir(dirname(file))).toEqual([]);
      await exportTo(db, file);
      const { log, imported } = await bothContents(db, file);
      expect(imported).toEqual(log);
    });

    const first = owners.toSorted()[0] ?? '';
    const changesOfFirst: [string, (store: FoodLogStore) => Promise<unknown>][] = [
      [
        'an entry',
        async (store) => {
          await logEntry(store, first, { id: 'f'.repeat(24) });
          await store.update(first, { id: 'f'.repeat(24), version: 1 }, { name: 'Tea' }, now);
        },
      ],
      [
        'a setting',
        async (store) => {
          const { version } = await store.meals(first);
          const meals = [{ name: 'Another', startMinute: version }];
          await store.setMeals(first, { meals, version }, now);
        },
      ],
    ];
    test.each(changesOfFirst)(
      'an export starts again if somebody has changed %s that it had written',
      async (_what, change) => {
        const { db, store } = await openLog();
        const file = await newFile();
        await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
        await change(store);
        const notes: string[] = [];
        await exportTo(db, file, interruptAt(99, notes));
        expect(notes).toEqual([expect.stringMatching(/has changed .* starts again/)]);
        const { log, imported } = await bothContents(db, file);
        expect(imported).toEqual(log);
      },
    );

    test('an import that is interrupted goes on where it was, and nobody uses the database until then', async () => {
      const { db } = await openLog();
      const content = await readTables(db);
      const file = await exported(db);
      const { connect: empty } = await newLog();
      let target = await empty();
      const refusals: unknown[] = [];
      const notes = await untilDone(2, async (report) => {
        target = await empty();
        await importFrom(file, target, report).catch(async (error: unknown) => {
          refusals.push(await refuseUnfinishedImport(target).catch(String));
          throw error;
        });
      });
      expect(notes.length).toBeGreaterThan(5);
      expect(new Set(refusals)).toEqual(
        new Set([
          expect.stringMatching(/holds only a part of .*log\.ndjson\.gz.* Repeat that import/),
        ]),
      );
      expect(await readTables(target)).toEqual(content);
      await expect(refuseUnfinishedImport(target)).resolves.toBeUndefined();
    });

    test('a database that holds something else is left as it is', async () => {
      const { db } = await openLog();
      const [file, other] = [await exported(db), await exported(db)];
      const before = await readTables(db);
      await expect(importFrom(file, db)).rejects.toThrow(/^The database is not empty/);
      expect(await readTables(db)).toEqual(before);

      const { db: begun } = await newLog();
      await expect(importFrom(file, begun, interruptAt(1))).rejects.toThrow(Interrupted);
      const part = await readTables(begun);
      await expect(importFrom(other, begun)).rejects.toThrow(/holds only a part of/);
      expect(await readTables(begun)).toEqual(part);
    });

    test('of two imports into one database, one stores the log, and the other says so', async () => {
      const { db } = await openLog();
      const content = await readTables(db);
      const file = await exported(db);
      const { connect: empty } = await newLog();
      const targets = [await empty(), await empty()];
      const results = await Promise.allSettled(targets.map((target) => importFrom(file, target)));
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await readTables(await empty())).toEqual(content);
    });

    test('an import into which somebody else writes is refused in the end', async () => {
      const { db } = await openLog();
      const file = await exported(db);
      const { connect: empty } = await newLog();
      const target = await empty();
      const { id } = await checkDataFile(file);
      await beginImport(target, id, file);
      await logEntry(new FoodLogStore(await empty()), 'U9');
      await expect(importFrom(file, target)).rejects.toThrow(/does not hold the same as the file/);
      await expect(refuseUnfinishedImport(target)).rejects.toThrow(/holds only a part/);
    });

    test('an existing file is not overwritten', async () => {
      const { db } = await openLog();
      const file = await exported(db);
      await expect(exportTo(db, file)).rejects.toThrow(/exists already\. Choose another name/);
    });

    test('an export while people log holds the log as it was between two changes', async () => {
      const { connect, db } = await openLog();
      const other = await connect();
      const device = new FoodLogStore(other);
      const states = [await readTables(db)];
      const last = owners.toSorted().at(-1) ?? '';
      // oxlint-disable-next-line typescript/unbound-method -- It is called with the file.
      const { append } = PartialFile.prototype;
      let writes = 0;
      const write = vi.spyOn(PartialFile.prototype, 'append');
      onTestFinished(() => write.mockRestore());
      write.mockImplementation(async function appendLater(this: PartialFile, lines) {
        writes += 1;
        // The first owner's oldest entries are in the file, and nothing of the last owner's is.
        for (const owner of writes === 3 ? [first, last] : []) {
          await logEntry(device, owner, { id: '0'.repeat(24) });
          states.push(await readTables(other));
        }
        await append.call(this, lines);
      });
      const file = await newFile();
      await exportTo(db, file);
      write.mockRestore();
      expect(states).toHaveLength(3);
      expect(states).toContainEqual(await contentOf(file));
    });
  });
});
