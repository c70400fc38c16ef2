import type { Transaction } from 'kysely';
import { ChangeRefused } from '../changeRefused.ts';
import type { Database } from '../database.ts';
import type { EntryVersion } from '../foodLogEntry.ts';
import { changedRow, entriesById, type StoredEntry } from '../storedEntry.ts';
import type { WrittenChange } from '../writtenChange.ts';

/** Returns the changed entry, or the same object if nothing needs to change. */
export type EntryTransition = (entry: StoredEntry) => StoredEntry;

/**
 * Changes entries that are at the given versions. An entry that is at the very next version and needs no change was
 * changed by the same request before, whose answer may have been lost. It is returned as if it had been changed now.
 * @throws ChangeRefused if an entry is missing or at another version.
 */
export async function changeEntries(
  trx: Transaction<Database>,
  owner: string,
  asked: readonly EntryVersion[],
  change: EntryTransition,
): Promise<WrittenChange> {
  const ids = asked.map(({ id }) => id);
  const entries = await entriesById(trx, owner, ids);
  const days: string[] = [];
  const steps: WrittenChange['steps'] = [];
  for (const { id, version } of asked) {
    const before = entries.get(id);
    if (!before) throw new ChangeRefused('missing');
    const changed = change(before);
    const repeated = changed === before && before.version === version + 1;
    if (before.version !== version && !repeated) throw new ChangeRefused('conflict', before);
    days.push(before.day);
    if (repeated && before.previousDay) days.push(before.previousDay);
    if (changed === before) continue;
    const after = { ...changed, version: version + 1, previousDay: before.day };
    await trx
      .updateTable('food_log')
      .set(changedRow(after))
      .where('owner', '=', owner)
      .where('id', '=', id)
      .execute();
    entries.set(id, after);
    days.push(after.day);
    steps.push({ before, after });
  }
  return { entries: ids.flatMap((id) => entries.get(id) ?? []), days, steps };
}
