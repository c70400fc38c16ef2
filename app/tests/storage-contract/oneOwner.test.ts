import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDataFile } from '../../server/data/file/checkDataFile.ts';
import {
  exported,
  exportTo,
  importFrom,
  interruptAt,
  Interrupted,
  newFile,
  silent,
} from '../../server/testing/movedLog.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { eraseOwner } from '../../server/storage/retention/eraseOwner.ts';
import { refuseUnfinishedImport } from '../../server/storage/transfer/unfinishedImport.ts';
import { databases } from './databases.ts';
import { logOpener, owners } from './logOpener.ts';
import { readTables } from './readTables.ts';
import { stage, undoAll, year } from './yearImport.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe.each(databases)('$name: the log of one owner', ({ newLog }) => {
  const openLog = logOpener(newLog);

  test('is imported beside those of others, with everything derived from it', async () => {
    const { db } = await openLog();
    await db.deleteFrom('food_log_owner').where('owner', '=', 'U2').execute();
    const content = await readTables(db);
    const { db: target } = await newLog();
    for (const owner of owners) await importFrom(await exported(db, owner), target);
    expect(await readTables(target)).toEqual(content);
  });

  test('the import of one owner stores all or nothing, and keeps nobody from the database', async () => {
    const { db } = await openLog();
    const content = await readTables(db);
    const file = await exported(db, 'U1');
    await eraseOwner(db, 'U1');
    const others = await readTables(db);
    await expect(importFrom(file, db, interruptAt(2))).rejects.toThrow(Interrupted);
    expect(await readTables(db)).toEqual(others);
    await expect(refuseUnfinishedImport(db)).resolves.toBeUndefined();
    await importFrom(file, db);
    expect(await readTables(db)).toEqual(content);
  });

  test('the import of an owner who has set something is refused and changes nothing', async () => {
    const { db, store } = await newLog();
    await store.setMeals('U1', { meals: [{ name: 'Lunch', startMinute: null }], version: 0 }, now);
    const file = await exported(db, 'U1');
    const before = await readTables(db);
    await expect(importFrom(file, db)).rejects.toThrow(/^The database holds a log of U1 already/);
    expect(await readTables(db)).toEqual(before);
    await eraseOwner(db, 'U1');
    await importFrom(file, db);
    expect(await readTables(db)).toEqual(before);
  });

  test('the import of an owner who has only undone an import is refused, and says so', async () => {
    const { db } = await openLog();
    const file = await exported(db, 'U1');
    await eraseOwner(db, 'U1');
    const store = new FoodLogStore(db);
    await stage(store, year(1));
    await undoAll(store);
    await expect(importFrom(file, db)).rejects.toThrow(
      /^The database holds an unfinished or undone import of U1 already/,
    );
  });

  test('the import of an owner with entries, or into a part of a log, is refused and changes nothing', async () => {
    const { db } = await openLog();
    const [file, whole] = [await exported(db, 'U1'), await exported(db)];
    const before = await readTables(db);
    await expect(importFrom(file, db)).rejects.toThrow(
      /^The database holds a log of U1 already, and nothing was changed\./,
    );
    expect(await readTables(db)).toEqual(before);

    const { db: begun } = await newLog();
    await expect(importFrom(whole, begun, interruptAt(1))).rejects.toThrow(Interrupted);
    const part = await readTables(begun);
    await expect(importFrom(file, begun)).rejects.toThrow(/holds only a part of/);
    expect(await readTables(begun)).toEqual(part);
  });

  test('an export of one owner and one of the whole log do not go on with each other', async () => {
    const { db } = await openLog();
    const file = await newFile();
    await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
    await expect(exportTo(db, file, interruptAt(2), 'U1')).rejects.toThrow(Interrupted);
    await exportTo(db, file);
    const { db: target } = await newLog();
    await importFrom(file, target);
    expect(await readTables(target)).toEqual(await readTables(db));

    const other = await newFile();
    await expect(exportTo(db, other, interruptAt(12))).rejects.toThrow(Interrupted);
    await exportTo(db, other, silent, 'U1');
    expect(await checkDataFile(other)).toMatchObject({ owner: 'U1', sums: { people: 1 } });
    expect(await readdir(dirname(other))).toEqual(['log.ndjson.gz']);
  });
});
