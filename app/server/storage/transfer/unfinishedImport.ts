import type { Kysely, Transaction } from 'kysely';
import { ownedTables, type Database } from '../database.ts';
import { StorageError } from '../storageError.ts';

const notEmpty =
  'The database is not empty, and nothing was changed. Only an empty one can be filled from a file.';

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const table of ownedTables) {
    const rows = await db.selectFrom(table).select('owner').limit(1).execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/** @throws StorageError if the database holds only a part of a file, other than the one with this id. */
export async function refuseUnfinishedImport(
  db: Kysely<Database>,
  file_id?: string,
): Promise<void> {
  const imports = await db.selectFrom('unfinished_import').select(['file_id', 'file']).execute();
  const other = imports.find((one) => one.file_id !== file_id);
  if (!other) return;
  throw new StorageError(
    `The database holds only a part of ${other.file}, whose import was interrupted. Repeat that import, or use another database.`,
  );
}

/**
 * Begins to fill an empty database from a file, or goes on.
 * @returns the number of lines of the file that are stored.
 * @throws StorageError if something else is stored.
 */
export function beginImport(db: Kysely<Database>, file_id: string, file: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await refuseUnfinishedImport(trx, file_id);
    const begun = await trx.selectFrom('unfinished_import').select('lines').executeTakeFirst();
    // PostgreSQL returns an int8 as text.
    if (begun) return Number(String(begun.lines));
    if (!(await isEmpty(trx))) throw new StorageError(notEmpty);
    await trx
      .insertInto('unfinished_import')
      .values({ file_id, file, lines: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return 0;
  });
}

/**
 * Records that more lines are stored, in the transaction that stores them.
 * @throws StorageError if another process has stored them.
 */
export async function recordLines(
  trx: Transaction<Database>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('unfinished_import')
    .set({ lines: to })
    .where('lines', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  throw new StorageError('Another import into this database is running. Let it finish.');
}

export async function endImport(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('unfinished_import').execute();
}
