import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdTransaction } from '../../server/testing/holdTransaction.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import { maxEntriesPerDay } from '../../server/storage/Allowance.ts';
import { lockOwner } from '../../server/storage/changes/lockOwner.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { Imports } from '../../server/storage/imports/Imports.ts';
import { ImportRefused } from '../../server/storage/imports/ImportRefused.ts';
import { run } from '../../server/storage/prepared.ts';
import { databases } from './databases.ts';
import { readTables } from './readTables.ts';
import {
  commitAll,
  commitSome,
  commitStep,
  entryId,
  key,
  now,
  refused,
  shown,
  shownIfCreated,
  stage,
  undoAll,
  untilState,
  year,
  yearEntry,
  undoSome,
} from './yearImport.ts';

describe.each(databases)('$name: imports', ({ newLog, isWaiting }) => {
  test('what is staged is in no list, total or suggestion until it is committed', async () => {
    const { store } = await newLog();
    const before = await shown(store);
    const staged = {
      id: key.id,
      name: 'year.csv',
      state: 'STAGED',
      entries: 730,
      imported: 0,
      kept: 0,
    };
    expect(await stage(store, year(730))).toEqual({ ...staged, createdAt: now });
    expect(await shown(store)).toEqual(before);
    expect(await store.imports.list('U1')).toEqual([{ ...staged, createdAt: now }]);
    expect(await store.imports.list('u1')).toEqual([]);
  });

  test('entries that are imported are as if they had been logged one after the other', async () => {
    const { db, store } = await newLog();
    await stage(store, year(730));
    expect((await commitAll(store, 730)).at(-1)).toMatchObject({ imported: 730, kept: 0 });
    expect(await shown(store)).toEqual(await shownIfCreated(store, year(730)));
    const { food_log_staged: staged, food_log: log } = await readTables(db);
    expect(staged).toEqual([]);
    const [one = [], other = []] = ['U1', 'U2'].map((owner) =>
      log.filter((row) => row.owner === owner),
    );
    for (const row of other) row.owner = 'U1';
    expect(one).toEqual(other);
    const changes = { calories: 1 };
    const [edited] = (await store.update('U1', { id: entryId(3), version: 1 }, changes, now))
      .entries;
    expect(edited).toMatchObject({ version: 2, calories: 1 });
  });

  test('a call puts at most 2,000 entries into the log, and says how far it is', async () => {
    const { store } = await newLog();
    await stage(store, year(2100));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    expect(await store.imports.commit(key, 2100, now)).toMatchObject({
      state: 'IMPORTING',
      imported: 2000,
    });
    expect(await commitAll(store, 2100)).toMatchObject([{ state: 'IMPORTED', imported: 2100 }]);
    expect(await undoAll(store)).toMatchObject([
      { state: 'UNDOING', imported: 100, kept: 0 },
      { state: 'UNDONE', imported: 0, kept: 0 },
    ]);
  });

  test('staging, committing and undoing again changes nothing, whatever was repeated', async () => {
    const { store } = await newLog();
    for (let time = 0; time < 2; time += 1) {
      expect(await stage(store, year(600))).toMatchObject({ state: 'STAGED', entries: 600 });
    }
    await commitAll(store, 600);
    const imported = await shown(store);
    expect(await commitAll(store, 600)).toHaveLength(1);
    await expect(stage(store, year(600))).rejects.toEqual(refused('begun'));
    await expect(store.imports.commit(key, 599, now)).rejects.toEqual(refused('otherCount'));
    expect(await shown(store)).toEqual(imported);
    await undoAll(store);
    expect(await undoAll(store)).toMatchObject([{ state: 'UNDONE', imported: 0, kept: 0 }]);
    await expect(store.imports.commit(key, 600, now)).rejects.toEqual(refused('undone'));
    await expect(stage(store, year(600))).rejects.toEqual(refused('undone'));
    expect((await shown(store)).entries).toEqual([]);
  });

  test('another entry under a number, a missing one, and another count are refused before anything is in the log', async () => {
    const { db, store } = await newLog();
    await stage(store, year(3));
    const before = await readTables(db);
    await expect(stage(store, [yearEntry(0), yearEntry(7)])).rejects.toEqual(
      refused('otherContent'),
    );
    await expect(store.imports.commit(key, 2, now)).rejects.toEqual(refused('otherCount'));
    await expect(store.imports.commit({ ...key, owner: 'u1' }, 3, now)).rejects.toEqual(
      refused('missing'),
    );
    await expect(store.imports.undo({ ...key, owner: 'u1' }, now)).rejects.toEqual(
      refused('missing'),
    );
    expect(await readTables(db)).toEqual(before);
    await store.imports.stage({ ...key, name: '', start: 4, entries: [yearEntry(4)] }, now);
    await expect(store.imports.commit(key, 4, now)).rejects.toEqual(refused('otherCount'));
    expect((await shown(store)).entries).toEqual([]);
  });

  test('a day that would be too full is named, and nothing is in the log', async () => {
    const { store } = await newLog();
    const full = Array.from({ length: maxEntriesPerDay }, (_, number) => ({
      ...yearEntry(0),
      contentHash: `${number}`,
    }));
    await store.create('U1', [sampleEntry()], now);
    await stage(store, [...year(730).slice(2), ...full]);
    await expect(commitAll(store, 1228)).rejects.toEqual(
      new ImportRefused('dayFull', '2026-11-20'),
    );
    expect((await shown(store)).entries).toHaveLength(1);
    await store.delete('U1', [{ id: sampleEntry().id, version: 1 }], now);
    await commitAll(store, 1228);
    expect((await shown(store)).entries).toHaveLength(1228);
  });

  test('a call that cannot check all days leaves the import staged, and the next goes on, unless more was staged', async () => {
    const { store } = await newLog();
    const entries = year(440);
    await stage(store, entries);
    const staged = { state: 'STAGED', entries: 440, imported: 0 };
    expect(await commitStep(store, 440)).toMatchObject(staged);
    expect(await commitStep(store, 440)).toMatchObject(staged);
    const full = Array.from({ length: maxEntriesPerDay }, (_, number) => ({
      ...yearEntry(439),
      contentHash: `${number}`,
    }));
    await stage(store, [...entries, ...full]);
    await expect(commitStep(store, 440)).rejects.toEqual(refused('otherCount'));
    await expect(commitStep(store, 940)).rejects.toEqual(
      new ImportRefused('dayFull', yearEntry(439).day),
    );
    expect((await shown(store)).entries).toEqual([]);
  });

  test('what the person logs after an import has begun does not stop it', async () => {
    const { store } = await newLog();
    const full = Array.from({ length: maxEntriesPerDay }, (_, number) => ({
      ...yearEntry(0),
      contentHash: `${number}`,
    }));
    await stage(store, full);
    expect(await commitSome(store, 500)).toMatchObject({ imported: 100 });
    await store.create('U1', [sampleEntry()], now);
    expect((await commitAll(store, 500)).at(-1)).toMatchObject({ imported: 500 });
    const [, ...others] = await store.entries('U1', '2026-11-20', { first: 1000 });
    expect(others).toHaveLength(500);
    const more = sampleEntry({ id: 'b'.repeat(24) });
    await expect(store.create('U1', [more], now)).rejects.toEqual(refused('dayFull'));
  });

  test('a server that fails between two steps, or in one, leaves an import that can be continued', async () => {
    const { connect, db, store } = await newLog();
    await stage(store, year(900));
    await commitSome(store, 900);
    const before = await readTables(db);
    await sql`insert into kysely_migration values ('9999', '')`.execute(db);
    await expect(store.imports.commit(key, 900, now)).rejects.toMatchObject({ problem: 'schema' });
    await expect(store.imports.undo(key, now)).rejects.toMatchObject({ problem: 'schema' });
    await sql`delete from kysely_migration where name = '9999'`.execute(db);
    expect(await readTables(db)).toEqual(before);
    const next = new FoodLogStore(await connect());
    await commitAll(next, 900);
    expect((await shown(next)).entries).toEqual((await shownIfCreated(store, year(900))).entries);
  });

  test('however many calls a person makes at once, one step is made at a time, and others are served before the next', async () => {
    const { db, store } = await newLog();
    await stage(store, year(700));
    let [running, most, turn] = [0, 0, 0];
    const turns: number[] = [];
    const imports = new Imports(db, async (change) => {
      running += 1;
      most = Math.max(most, running);
      turns.push(turn);
      return change.finally(() => (running -= 1));
    });
    // What has come over the network is read before this is called.
    const countTurns = () => {
      turn += 1;
      immediate = setImmediate(countTurns);
    };
    let immediate = setImmediate(countTurns);
    onTestFinished(() => clearImmediate(immediate));
    const commit = () => untilState('IMPORTED', () => imports.commit(key, 700, now));
    await Promise.all([commit(), commit(), commit(), commit()]);
    expect(most).toBe(1);
    expect(turns.length).toBeGreaterThan(8);
    expect(new Set(turns).size).toBe(turns.length);
    expect((await shown(store)).entries).toHaveLength(700);
  });

  test('the own change of the person is made between two steps', async () => {
    const { connect, db, store } = await newLog();
    await stage(store, year(400));
    const endChange = await holdTransaction(await connect(), (trx) =>
      run(trx, lockOwner({ owner: 'U1', changed_at: 0 })),
    );
    const committed = commitAll(store, 400);
    await Promise.race([isWaiting(db), committed]);
    expect(await store.imports.list('U1')).toMatchObject([{ state: 'STAGED', imported: 0 }]);
    await endChange();
    expect((await committed).at(-1)).toMatchObject({ imported: 400 });
  });

  test('a second import waits until the first is in the log or out of it, and ids that are taken are refused', async () => {
    const { store } = await newLog();
    const next = { owner: 'U1', id: 'b'.repeat(16) };
    await stage(store, year(300));
    await stage(store, year(1), next);
    await commitSome(store, 300);
    await expect(store.imports.commit(next, 1, now)).rejects.toEqual(refused('otherRuns'));
    await commitAll(store, 300);
    await undoSome(store);
    await expect(store.imports.commit(next, 1, now)).rejects.toEqual(refused('otherRuns'));
    await undoAll(store);
    await store.create('U1', [sampleEntry({ id: `${next.id}00000000` })], now);
    await expect(store.imports.commit(next, 1, now)).rejects.toEqual(refused('idTaken'));
  });
});
