import { ChangeRefused } from '../changeRefused.ts';
import type { EntryVersion } from '../foodLogEntry.ts';
import { prepared, runAll, type Statement } from '../prepared.ts';
import {
  changedRow,
  type EntryRow,
  selectEntry,
  type StoredEntry,
  toStoredEntry,
} from '../storedEntry.ts';
import type { Change, WrittenChange } from '../writtenChange.ts';

const updateEntry = prepared(
  (db, { owner, id, ...row }: { owner: string; id: string } & ReturnType<typeof changedRow>) =>
    db.updateTable('food_log').set(row).where('owner', '=', owner).where('id', '=', id),
);

/** Returns the changed entry, or the same object if nothing needs to change. */
export type EntryTransition = (entry: StoredEntry) => StoredEntry;

/**
 * Changes entries that are at the given versions. An entry that is at the very next version and needs no change was
 * changed by the same request before, whose answer may have been lost. It is returned as if it had been changed now. The
 * change is refused if an entry is missing or at another version.
 */
export function changeEntries(
  owner: string,
  asked: readonly EntryVersion[],
  change: EntryTransition,
): Change<EntryRow> {
  return {
    first: asked.map(({ id }) => selectEntry({ owner, id })),
    write: async (trx, found) => {
      const updates: Statement<unknown>[] = [];
      const entries = new Map<string, StoredEntry>();
      const days: string[] = [];
      const steps: WrittenChange['steps'] = [];
      for (const [index, { id, version }] of asked.entries()) {
        const [row] = found[index] ?? [];
        if (!row) throw new ChangeRefused('missing');
        const before = entries.get(id) ?? toStoredEntry(row);
        entries.set(id, before);
        const changed = change(before);
        const repeated = changed === before && before.version === version + 1;
        if (before.version !== version && !repeated) throw new ChangeRefused('conflict', before);
        days.push(before.day);
        if (repeated && before.previousDay) days.push(before.previousDay);
        if (changed === before) continue;
        if (changed.unit !== null && changed.amount === null) throw new ChangeRefused('unitAlone');
        const after = { ...changed, version: version + 1, previousDay: before.day };
        updates.push(updateEntry({ owner, id, ...changedRow(after) }));
        entries.set(id, after);
        days.push(after.day);
        steps.push({ before, after });
      }
      await runAll(trx, updates);
      return { entries: asked.flatMap(({ id }) => entries.get(id) ?? []), days, steps };
    },
  };
}
