import type { Kysely, Transaction } from 'kysely';
import { lockOwner } from '../changes/lockOwner.ts';
import type { Database } from '../database.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { prepared, run, runAll, type Statement } from '../prepared.ts';
import { entryColumns, toStoredEntry } from '../storedEntry.ts';
import { itemUpdates } from '../suggestions/itemUpdates.ts';
import { entriesAtOnce } from './commitSome.ts';
import {
  advanced,
  deleteStaged,
  idsFrom,
  selectImport,
  selectStaged,
  toImport,
  writeImport,
  type FoodLogImport,
  type ImportKey,
  type ImportRow,
} from './importRows.ts';
import { ImportRefused } from './ImportRefused.ts';

/** How many staged entries are discarded at once, which takes less than to remove as many from the log. */
const stagedAtOnce = 2000;

const selectEntries = prepared(
  (db, { owner, first, last }: { owner: string; first: string; last: string }) =>
    db
      .selectFrom('food_log')
      .select(entryColumns)
      .where('owner', '=', owner)
      .where('id', '>=', first)
      .where('id', '<=', last)
      .orderBy('id')
      .limit(entriesAtOnce),
);

const deleteEntry = prepared((db, { owner, id }: ImportKey) =>
  db.deleteFrom('food_log').where('owner', '=', owner).where('id', '=', id),
);

/** Removes the next entries that are as they were imported. Returns how far that is, and what else is to be written. */
async function removeSome(
  trx: Transaction<Database>,
  row: ImportRow,
  now: Date,
): Promise<{ counts: Partial<ImportRow>; isDone: boolean; updates: Statement<unknown>[] }> {
  const { owner, id, imported, kept, undone } = row;
  if (imported === kept) return { counts: {}, isDone: true, updates: [] };
  const found = (await run(trx, selectEntries({ owner, ...idsFrom(row, undone) }))).map(
    toStoredEntry,
  );
  const unchanged = found.filter(({ version }) => version === 1);
  const edited = found.filter(({ version, deletedAt }) => version > 1 && !deletedAt);
  await runAll(
    trx,
    unchanged.map((entry) => deleteEntry({ owner, id: entry.id })),
  );
  const steps = unchanged.map((before) => ({ before, after: { ...before, deletedAt: now } }));
  const last = found.at(-1);
  return {
    counts: {
      imported: imported - found.length + edited.length,
      kept: kept + edited.length,
      undone: last ? Number.parseInt(last.id.slice(id.length), 16) + 1 : undone,
    },
    isDone: found.length < entriesAtOnce,
    updates: await itemUpdates(trx, owner, steps),
  };
}

/** Whether its person has gone away: before it was committed, or while it is taken out. */
const isLeft = ({ state, due_at }: ImportRow, now: Date) =>
  state === 'UNDOING' || (state === 'STAGED' && Number(due_at) < now.getTime());

/**
 * Takes the next entries of an import out of the log, or discards some that are staged. An entry that the person has changed
 * since stays. The others are not deleted as a person deletes an entry: nothing of them is left.
 * @param options.onlyLeft Whether one that its person continues or has committed stays.
 * @throws ImportRefused if the owner has no such import, or it stays, StorageUnavailable if it cannot be undone now. Nothing is changed then.
 */
export function undoSome(
  db: Kysely<Database>,
  key: ImportKey,
  now: Date,
  { onlyLeft = false } = {},
): Promise<FoodLogImport> {
  const { owner } = key;
  const turn = lockOwner({ owner, changed_at: now.getTime() });
  return db.transaction().execute(async (trx) => {
    const [, [[row] = []], [[staged] = []]] = await runAll(
      trx,
      [turn],
      [selectImport(key)],
      [selectStaged({ ...key, limit: 1 })],
    );
    if (!row) throw new ImportRefused('missing');
    if (row.state === 'UNDONE') return toImport(row);
    if (onlyLeft && !isLeft(row, now)) throw new ImportRefused('begun');
    const { counts, isDone, updates } = staged
      ? {
          counts: {},
          isDone: false,
          updates: [deleteStaged({ ...key, last: staged.number + stagedAtOnce - 1 })],
        }
      : await removeSome(trx, row, now);
    const after = advanced(row, { ...counts, state: isDone ? 'UNDONE' : 'UNDOING' }, now);
    const [, , [made]] = await runAll(trx, updates, [writeImport(after)], [selectMade]);
    refuseOtherSchema(made);
    return toImport(after);
  });
}
