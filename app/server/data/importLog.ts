import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { sumLog, type LogSums } from '../storage/moving/logSums.ts';
import { OwnerFoods } from '../storage/moving/OwnerFoods.ts';
import { emptyBatch, movedRow, storeLog } from '../storage/moving/storeLog.ts';
import { beginImport, endImport, recordLines } from '../storage/moving/unfinishedImport.ts';
import { DataError } from './dataError.ts';
import { isEnd, isHeader, isOwner } from './file/dataLines.ts';
import { readDataFile } from './file/readDataFile.ts';
import type { Report } from './report.ts';

/**
 * Stores the log of a file in an empty database. It can be interrupted at any moment: called again, it goes on where it
 * was. Until it is finished, refuseUnfinishedImport keeps others from the database.
 * @param checked What checkDataFile returned for the file.
 * @param options.linesAtOnce How many lines are stored in one transaction.
 * @throws StorageError if the database holds anything else.
 * @throws DataError if the database does not hold the same as the file in the end.
 */
export async function importLog(
  db: Kysely<Database>,
  file: string,
  { id, sums }: { id: string; sums: LogSums },
  { report, linesAtOnce = 5000 }: { report: Report; linesAtOnce?: number },
): Promise<void> {
  const before = await beginImport(db, id, file);
  if (before > 0) report.note(`Going on after line ${before}.`);
  let stored = before;
  let lines = 0;
  let entries = 0;
  let batch = emptyBatch();
  let foods = new OwnerFoods('');
  for await (const line of readDataFile(file)) {
    lines += 1;
    const isNew = lines > before;
    if (isOwner(line) || isEnd(line)) {
      if (isNew) batch.foods.push(foods);
    }
    if (isOwner(line)) {
      const { owner, changed_at } = line;
      foods = new OwnerFoods(owner);
      if (isNew && changed_at !== null) batch.owners.push({ owner, changed_at });
    } else if (!isHeader(line) && !isEnd(line)) {
      entries += 1;
      foods.add(line);
      if (isNew) batch.entries.push(movedRow(foods.owner, line));
    }
    if (lines - stored < linesAtOnce && !isEnd(line)) continue;
    const [full, from, to] = [batch, stored, lines];
    await db.transaction().execute(async (trx) => {
      await recordLines(trx, { from, to });
      await storeLog(trx, full);
    });
    [batch, stored] = [emptyBatch(), lines];
    report.progress('Storing entries', entries, sums.entries);
  }
  if (!isDeepStrictEqual(await sumLog(db), sums)) {
    throw new DataError(
      'The database does not hold the same as the file, so something else has written to it. Start again with an empty database.',
    );
  }
  await endImport(db);
}
