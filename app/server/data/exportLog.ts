import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { finishBegun } from '../storage/retention/finishImports.ts';
import { addSums, noSums, sumChanges, sumLog, type LogSums } from '../storage/transfer/logSums.ts';
import { DataError, nothingStored } from './dataError.ts';
import { checkDataFile } from './file/checkDataFile.ts';
import { headerLine } from './file/dataLines.ts';
import {
  readProgress,
  removeProgress,
  writeProgress,
  type ExportProgress,
} from './file/exportProgress.ts';
import { isDiskFull } from './file/isDiskFull.ts';
import { PartialFile } from './file/PartialFile.ts';
import type { Report } from './report.ts';
import { writeLog } from './writeLog.ts';

interface Exported {
  sums: LogSums;
  bytes: number;
}

/** Returns where to go on: where the last export stopped, if the log up to there is as it was, otherwise at the start. */
async function startOf(db: Kysely<Database>, progress: ExportProgress | undefined, report: Report) {
  if (!progress) return { from: undefined, total: await sumLog(db) };
  const now = await sumLog(db, { upTo: progress.owner });
  const rest = await sumLog(db, { after: progress.owner });
  const changes = await sumChanges(db, progress.owner);
  const isAsItWas = isDeepStrictEqual(now, progress.sums) && changes === progress.changes;
  report.note(
    isAsItWas
      ? `Going on after ${progress.sums.entries} entries.`
      : 'The log has changed since the export was interrupted, so it starts again.',
  );
  return { from: isAsItWas ? progress : undefined, total: addSums(now, rest) };
}

async function startOfOwner(db: Kysely<Database>, owner: string) {
  const total = await sumLog(db, { owner });
  if (total.people === 0) throw new DataError(nothingStored(owner));
  return { from: undefined, total };
}

/** Reads the log as it is at one instant. Imports of which a part is in the log are finished before. */
async function readAtOnce<Result>(
  db: Kysely<Database>,
  owner: string | undefined,
  read: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  await finishBegun(db, owner);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

interface Options {
  report: Report;
  /** The only owner to export; undefined exports the whole log. */
  owner?: string | undefined;
  /** How many lines are read, and compressed, together. */
  linesAtOnce?: number;
}

/**
 * Writes the log, or that of one owner, as it is at one instant, to a new file, while others go on reading and changing it.
 * The file has its name only when it is complete, on the disk, and was read back and compared with the log. If this is
 * interrupted and called again, it goes on where it was, provided that nobody has changed what is already written; the
 * export of one owner starts again, and one for which the disk was too small is removed. Imports of people are finished first,
 * if a part of them is in the log. The file does not have those that are only staged or have begun since, nor what could be
 * undone.
 * @throws DataError if the file exists or cannot be written, or nothing is stored of the owner.
 */
export async function exportLog(
  db: Kysely<Database>,
  file: string,
  { report, owner, linesAtOnce = 5000 }: Options,
): Promise<Exported> {
  if (existsSync(file)) {
    throw new DataError(`${file} exists already. Choose another name, or remove it.`);
  }
  const partial = file + PartialFile.suffix;
  const written = await readAtOnce(db, owner, async (trx) => {
    const { from, total } = await (owner === undefined
      ? startOf(trx, await readProgress(file), report)
      : startOfOwner(trx, owner));
    if (!from) await removeProgress(file);
    const out = await PartialFile.open(file, from?.length ?? 0);
    try {
      if (!from) await out.append([JSON.stringify(headerLine(randomUUID(), new Date(), owner))]);
      const start = from ?? { owner: '', sums: noSums(), digest: '' };
      await writeLog(trx, out, start, {
        only: owner,
        linesAtOnce,
        onEntries: (entries) => report.progress('Writing entries', entries, total.entries),
        onOwner: async (soFar) => {
          await out.sync();
          const changes = await sumChanges(trx, soFar.owner);
          await writeProgress(file, { length: out.length, changes, ...soFar });
        },
      });
      await out.sync();
    } finally {
      await out.close();
    }
    return total;
  }).catch(async (error: unknown) => {
    // The log may need the space.
    if (isDiskFull(error)) {
      await removeProgress(file);
      await PartialFile.remove(file);
    }
    throw error;
  });
  const { sums } = await checkDataFile(partial, (read, size) =>
    report.progress('Reading back bytes', read, size),
  );
  if (!isDeepStrictEqual(sums, written)) {
    throw new DataError(`${partial} does not hold the whole log. Remove it and try again.`);
  }
  await PartialFile.complete(file);
  await removeProgress(file);
  const { size } = await stat(file);
  return { sums, bytes: size };
}
