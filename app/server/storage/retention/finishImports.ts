import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { ImportRefused } from '../imports/ImportRefused.ts';
import { Imports } from '../imports/Imports.ts';
import type { ImportKey, ImportState } from '../imports/importRows.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { run } from '../prepared.ts';
import { secureDelete } from '../sqlite/secureDelete.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';

const importsAtOnce = 100;

interface DueImport extends ImportKey {
  state: ImportState;
}

/** Where an import stands among those that are due. */
type DuePosition = ImportKey & { due_at: number | null };

/** Removes what is known of an import that was undone. Nothing of it is in the log, but what its person has changed. */
const removeUndone = (db: Kysely<Database>, { owner, id }: ImportKey) =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('food_log_import')
      .where('owner', '=', owner)
      .where('id', '=', id)
      .where('state', '=', 'UNDONE')
      .execute();
    refuseOtherSchema(await run(trx, selectMade));
  });

/** Makes the next step of an import. Returns whether it was the last. */
async function continueImport(
  db: Kysely<Database>,
  { state, ...key }: DueImport,
  now: Date,
): Promise<boolean> {
  const imports = new Imports(db);
  try {
    if (state === 'IMPORTING') {
      return (await imports.commit(key, undefined, now)).state !== 'IMPORTING';
    }
    if (state !== 'UNDONE') {
      return (await imports.undo(key, now, { onlyLeft: true })).state === 'UNDONE';
    }
    await removeUndone(db, key);
  } catch (error) {
    // Since it was read, its person has continued, committed or undone it, or was erased.
    if (!(error instanceof ImportRefused)) throw error;
  }
  return true;
}

/** Reads the imports of which only a part is in the log, of all owners or of one. */
function readBegun(db: Kysely<Database>, owner?: string): Promise<DueImport[]> {
  const begun = db
    .selectFrom('food_log_import')
    .select(['owner', 'id', 'state'])
    // So that the index of what is due is used.
    .where('due_at', '>=', 0)
    .where('state', 'in', ['IMPORTING', 'UNDOING']);
  return (owner === undefined ? begun : begun.where('owner', '=', owner)).execute();
}

/** Returns the next imports of which the purge takes care, by when that is due. */
function selectDue(db: Kysely<Database>, now: Date, last: DuePosition) {
  return db
    .selectFrom('food_log_import')
    .select(['owner', 'id', 'state', 'due_at'])
    .where('due_at', '<', now.getTime())
    .where((eb) =>
      eb(eb.refTuple('due_at', 'owner', 'id'), '>', eb.tuple(last.due_at, last.owner, last.id)),
    )
    .orderBy('due_at')
    .orderBy('owner')
    .orderBy('id')
    .limit(importsAtOnce)
    .execute();
}

/** Says which import could not be finished, unless the reason is the database. */
function failureOf({ owner, id }: DueImport, error: unknown): unknown {
  if (error instanceof StorageUnavailable) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new Error(`The import ${id} of ${owner} cannot be finished: ${why}`, { cause: error });
}

/**
 * Finishes imports one after the other. One that cannot be finished keeps no other from it.
 * @param pause Called after each step. If it throws, no more is done.
 * @returns what the first of those that could not be finished failed with; undefined if all were.
 */
async function finishEach(
  db: Kysely<Database>,
  imports: readonly DueImport[],
  clock: () => Date,
  pause: () => Promise<unknown>,
): Promise<unknown> {
  let failed: unknown;
  for (const one of imports) {
    for (let isDone = false; !isDone;) {
      try {
        isDone = await continueImport(db, one, clock());
      } catch (error) {
        failed ??= failureOf(one, error);
        isDone = true;
      }
      await pause();
    }
  }
  return failed;
}

/**
 * Finishes the imports of which only a part is in the log, of all owners or of one, also those that somebody continues now.
 * @throws what the first of those that cannot be finished failed with, after the others.
 */
export async function finishBegun(db: Kysely<Database>, owner?: string): Promise<void> {
  const failed = await finishEach(
    db,
    await readBegun(db, owner),
    () => new Date(),
    async () => {},
  );
  if (failed) throw failed;
}

/**
 * Takes care of imports that nobody has continued for long: puts those into the log whose commit has begun, discards those that are
 * only staged, and forgets those that were undone. Several servers may do so at once.
 * @param pause Called after each step, so that others have their turn. If it throws, no more is done.
 * @throws what the first of those that cannot be finished failed with, after the others.
 */
export async function finishImports(
  db: Kysely<Database>,
  now: Date,
  pause: () => Promise<unknown> = async () => {},
): Promise<void> {
  let failed: unknown;
  let last: DuePosition | undefined = { due_at: 0, owner: '', id: '' };
  while (last) {
    const due: (DueImport & DuePosition)[] = await selectDue(db, now, last);
    const failure = await finishEach(db, due, () => now, pause);
    failed ??= failure;
    if (due.length > 0) await secureDelete(db);
    last = due.length === importsAtOnce ? due.at(-1) : undefined;
  }
  if (failed) throw failed;
}
