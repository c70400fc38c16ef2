import { describe, expect, test, vi } from 'vitest';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import { restorableFor } from '../../server/storage/changes/entryTransitions.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { mostStaged } from '../../server/storage/imports/stageEntries.ts';
import { eraseOwner } from '../../server/storage/retention/eraseOwner.ts';
import { finishBegun, finishImports } from '../../server/storage/retention/finishImports.ts';
import { databases } from './databases.ts';
import { readTables } from './readTables.ts';
import {
  commitAll,
  commitSome,
  entryId,
  key,
  later,
  now,
  refused,
  shown,
  stage,
  undoAll,
  untilState,
  year,
  yearEntry,
} from './yearImport.ts';

const at = (number: number, version: number) => ({ id: entryId(number), version });

describe.each(databases)('$name: what becomes of imports', ({ newLog }) => {
  test('an import that is undone leaves the log as it was, without deleted entries', async () => {
    const { store } = await newLog();
    await store.create('U1', [sampleEntry({ name: 'Egg 0' })], now);
    const before = await shown(store);
    await stage(store, year(730));
    await commitAll(store, 730);
    await undoAll(store);
    expect(await shown(store)).toEqual(before);
  });

  test('an entry that the person has changed stays when the import is undone, and is counted', async () => {
    const { store } = await newLog();
    await stage(store, year(450));
    await commitAll(store, 450);
    await store.update('U1', at(1, 1), { calories: 9 }, now);
    await store.delete('U1', [at(2, 1), at(449, 1)], now);
    await store.restore('U1', [at(449, 2)], now);
    expect((await undoAll(store)).at(-1)).toMatchObject({ state: 'UNDONE', imported: 2, kept: 2 });
    const { entries, deleted, items } = await shown(store);
    expect(entries.map((entry) => entry.id)).toEqual([entryId(449), entryId(1)]);
    expect(deleted.map((entry) => entry.id)).toEqual([entryId(2)]);
    expect(items).toHaveLength(2);
  });

  test('an entry of the person stays when the import is undone, whatever its id begins with', async () => {
    const { store } = await newLog();
    await stage(store, year(150));
    await commitAll(store, 150);
    for (const digits of ['00000096', 'ffffffff']) {
      const own = sampleEntry({ id: key.id + digits, contentHash: digits });
      await store.create('U1', [own], now);
    }
    expect((await undoAll(store)).at(-1)).toMatchObject({ state: 'UNDONE', imported: 0, kept: 0 });
    expect((await shown(store)).entries).toHaveLength(2);
  });

  test('an import can be undone while it is staged, and while it is on its way into the log', async () => {
    const { db, store } = await newLog();
    await stage(store, year(600));
    expect((await undoAll(store)).at(-1)).toMatchObject({ entries: 600, imported: 0, kept: 0 });
    const next = { owner: 'U1', id: 'b'.repeat(16) };
    await stage(store, year(600), next);
    await commitSome(store, 600, next);
    expect((await shown(store)).entries).toHaveLength(100);
    const undone = await untilState('UNDONE', () => store.imports.undo(next, now));
    expect(undone.at(-1)).toMatchObject({ entries: 600, imported: 0, kept: 0 });
    await expect(store.imports.commit(next, 600, now)).rejects.toEqual(refused('undone'));
    const { food_log: log, food_log_staged: staged, food_log_item: items } = await readTables(db);
    expect([log, staged, items]).toEqual([[], [], []]);
  });

  test('two that commit at once, and one that undoes meanwhile, neither double nor lose an entry', async () => {
    const { connect, store } = await newLog();
    const other = new FoodLogStore(await connect());
    await stage(store, year(1500));
    await Promise.all([commitAll(store, 1500), commitAll(other, 1500)]);
    expect((await shown(store)).entries).toHaveLength(1500);
    await undoAll(store);
    const next = { owner: 'U1', id: 'b'.repeat(16) };
    await stage(store, year(1500), next);
    const committed = untilState('IMPORTED', () => store.imports.commit(next, 1500, now));
    const undone = untilState('UNDONE', () => other.imports.undo(next, now));
    await Promise.allSettled([committed, undone]);
    expect(await undone).not.toEqual([]);
    expect(await shown(store)).toMatchObject({ entries: [], items: [], deleted: [] });
  });

  test('a person can have two imports that are not finished, and 200,000 entries in them', async () => {
    const { db, store } = await newLog();
    await stage(store, year(1));
    await stage(store, year(1), { id: 'b'.repeat(16) });
    await expect(stage(store, year(1), { id: 'c'.repeat(16) })).rejects.toEqual(
      refused('tooManyImports'),
    );
    await stage(store, year(1), { owner: 'U2', id: 'c'.repeat(16) });
    await db.updateTable('food_log_import').set({ entries: mostStaged }).execute();
    await expect(stage(store, year(2), { id: 'b'.repeat(16) })).rejects.toEqual(
      refused('tooManyEntries'),
    );
    await db.updateTable('food_log_import').set({ entries: 1 }).execute();
    await stage(store, year(2));
    await store.imports.undo({ owner: 'U1', id: 'b'.repeat(16) }, now);
    await stage(store, year(1), { id: 'c'.repeat(16) });
  });

  test('erasing a person during an import leaves nothing of either', async () => {
    const { connect, db, store } = await newLog();
    const other = new FoodLogStore(await connect());
    await stage(store, year(1500));
    await stage(store, year(1), { owner: 'U2' });
    const before = Object.values(await readTables(db))
      .flat()
      .filter(({ owner }) => owner !== 'U1');
    const committed = commitAll(other, 1500).catch((error: unknown) => error);
    await eraseOwner(db, 'U1');
    expect([expect.any(Array), refused('missing')]).toContainEqual(await committed);
    // What arrived after the last step is a new change.
    await eraseOwner(db, 'U1');
    expect(Object.values(await readTables(db)).flat()).toEqual(before);
    await expect(store.imports.commit(key, 1500, now)).rejects.toEqual(refused('missing'));
  });

  test('the purge completes what was begun, discards what nobody continues, and forgets what was undone', async () => {
    const { db, store } = await newLog();
    const begun = { ...key, owner: 'U2' };
    await stage(store, year(700), begun);
    await commitSome(store, 700, begun);
    await stage(store, year(700));
    await finishImports(db, later(5));
    expect(await store.imports.list('U2')).toMatchObject([{ state: 'IMPORTING', imported: 100 }]);
    const pause = vi.fn<() => Promise<void>>().mockResolvedValue();
    await finishImports(db, later(6), pause);
    expect(pause).toHaveBeenCalledWith();
    expect(await store.imports.list('U2')).toMatchObject([{ state: 'IMPORTED', imported: 700 }]);
    expect(await store.imports.list('U1')).toMatchObject([{ state: 'STAGED' }]);
    await finishImports(db, later(1441));
    expect(await store.imports.list('U1')).toMatchObject([{ state: 'UNDONE', imported: 0 }]);
    expect((await readTables(db)).food_log_staged).toEqual([]);
    await finishImports(db, new Date(later(1442).getTime() + restorableFor));
    expect(await store.imports.list('U1')).toEqual([]);
    expect(await store.imports.list('U2')).toMatchObject([{ state: 'IMPORTED' }]);
    expect((await shown(store, 'U2')).entries).toHaveLength(700);
  });

  test('an import that cannot be finished is named, and keeps nobody else from it', async () => {
    const { db, store } = await newLog();
    const counts = { entries: 1, imported: 0, kept: 0, undone: 0 };
    for (let count = 0; count < 101; count += 1) {
      const own = { owner: 'U0', id: count.toString(16).padStart(16, '0') };
      const times = { created_at: 0, due_at: 1 };
      await db
        .insertInto('food_log_import')
        .values({ ...own, ...counts, ...times, name: '', state: 'IMPORTING' })
        .execute();
      await db
        .insertInto('food_log_staged')
        .values({ owner: 'U0', import_id: own.id, number: 0, day: '', content: 'damaged' })
        .execute();
    }
    const failure = new RegExp(`^The import ${'0'.repeat(16)} of U0 cannot be finished: `);
    for (const finish of [async () => finishBegun(db), async () => finishImports(db, later(6))]) {
      await stage(store, year(300));
      await commitSome(store, 300);
      await expect(finish()).rejects.toThrow(failure);
      expect(await store.imports.list('U1')).toMatchObject([{ state: 'IMPORTED', imported: 300 }]);
      await eraseOwner(db, 'U1');
    }
  });

  test('the purge takes nothing out that its person commits while it works', async () => {
    const { db, store } = await newLog();
    await stage(store, year(2), { owner: 'U0' });
    await stage(store, year(300));
    await finishImports(db, later(1441), async () => {
      await commitAll(store, 300);
    });
    expect(await store.imports.list('U0')).toMatchObject([{ state: 'UNDONE' }]);
    expect(await store.imports.list('U1')).toMatchObject([{ state: 'IMPORTED', imported: 300 }]);
    expect((await shown(store)).entries).toHaveLength(300);
  });

  test('the purge leaves an import to which its person adds while it works', async () => {
    const { db, store } = await newLog();
    await stage(store, year(2), { owner: 'U0' });
    await stage(store, year(300));
    const more = { ...key, name: '', start: 300, entries: [yearEntry(300)] };
    await finishImports(db, later(1441), async () => {
      await store.imports.stage(more, later(1441));
    });
    expect(await store.imports.list('U0')).toMatchObject([{ state: 'UNDONE' }]);
    expect(await store.imports.list('U1')).toMatchObject([{ state: 'STAGED', entries: 301 }]);
  });

  test('the latest 20 imports are listed, the newest first', async () => {
    const { store } = await newLog();
    for (let count = 0; count < 21; count += 1) {
      const own = { owner: 'U1', id: count.toString(16).padStart(16, '0') };
      const staging = { ...own, name: `${count}`, start: 0, entries: [yearEntry(count)] };
      await store.imports.stage(staging, later(count));
      await store.imports.commit(own, 1, now);
    }
    const listed = await store.imports.list('U1');
    expect(listed.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, count) => `${20 - count}`),
    );
  });
});
