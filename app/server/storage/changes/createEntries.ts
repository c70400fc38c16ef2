import type { Insertable, Transaction } from 'kysely';
import { ChangeRefused } from '../changeRefused.ts';
import type { Database, FoodLogTable } from '../database.ts';
import type { NewFoodLogEntry } from '../foodLogEntry.ts';
import { prepared, runAll, type Statement } from '../prepared.ts';
import { entryById, newRow, type StoredEntry } from '../storedEntry.ts';
import type { WrittenChange } from '../writtenChange.ts';

/** Returns a row unless the owner has an entry with this id. */
const insertEntry = prepared((db, row: Insertable<FoodLogTable>) =>
  db
    .insertInto('food_log')
    .values({ ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
    .returning('id'),
);

function asCreated(entry: NewFoodLogEntry): StoredEntry {
  const { userId: _, createdAt: __, ...content } = entry;
  return { ...content, version: 1, deletedAt: undefined, previousDay: undefined };
}

/**
 * Creates the entries that do not exist yet, after the given statement.
 * @throws ChangeRefused if the owner has another entry with one of the ids.
 */
export async function createEntries(
  trx: Transaction<Database>,
  owner: string,
  asked: readonly NewFoodLogEntry[],
  turn: Statement<unknown>,
): Promise<WrittenChange> {
  const inserts = asked.map((entry) => insertEntry(newRow(owner, entry)));
  const [, inserted] = await runAll(trx, [turn], inserts);
  const entries: StoredEntry[] = [];
  const steps: WrittenChange['steps'] = [];
  for (const [index, entry] of asked.entries()) {
    const isNew = inserted[index]?.length === 1;
    const stored = isNew ? asCreated(entry) : await entryById(trx, owner, entry.id);
    if (stored?.contentHash !== entry.contentHash) throw new ChangeRefused('idTaken');
    entries.push(stored);
    if (isNew) steps.push({ after: stored });
  }
  return { entries, days: entries.map(({ day }) => day), steps };
}
