import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { explainFailure } from '../../data/explainFailure.ts';
import { exportLog } from '../../data/exportLog.ts';
import { checkDataFile } from '../../data/file/checkDataFile.ts';
import { importLog } from '../../data/importLog.ts';
import { sampleFood } from '../../testing/anySettings.ts';
import { closeAfterTest } from '../../testing/closeAfterTest.ts';
import { writeSampleLog } from '../../testing/writeSampleLog.ts';
import { sampleEntry } from '../../testing/sampleEntry.ts';
import { seeded } from '../../testing/seeded.ts';
import { isInFreeSpace } from '../../testing/sqlitePages.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import type { Database } from '../database.ts';
import { restorableFor } from '../changes/entryTransitions.ts';
import { eraseOwner } from '../retention/eraseOwner.ts';
import { finishImports } from '../retention/finishImports.ts';
import { purgeDeleted } from '../retention/purgeDeleted.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from './openSqlite.ts';
import { secureDelete } from './secureDelete.ts';

const now = new Date('2026-11-20T12:00:00Z');
const longAfter = new Date(now.getTime() + restorableFor + 1);

/** Counts how often a text stands in the bytes of all files of a folder. */
async function occurrences(dataDir: string, text: string): Promise<number> {
  let count = 0;
  for (const file of await readdir(dataDir)) {
    count += (await readFile(join(dataDir, file), 'latin1')).split(text).length - 1;
  }
  return count;
}

/** A database in which two people have logged in turns, in a random order of ids. */
async function twoPeople() {
  const dataDir = await temporaryFolder();
  const db = await openSqlite(dataDir);
  const store = new FoodLogStore(db);
  const random = seeded(1);
  const ids: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const owner of ['U1', 'U2']) {
      const some = Array.from({ length: 150 }, (_, count) => {
        const id = Math.floor(random() * 2 ** 48)
          .toString(16)
          .padStart(24, '0');
        const name = `Secret ${owner} ${round * 150 + count}`;
        if (owner === 'U1') ids.push(id);
        const day = `2026-11-1${round}`;
        return sampleEntry({ id, name, userId: `${owner}@example.com`, contentHash: id, day });
      });
      await store.create(owner, some, now);
    }
  }
  return { dataDir, db, store, ids };
}

/** What the first person wrote: names, the keys of names, and the login id. */
const secrets = ['Secret U1', 'secret u1', 'U1@example.com'];

/** Checks that copies of moved rows are all that is left of the first person, and that VACUUM removes them. */
async function expectRemoved(dataDir: string, db: Kysely<Database>) {
  const file = await readFile(join(dataDir, 'foodlog.sqlite'));
  for (const secret of secrets) {
    let inFreeSpace = 0;
    for (let at = file.indexOf(secret); at !== -1; at = file.indexOf(secret, at + 1)) {
      expect({ secret, at, isCopy: isInFreeSpace(file, at) }).toMatchObject({ isCopy: true });
      inFreeSpace += 1;
    }
    expect(await occurrences(dataDir, secret)).toBe(inFreeSpace);
  }
  await sql`vacuum`.execute(db);
  await secureDelete(db);
  for (const secret of secrets) expect(await occurrences(dataDir, secret)).toBe(0);
  expect(await occurrences(dataDir, 'Secret U2')).toBeGreaterThan(750);
}

test('what was purged is in no file of the database any more, but for copies in the free space of pages from which SQLite had moved rows, until VACUUM', async () => {
  const { dataDir, db, store, ids } = await twoPeople();
  for (let from = 0; from < ids.length; from += 200) {
    await store.delete(
      'U1',
      ids.slice(from, from + 200).map((id) => ({ id, version: 1 })),
      now,
    );
  }
  expect(await occurrences(dataDir, 'Secret U1')).toBeGreaterThan(750);
  expect(await occurrences(dataDir, 'secret u1')).toBeGreaterThan(750);
  await purgeDeleted(db, longAfter);
  await expectRemoved(dataDir, db);
  await db.destroy();
});

test('what was erased is in no file of the database any more, but for copies in the free space of pages from which SQLite had moved rows, until VACUUM', async () => {
  const { dataDir, db, store } = await twoPeople();
  await store.setFood('U1', sampleFood({ loggedAs: 'Secret U1 too' }), now);
  expect(await occurrences(dataDir, 'Secret U1')).toBeGreaterThan(750);
  await eraseOwner(db, 'U1');
  await expectRemoved(dataDir, db);
  await db.destroy();
});

test('a change fails for its own reason, also if SQLite has rolled it back, as it does when the disk is full', async () => {
  const db = await closeAfterTest(openSqlite(await temporaryFolder()));
  const change = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('The disk is full.');
  });
  await expect(change).rejects.toThrow('The disk is full.');
});

test('an import that fills the disk says so, and goes on when there is space', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'log.gz');
  await writeSampleLog(file, 20, 500);
  const checked = await checkDataFile(file);
  const report = { progress: () => {}, note: vi.fn<(text: string) => void>() };
  const options = { report, linesAtOnce: 1000 };
  const db = await closeAfterTest(openSqlite(join(folder, 'data')));
  await sql`pragma max_page_count = 1000`.execute(db);
  const error: unknown = await importLog(db, file, checked, options).catch((reason) => reason);
  expect(explainFailure(error)).toMatch(/^The disk of the database is full\. Free some space/);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await importLog(db, file, checked, options);
  expect(report.note).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Going on after line \d000\.$/),
  );
});

test('export, erasing and purging read an index in order, and never the whole log at once', async () => {
  const { dataDir, db } = await twoPeople();
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  const report = { progress: () => {}, note: () => {} };
  await exportLog(db, join(dataDir, 'log.gz'), { report });
  await eraseOwner(db, 'U1');
  await finishImports(db, now);
  await purgeDeleted(db, now);
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
  prepare.mockRestore();
  await db.destroy();
  const sqlite = new SQLite(join(dataDir, 'foodlog.sqlite'));
  const steps = [...statements]
    .filter((statement) => /^(select|update|delete) /.test(statement))
    .flatMap((statement) => {
      const values = Array.from(statement.matchAll(/\?/g), () => 1);
      return sqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${statement}`)
        .all(...values);
    })
    .map(({ detail }) => detail);
  sqlite.close();
  expect(steps.length).toBeGreaterThan(8);
  // What a subquery does for a row is a step of its own.
  expect(steps.filter((step) => !/^(SEARCH|CORRELATED SCALAR SUBQUERY) /.test(step))).toEqual([]);
  expect(steps).toContainEqual(expect.stringMatching(/INDEX food_log_deleted \(deleted_at<\?\)/));
  expect(steps).toContainEqual(expect.stringMatching(/INDEX food_log_import_due \(.* due_at<\?\)/));
  expect(steps).toContainEqual(expect.stringMatching(/INDEX food_log_import_due \(due_at>\?\)/));
  expect(steps).toContainEqual(expect.stringMatching(/\(owner,id\)>\(\?,\?\)/));
});
