import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { exportLog } from '../data/exportLog.ts';
import { checkDataFile } from '../data/file/checkDataFile.ts';
import { importLog } from '../data/importLog.ts';
import { closeAfterTest } from '../testing/closeAfterTest.ts';
import { createPostgresDatabase } from '../testing/postgres/testDatabase.ts';
import { makeRandomChanges } from '../testing/randomChanges.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import type { Database } from './database.ts';
import { FoodLogStore } from './foodLogStore.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

const owners = ['U1', 'u2', 'Ú3'];
const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const now = new Date('2026-11-20T12:00:00Z');
const options = { report: { progress: () => {}, note: () => {} } };

/** The lines of a file after the first, which is another in each file. */
const linesOf = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(1);

/** What the store answers to every query of every owner. */
const answersOf = async (db: Kysely<Database>) => {
  const store = new FoodLogStore(db);
  const instants = { kind: 'instants', start: new Date(0), end: now } as const;
  return Promise.all(
    owners.flatMap((owner) => [
      ...days.flatMap((day) => [
        store.entries(owner, day),
        store.stats(owner, { kind: 'days', start: day, end: '2026-11-20' }),
      ]),
      ...[60, 420, 720, 1380].map((minute) => store.frequent(owner, minute, 20)),
      store.stats(owner, instants),
      store.items(owner, 1000),
      store.deleted(owner, now),
      store.targets(owner, 99),
      store.meals(owner),
      store.preferences(owner),
      store.dayMarks(owner, 99),
    ]),
  );
};

test('a log that is moved from SQLite to PostgreSQL and back is the same, and answers every query as before', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [join(folder, 'first.gz'), join(folder, 'second.gz')];
  const sqlite = await closeAfterTest(openSqlite(join(folder, 'sqlite')));
  await makeRandomChanges(new FoodLogStore(sqlite), owners);
  await exportLog(sqlite, first, options);

  const postgres = await closeAfterTest(
    openPostgres(await createPostgresDatabase(), { connections: 2 }),
  );
  await importLog(postgres, first, await checkDataFile(first), options);
  expect(await answersOf(postgres)).toEqual(await answersOf(sqlite));
  await exportLog(postgres, second, options);
  expect(await linesOf(second)).toEqual(await linesOf(first));

  const back = await closeAfterTest(openSqlite(join(folder, 'back')));
  await importLog(back, second, await checkDataFile(second), options);
  expect(await answersOf(back)).toEqual(await answersOf(sqlite));
});
