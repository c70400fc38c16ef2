import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { sumLog } from '../storage/transfer/logSums.ts';
import { storeLog } from '../storage/transfer/storeLog.ts';
import { beginImport, endImport, recordLines } from '../storage/transfer/unfinishedImport.ts';
import { DataError } from './dataError.ts';
import type { CheckedFile } from './file/checkDataFile.ts';
import { importOwner } from './importOwner.ts';
import { readBatches } from './readBatches.ts';
import type { Report } from './report.ts';

/**
 * Stores what a file holds: a whole log in an empty database, the log of one owner where that owner has none.
 *
 * The import of a whole log can be interrupted at any moment: called again, it goes on where it was. Until it is finished,
 * refuseUnfinishedImport keeps others from the database.
 * @param checked What checkDataFile returned for the file.
 * @param options.linesAtOnce How many lines are stored in one transaction.
 * @throws StorageError if the database holds anything else, or any entry of that owner.
 * @throws DataError if the database does not hold the same as the file in the end.
 */
export async function importLog(
  db: Kysely<Database>,
  file: string,
  { id, owner, sums }: Pick<CheckedFile, 'id' | 'owner' | 'sums'>,
  { report, linesAtOnce = 5000 }: { report: Report; linesAtOnce?: number },
): Promise<void> {
  if (owner !== undefined) return importOwner(db, file, { owner, sums }, { report, linesAtOnce });
  const before = await beginImport(db, id, file);
  if (before > 0) report.note(`Going on after line ${before}.`);
  for await (const { rows, from, to, entries } of readBatches(file, { before, linesAtOnce })) {
    await db.transaction().execute(async (trx) => {
      await recordLines(trx, { from, to });
      await storeLog(trx, rows);
    });
    report.progress('Storing entries', entries, sums.entries);
  }
  if (!isDeepStrictEqual(await sumLog(db), sums)) {
    throw new DataError(
      'The database does not hold the same as the file, so something else has written to it. Start again with an empty database.',
    );
  }
  await endImport(db);
}
