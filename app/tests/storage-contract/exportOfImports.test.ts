import { TransactionBuilder } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../server/storage/database.ts';
import {
  exported,
  exportTo,
  importFrom,
  interruptAt,
  Interrupted,
  newFile,
} from '../../server/testing/movedLog.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import { databases } from './databases.ts';
import { logOpener, owners } from './logOpener.ts';
import { readTables } from './readTables.ts';
import {
  commitAll,
  commitSome,
  entryId,
  key,
  now,
  shown,
  stage,
  undoAll,
  undoSome,
  year,
} from './yearImport.ts';

describe.each(databases)('$name', ({ newLog }) => {
  test('an export completes an import that is half in the log, and leaves out one that is only staged', async () => {
    const { db, store } = await newLog();
    await stage(store, year(300));
    await commitSome(store, 300);
    await stage(store, year(2), { id: 'b'.repeat(16) });
    const { db: moved, store: other } = await newLog();
    await importFrom(await exported(db, 'U1'), moved);
    expect(await store.imports.list('U1')).toMatchObject([
      { state: 'STAGED', entries: 2 },
      { state: 'IMPORTED', imported: 300 },
    ]);
    expect(await shown(other)).toEqual(await shown(store));
    expect(await other.imports.list('U1')).toEqual([]);
    expect((await shown(other)).entries).toHaveLength(300);
  });

  test('an export has nothing of imports that are on their way at its instant, but what the person has changed', async () => {
    const { db, store } = await newLog();
    const coming = { owner: 'U2', id: key.id };
    await stage(store, year(300));
    await commitAll(store, 300);
    await store.update('U1', { id: entryId(1), version: 1 }, { calories: 9 }, now);
    await store.create('U1', [sampleEntry()], now);
    await stage(store, year(300), coming);
    // oxlint-disable-next-line typescript/unbound-method -- It is called with the transaction.
    const { execute } = TransactionBuilder.prototype;
    const begin = vi.spyOn(TransactionBuilder.prototype, 'execute');
    onTestFinished(() => begin.mockRestore());
    begin.mockImplementationOnce(async function beginLater(
      this: TransactionBuilder<Database>,
      read,
    ) {
      await commitSome(store, 300, coming);
      await undoSome(store);
      return execute.call(this, read);
    });
    const file = await exported(db);
    const { db: moved, store: other } = await newLog();
    await importFrom(file, moved);
    expect((await readTables(moved)).food_log_owner).toMatchObject([{ owner: 'U1' }]);
    await undoAll(store);
    expect(await shown(other)).toEqual(await shown(store));
    expect((await shown(other)).entries).toHaveLength(2);
  });

  test('an export that was interrupted starts again if an import in it was undone, and another one has the same figures', async () => {
    const { db, store } = await logOpener(newLog)();
    const [owner = ''] = owners.toSorted();
    const importAs = async (id: string, name: string) => {
      const entries = year(1).map((entry) => Object.assign(entry, { name }));
      await stage(store, entries, { owner, id });
      await store.imports.commit({ owner, id }, 1, now);
    };
    const [one, other] = ['a'.repeat(16), 'b'.repeat(16)];
    await importAs(one, 'Egg');
    const file = await newFile();
    await expect(exportTo(db, file, interruptAt(12))).rejects.toThrow(Interrupted);
    await store.imports.undo({ owner, id: one }, now);
    await importAs(other, 'Tea');
    const notes: string[] = [];
    await exportTo(db, file, interruptAt(99, notes));
    expect(notes).toEqual([expect.stringMatching(/has changed .* starts again/)]);
  });
});
