import { describe, expect, test } from 'vitest';
import { restorableFor } from '../../server/storage/changes/entryTransitions.ts';
import { purgeDeleted } from '../../server/storage/retention/purgeDeleted.ts';
import {
  exportTo,
  importFrom,
  interruptAt,
  Interrupted,
  newFile,
} from '../../server/testing/movedLog.ts';
import { logEntry } from '../../server/testing/sampleEntry.ts';
import { databases } from './databases.ts';
import { logOpener, owners } from './logOpener.ts';
import { readTables } from './readTables.ts';

const now = new Date('2026-11-20T12:00:00Z');
const longAfter = new Date(now.getTime() + restorableFor + 1);
const first = owners.toSorted()[0] ?? '';

describe.each(databases)('$name', ({ newLog }) => {
  test('an export starts again if an entry without figures that it had written is overwritten', async () => {
    const { db, store } = await logOpener(newLog)();
    await purgeDeleted(db, longAfter);
    const water = {
      id: 'f'.repeat(24),
      name: 'Water',
      calories: 0,
      fats: 0,
      proteins: 0,
      carbs: 0,
    };
    await logEntry(store, first, water);
    await store.delete(first, [{ id: water.id, version: 1 }], now);
    const file = await newFile();
    await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
    expect(await purgeDeleted(db, longAfter)).toBe(1);
    const notes: string[] = [];
    await exportTo(db, file, interruptAt(99, notes));
    expect(notes).toEqual([expect.stringMatching(/has changed .* starts again/)]);
    const { db: moved } = await newLog();
    await importFrom(file, moved);
    expect(await readTables(moved)).toEqual(await readTables(db));
  });
});
