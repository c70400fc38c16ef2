import type { Kysely, Transaction } from 'kysely';
import { asCreated, insertEntry } from '../changes/createEntries.ts';
import { lockOwner } from '../changes/lockOwner.ts';
import type { Database } from '../database.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { prepared, run, runAll } from '../prepared.ts';
import { newRow } from '../storedEntry.ts';
import { itemUpdates } from '../suggestions/itemUpdates.ts';
import {
  advanced,
  deleteStaged,
  entryIdOf,
  fromContent,
  idsFrom,
  selectImport,
  selectStaged,
  selectUnfinished,
  toImport,
  writeImport,
  type FoodLogImport,
  type ImportKey,
  type ImportRow,
} from './importRows.ts';
import { ImportRefused } from './ImportRefused.ts';
import { mostUnfinished } from './stageEntries.ts';

/** So few that the person's own changes, and on SQLite all that others ask, wait for some tens of milliseconds only. */
export const entriesAtOnce = 100;

const selectLastStaged = prepared((db, { owner, id }: ImportKey) =>
  db
    .selectFrom('food_log_staged')
    .select('number')
    .where('owner', '=', owner)
    .where('import_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1),
);

/** Reads one of the entries whose ids belong to an import. */
const selectTaken = prepared(
  (db, { owner, first, last }: { owner: string; first: string; last: string }) =>
    db
      .selectFrom('food_log')
      .select('id')
      .where('owner', '=', owner)
      .where('id', '>=', first)
      .where('id', '<=', last)
      .limit(1),
);

/** @param entries How many the import has in all; undefined if that need not be compared. */
export function refuseOtherCount(row: ImportRow, entries: number | undefined): void {
  if (entries !== undefined && row.entries !== entries) throw new ImportRefused('otherCount');
}

/** Refuses what would fail later, before the first entry is in the log. */
async function refuseStart(trx: Transaction<Database>, row: ImportRow) {
  const { owner } = row;
  const [last] = await run(trx, selectLastStaged(row));
  if (last?.number !== row.entries - 1) throw new ImportRefused('otherCount');
  const unfinished = await run(trx, selectUnfinished({ owner, limit: mostUnfinished + 1 }));
  if (unfinished.some(({ state }) => state !== 'STAGED')) throw new ImportRefused('otherRuns');
  const [taken] = await run(trx, selectTaken({ owner, ...idsFrom(row, 0) }));
  if (taken) throw new ImportRefused('idTaken');
}

/**
 * Puts the next entries of an import into the log, as foodLogCreate would. What the person has logged since the import was checked
 * does not stop it: a day can have more than 500 entries then. An entry whose id the person has used meanwhile is left out.
 * @param entries How many entries the import has in all; undefined if that need not be compared.
 * @throws ImportRefused if they cannot be imported, StorageUnavailable if they cannot be now. Nothing is changed then.
 */
export function commitSome(
  db: Kysely<Database>,
  key: ImportKey,
  entries: number | undefined,
  now: Date,
): Promise<FoodLogImport> {
  const { owner, id } = key;
  const turn = lockOwner({ owner, changed_at: now.getTime() });
  return db.transaction().execute(async (trx) => {
    const [, [[row] = []], [staged = []]] = await runAll(
      trx,
      [turn],
      [selectImport(key)],
      [selectStaged({ ...key, limit: entriesAtOnce })],
    );
    if (!row) throw new ImportRefused('missing');
    if (row.state === 'UNDOING' || row.state === 'UNDONE') throw new ImportRefused('undone');
    refuseOtherCount(row, entries);
    if (row.state === 'IMPORTED') return toImport(row);
    if (row.state === 'STAGED') await refuseStart(trx, row);
    const next = staged.map(({ number, content }) => ({
      ...fromContent(content),
      id: entryIdOf(id, number),
      createdAt: now,
    }));
    const [inserted] = await runAll(
      trx,
      next.map((entry) => insertEntry(newRow(owner, entry))),
    );
    const steps = next.flatMap((entry, index) =>
      inserted[index]?.length === 1 ? [{ after: asCreated(entry) }] : [],
    );
    const state = staged.length < entriesAtOnce ? 'IMPORTED' : 'IMPORTING';
    const after = advanced(row, { state, imported: row.imported + steps.length }, now);
    const [, , , [made]] = await runAll(
      trx,
      await itemUpdates(trx, owner, steps),
      staged.slice(-1).map(({ number }) => deleteStaged({ ...key, last: number })),
      [writeImport(after)],
      [selectMade],
    );
    refuseOtherSchema(made);
    return toImport(after);
  });
}
