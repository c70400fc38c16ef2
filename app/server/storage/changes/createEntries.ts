import type { Transaction } from 'kysely';
import { ChangeRefused } from '../changeRefused.ts';
import type { Database } from '../database.ts';
import type { NewFoodLogEntry } from '../foodLogEntry.ts';
import { entriesById, newRow, type StoredEntry } from '../storedEntry.ts';
import type { WrittenChange } from '../writtenChange.ts';

function asCreated(entry: NewFoodLogEntry): StoredEntry {
  const { userId: _, createdAt: __, ...content } = entry;
  return { ...content, version: 1, deletedAt: undefined, previousDay: undefined };
}

/**
 * Creates the entries that do not exist yet.
 * @throws ChangeRefused if the owner has another entry with one of the ids.
 */
export async function createEntries(
  trx: Transaction<Database>,
  owner: string,
  asked: readonly NewFoodLogEntry[],
): Promise<WrittenChange> {
  const known = await entriesById(
    trx,
    owner,
    asked.map(({ id }) => id),
  );
  const added: NewFoodLogEntry[] = [];
  const entries = asked.map((entry) => {
    const first = known.get(entry.id);
    if (first && first.contentHash !== entry.contentHash) throw new ChangeRefused('idTaken');
    if (first) return first;
    const created = asCreated(entry);
    known.set(entry.id, created);
    added.push(entry);
    return created;
  });
  if (added.length > 0) {
    await trx
      .insertInto('food_log')
      .values(added.map((entry) => newRow(owner, entry)))
      .execute();
  }
  return {
    entries,
    days: entries.map(({ day }) => day),
    steps: added.map((entry) => ({ after: asCreated(entry) })),
  };
}
