import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { lockOwner } from '../storage/changes/lockOwner.ts';
import type { Database } from '../storage/database.ts';
import { selectLatestImports } from '../storage/imports/importRows.ts';
import { sumLog, type LogSums } from '../storage/transfer/logSums.ts';
import { storeLog } from '../storage/transfer/storeLog.ts';
import { refuseUnfinishedImport } from '../storage/transfer/unfinishedImport.ts';
import { run } from '../storage/prepared.ts';
import { StorageError } from '../storage/storageError.ts';
import { DataError } from './dataError.ts';
import { readBatches } from './readBatches.ts';
import type { Report } from './report.ts';

/**
 * Stores the log of one owner beside those of others, all of them or none. Changes of the owner wait meanwhile.
 * @param checked What checkDataFile returned for the file, which must be one of a single owner.
 * @param options.linesAtOnce How many lines are read together.
 * @throws StorageError if anything of the owner is stored, or the database holds only a part of a file.
 * @throws DataError if the database would not hold the same as the file.
 */
export function importOwner(
  db: Kysely<Database>,
  file: string,
  { owner, sums }: { owner: string; sums: LogSums },
  { report, linesAtOnce }: { report: Report; linesAtOnce: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await run(trx, lockOwner({ owner, changed_at: Date.now() }));
    await refuseUnfinishedImport(trx);
    const { people } = await sumLog(trx, { owner });
    const imports = await run(trx, selectLatestImports({ owner, limit: 1 }));
    if (people > 0 || imports.length > 0) {
      const found = people > 0 ? 'a log' : 'an unfinished or undone import';
      throw new StorageError(
        `The database holds ${found} of ${owner} already, and nothing was changed. Erase the person first, or use another database.`,
      );
    }
    // The file has this row, unless it was never written for the owner.
    await trx.deleteFrom('food_log_owner').where('owner', '=', owner).execute();
    for await (const batch of readBatches(file, { before: 0, linesAtOnce })) {
      await storeLog(trx, batch.rows);
      report.progress('Storing entries', batch.entries, sums.entries);
    }
    if (!isDeepStrictEqual(await sumLog(trx, { owner }), sums)) {
      throw new DataError(`${file} was changed while it was read, so nothing was stored.`);
    }
  });
}
