import type { MutationRow } from '../../store/rows.ts';
import { changedContent, sameContent } from '../data/entryContent.ts';
import {
  idsOf,
  isSettingChange,
  type LogChange,
  type LoggedEntry,
  type SettingChange,
} from '../data/FoodLog.types.ts';
import { sameSetting } from '../data/settings.ts';

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

/** A change of a setting as the server has applied it: what it leaves has that version. */
export const withVersion = <Change extends SettingChange>(
  change: Change,
  version: number,
): Change => ({
  ...change,
  after: { ...change.after, version },
});

/** A change of a setting that begins with the version that this device has left behind. */
function settingWithKnownVersion<Change extends SettingChange>(
  change: Change,
  rows: readonly MutationRow[],
): Change {
  const [key] = idsOf(change);
  const known = rows
    .filter(({ status }) => status === 'applied')
    .flatMap((row) =>
      isSettingChange(row.change) && idsOf(row.change)[0] === key ? [row.change.after] : [],
    )
    .reduce((latest, one) => (one.version > latest.version ? one : latest), change.before);
  if (!sameSetting(known, change.before)) return change;
  return { ...change, before: { ...change.before, version: known.version } };
}

/**
 * A change with the versions that this device has left behind, for entries whose content is the same. Another version is
 * of another device: then the server rejects the change, and nothing is overwritten.
 * @param rows the mutations of the person, of all tabs.
 */
export function withKnownVersions(change: LogChange, rows: readonly MutationRow[]): LogChange {
  if (isSettingChange(change)) return settingWithKnownVersion(change, rows);
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

/** The change of a setting that undoes one. */
export const reversed = <Change extends SettingChange>(change: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
});

/** The change that undoes a mutation: from what the server made of it, once that is known. */
export function inverseOf({ change, result }: MutationRow): LogChange {
  if (isSettingChange(change)) return reversed(change);
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
  if (rejected.kind !== 'update' || isSettingChange(change)) return change;
  const lost = Object.entries(changedContent(rejected.before, rejected.after));
  const reverted = Object.entries(changedContent(rejected.after, rejected.before));
  const revert = (entry: LoggedEntry): LoggedEntry => {
    if (entry.id !== rejected.before.id) return entry;
    const held = new Set(
      lost
        .filter(([name, value]) => (Reflect.get(entry, name) ?? null) === value)
        .map(([name]) => name),
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
