import type { Insertable, Selectable } from 'kysely';
import { restorableFor } from '../changes/entryTransitions.ts';
import type { FoodLogImportTable } from '../database.ts';
import type { NewFoodLogEntry } from '../foodLogEntry.ts';
import { prepared } from '../prepared.ts';
import { instant } from '../storedEntry.ts';

export type ImportState = FoodLogImportTable['state'];

/** An import of a person, as the contract describes it. */
export interface FoodLogImport {
  id: string;
  name: string;
  state: ImportState;
  entries: number;
  imported: number;
  kept: number;
  createdAt: Date;
}

/** An import of an owner. */
export interface ImportKey {
  owner: string;
  id: string;
}

export type ImportRow = Insertable<FoodLogImportTable>;

/** An entry that waits to be put into the log: without what it gets there. */
export type StagedEntry = Omit<NewFoodLogEntry, 'id' | 'createdAt'>;

const minute = 60_000;
/** After how many milliseconds the purge takes care of an import that nobody continues. */
const dueAfter: Record<ImportState, number | null> = {
  STAGED: 1440 * minute,
  IMPORTING: 5 * minute,
  IMPORTED: null,
  UNDOING: 5 * minute,
  UNDONE: restorableFor,
};

/** Returns the row of an import that has got into this state now, with these counts. */
export function advanced(
  row: ImportRow,
  changes: Partial<ImportRow> & { state: ImportState },
  now: Date,
): ImportRow {
  const after = dueAfter[changes.state];
  return { ...row, ...changes, due_at: after === null ? null : now.getTime() + after };
}

/** Returns the id of the entry with this number. */
export const entryIdOf = (importId: string, number: number): string =>
  importId + number.toString(16).padStart(8, '0');

/** Returns the first and the last id that the entries of an import from this number on can have. */
export const idsFrom = ({ id, entries }: Pick<ImportRow, 'id' | 'entries'>, number: number) => ({
  first: entryIdOf(id, number),
  last: entryIdOf(id, entries - 1),
});

const columns = [
  'owner',
  'id',
  'name',
  'state',
  'entries',
  'imported',
  'kept',
  'undone',
  'created_at',
  'due_at',
] as const;

export const selectImport = prepared((db, { owner, id }: ImportKey) =>
  db.selectFrom('food_log_import').select(columns).where('owner', '=', owner).where('id', '=', id),
);

export const selectLatestImports = prepared(
  (db, { owner, limit }: { owner: string; limit: number }) =>
    db
      .selectFrom('food_log_import')
      .select(columns)
      .where('owner', '=', owner)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);

export const selectUnfinished = prepared((db, { owner, limit }: { owner: string; limit: number }) =>
  db
    .selectFrom('food_log_import')
    .select(['id', 'state', 'entries'])
    .where('owner', '=', owner)
    .where('state', 'in', ['STAGED', 'IMPORTING', 'UNDOING'])
    .limit(limit),
);

/** Writes all of an import. */
export const writeImport = prepared((db, row: ImportRow) => {
  const { owner: _, id: __, created_at: ___, ...rest } = row;
  return db
    .insertInto('food_log_import')
    .values({ ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet(rest));
});

/** Reads the entries that are staged, in their order. */
export const selectStaged = prepared((db, { owner, id, limit }: ImportKey & { limit: number }) =>
  db
    .selectFrom('food_log_staged')
    .select(['number', 'content'])
    .where('owner', '=', owner)
    .where('import_id', '=', id)
    .orderBy('number')
    .limit(limit),
);

/** Removes the staged entries up to and including this number. */
export const deleteStaged = prepared((db, { owner, id, last }: ImportKey & { last: number }) =>
  db
    .deleteFrom('food_log_staged')
    .where('owner', '=', owner)
    .where('import_id', '=', id)
    .where('number', '<=', last),
);

/** Returns what is stored of a staged entry. */
export const toContent = (entry: StagedEntry): string => JSON.stringify(entry);

export function fromContent(content: string): StagedEntry {
  const stored: Omit<StagedEntry, 'loggedAt'> & { loggedAt: string } = JSON.parse(content);
  return { ...stored, loggedAt: new Date(stored.loggedAt) };
}

export function toImport(row: Selectable<FoodLogImportTable> | ImportRow): FoodLogImport {
  const { id, name, state, entries, imported, kept, created_at } = row;
  return { id, name, state, entries, imported, kept, createdAt: instant(created_at) };
}
