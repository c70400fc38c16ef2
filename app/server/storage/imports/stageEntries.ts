import type { Kysely } from 'kysely';
import { lockOwner } from '../changes/lockOwner.ts';
import type { Database, FoodLogStagedTable } from '../database.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { prepared, runAll } from '../prepared.ts';
import {
  advanced,
  fromContent,
  selectImport,
  selectUnfinished,
  toContent,
  toImport,
  writeImport,
  type FoodLogImport,
  type ImportKey,
  type ImportRow,
  type StagedEntry,
} from './importRows.ts';
import { ImportRefused } from './ImportRefused.ts';

/** How many entries a person can have staged, of all imports together. */
export const mostStaged = 200_000;
/** How many imports of a person can be unfinished at once. */
export const mostUnfinished = 2;

/** Returns a row unless an entry with this number is staged. */
const insertStaged = prepared((db, row: FoodLogStagedTable) =>
  db
    .insertInto('food_log_staged')
    .values({ ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'import_id', 'number']).doNothing())
    .returning('number'),
);

const selectStagedAt = prepared((db, { owner, id, number }: ImportKey & { number: number }) =>
  db
    .selectFrom('food_log_staged')
    .select('content')
    .where('owner', '=', owner)
    .where('import_id', '=', id)
    .where('number', '=', number),
);

/** Entries of an import, numbered from `start` on. */
export interface Staging extends ImportKey {
  /** What the person calls the import. Only the first that is sent counts. */
  name: string;
  start: number;
  entries: readonly StagedEntry[];
}

/**
 * Stores entries of an import beside the log. Those that are staged already stay as they are.
 * @throws ImportRefused if they cannot be staged, StorageUnavailable if they cannot be staged now. Nothing is changed then.
 */
export function stageEntries(
  db: Kysely<Database>,
  { owner, id, name, start, entries }: Staging,
  now: Date,
): Promise<FoodLogImport> {
  const at = now.getTime();
  const rows = entries.map((entry, index) => ({
    owner,
    import_id: id,
    number: start + index,
    day: entry.day,
    content: toContent(entry),
  }));
  return db.transaction().execute(async (trx) => {
    const [, [[found] = []], [unfinished = []], inserted] = await runAll(
      trx,
      [lockOwner({ owner, changed_at: at })],
      [selectImport({ owner, id })],
      [selectUnfinished({ owner, limit: mostUnfinished + 1 })],
      rows.map(insertStaged),
    );
    const counts = { entries: 0, imported: 0, kept: 0, undone: 0 };
    const begun = { owner, id, name, ...counts, created_at: at, due_at: null };
    const row: ImportRow = found ?? { ...begun, state: 'STAGED' };
    if (row.state !== 'STAGED') {
      throw new ImportRefused(row.state.startsWith('UNDO') ? 'undone' : 'begun');
    }
    const others = unfinished.filter((one) => one.id !== id);
    if (others.length >= mostUnfinished) throw new ImportRefused('tooManyImports');
    const known = entries.flatMap((entry, index) =>
      inserted[index]?.length === 1 ? [] : [{ entry, number: start + index }],
    );
    const count = row.entries + entries.length - known.length;
    const all = others.reduce((sum, one) => sum + one.entries, count);
    if (all > mostStaged) throw new ImportRefused('tooManyEntries');
    const after = advanced(row, { state: 'STAGED', entries: count }, now);
    const [stored, , [made]] = await runAll(
      trx,
      known.map(({ number }) => selectStagedAt({ owner, id, number })),
      [writeImport(after)],
      [selectMade],
    );
    for (const [index, { entry }] of known.entries()) {
      const before = stored[index]?.[0];
      if (!before || fromContent(before.content).contentHash !== entry.contentHash) {
        throw new ImportRefused('otherContent');
      }
    }
    refuseOtherSchema(made);
    return toImport(after);
  });
}
