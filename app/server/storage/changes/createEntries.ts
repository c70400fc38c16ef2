import type { Insertable } from 'kysely';
import { ChangeRefused } from '../changeRefused.ts';
import type { FoodLogTable } from '../database.ts';
import type { NewFoodLogEntry } from '../foodLogEntry.ts';
import { prepared } from '../prepared.ts';
import { entriesById, newRow, type StoredEntry } from '../storedEntry.ts';
import type { Change, WrittenChange } from '../writtenChange.ts';

/** Returns a row unless the owner has an entry with this id. */
export const insertEntry = prepared((db, row: Insertable<FoodLogTable>) =>
  db
    .insertInto('food_log')
    .values({ ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
    .returning('id'),
);

export function asCreated(entry: NewFoodLogEntry): StoredEntry {
  const { userId: _, createdAt: __, ...content } = entry;
  return { ...content, version: 1, deletedAt: undefined, previousDay: undefined };
}

/**
 * Creates the entries that do not exist yet. It is refused if the owner has another entry with one of the ids.
 */
export function createEntries(
  owner: string,
  asked: readonly NewFoodLogEntry[],
): Change<{ id: string }> {
  return {
    first: asked.map((entry) => insertEntry(newRow(owner, entry))),
    write: async (trx, inserted) => {
      const isNew = asked.map((_, index) => inserted[index]?.length === 1);
      const known = asked.filter((_, index) => !isNew[index]);
      const existing = await entriesById(trx, owner, known);
      const entries: StoredEntry[] = [];
      const steps: WrittenChange['steps'] = [];
      for (const [index, entry] of asked.entries()) {
        const stored = isNew[index] ? asCreated(entry) : existing.get(entry.id);
        if (stored?.contentHash !== entry.contentHash) throw new ChangeRefused('idTaken');
        entries.push(stored);
        if (isNew[index]) steps.push({ after: stored });
      }
      return { entries, days: entries.map(({ day }) => day), steps };
    },
  };
}
