import type { Kysely } from 'kysely';
import { isPurged } from './changes/entryTransitions.ts';
import type { Database } from './database.ts';
import { PageMissing, selectLog, selectLogAfter, type EntriesPage } from './entryLists.ts';
import type { FoodLogEntry } from './foodLogEntry.ts';
import { prepared, run } from './prepared.ts';
import { entryById, instant, toStoredEntry } from './storedEntry.ts';

/** Where a page starts, and how many entries it has at most. */
export type ExportPosition = EntriesPage & { first: number };

/** A page of the log, as an export reads it. */
export interface ExportPage {
  /** In the order of their days, of one day the earliest first. */
  entries: FoodLogEntry[];
  /** Another one after every change; undefined if the owner has never changed anything. */
  changedAt: Date | undefined;
}

const selectChangedAt = prepared((db, { owner }: { owner: string }) =>
  db.selectFrom('food_log_owner').select('changed_at').where('owner', '=', owner),
);

/**
 * Reads a page of the log, and when the owner last changed it, both as they are at one moment.
 * @throws PageMissing if there is no such entry.
 */
export function exportPage(
  db: Kysely<Database>,
  owner: string,
  { first: limit, after }: ExportPosition,
): Promise<ExportPage> {
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.setAccessMode('read only').execute(async (trx) => {
    const [changed] = await run(trx, selectChangedAt({ owner }));
    const changedAt = changed && instant(changed.changed_at);
    const page = { owner, limit };
    if (after === undefined) {
      return { entries: (await run(trx, selectLog(page))).map(toStoredEntry), changedAt };
    }
    const last = await entryById(trx, owner, after);
    if (!last || isPurged(last)) throw new PageMissing();
    const position = { day: last.day, loggedAt: last.loggedAt.getTime(), id: last.id };
    const rows = await run(trx, selectLogAfter({ ...page, ...position }));
    return { entries: rows.map(toStoredEntry), changedAt };
  });
}
