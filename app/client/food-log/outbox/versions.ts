import type { MutationRow } from '../../store/rows.ts';
import { changedContent, sameContent } from '../data/entryContent.ts';
import { idsOf, type LogChange, type LoggedEntry } from '../data/FoodLog.types.ts';

/** The entries as applied mutations have left them last. */
function knownEntries(rows: readonly MutationRow[]): Map<string, LoggedEntry> {
  const known = new Map<string, LoggedEntry>();
  for (const { result = [] } of rows) {
    for (const entry of result) {
      if (entry.version >= (known.get(entry.id)?.version ?? 0)) known.set(entry.id, entry);
    }
  }
  return known;
}

/**
 * A change with the versions that this device has left behind, for entries whose content is the same. Another version is
 * of another device: then the server rejects the change, and nothing is overwritten.
 * @param rows the mutations of the person, of all tabs.
 */
export function withKnownVersions(change: LogChange, rows: readonly MutationRow[]): LogChange {
  const entries = knownEntries(rows);
  const current = (entry: LoggedEntry) => {
    const known = entries.get(entry.id);
    const isOurs = known && known.version > entry.version && sameContent(known, entry);
    return isOurs ? { ...entry, version: known.version } : entry;
  };
  if (change.kind === 'update') return { ...change, before: current(change.before) };
  return { ...change, entries: change.entries.map((entry) => current(entry)) };
}

/**
 * The pending mutations of the entries of an applied one, with the versions that it has left behind: the applied one may
 * be deleted before they are sent.
 */
export function behind(applied: MutationRow, rows: readonly MutationRow[]): MutationRow[] {
  const changed = new Set(idsOf(applied.change));
  return rows
    .filter(({ status }) => status === 'pending')
    .filter(({ id, change }) => id !== applied.id && idsOf(change).some((one) => changed.has(one)))
    .map((row) => Object.assign({}, row, { change: withKnownVersions(row.change, [applied]) }));
}

/** The change that undoes a mutation: from what the server made of it, once that is known. */
export function inverseOf({ change, result }: MutationRow): LogChange {
  if (change.kind !== 'update') {
    const kind = change.kind === 'delete' ? 'restore' : 'delete';
    return { kind, entries: result ?? change.entries };
  }
  const { before, after } = change;
  const [left = after] = result ?? [];
  return { kind: 'update', before: left, after: { ...left, ...changedContent(after, before) } };
}

/** A change as if it had been made without an earlier edit of its entries that the server has rejected. */
export function withoutRejected(change: LogChange, rejected: LogChange): LogChange {
  if (rejected.kind !== 'update') return change;
  const lost = Object.entries(changedContent(rejected.before, rejected.after));
  const reverted = Object.entries(changedContent(rejected.after, rejected.before));
  const revert = (entry: LoggedEntry): LoggedEntry => {
    if (entry.id !== rejected.before.id) return entry;
    const held = new Set(
      lost.filter(([name, value]) => Reflect.get(entry, name) === value).map(([name]) => name),
    );
    return { ...entry, ...Object.fromEntries(reverted.filter(([name]) => held.has(name))) };
  };
  if (change.kind !== 'update') return { ...change, entries: change.entries.map(revert) };
  const before = revert(change.before);
  return {
    ...change,
    before,
    after: { ...before, ...changedContent(change.before, change.after) },
  };
}
