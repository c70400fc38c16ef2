import type { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import { t } from '../../language/t.ts';
import type { Write } from '../../store/Database.ts';
import type { MutationRow } from '../../store/rows.ts';
import { differenceInWords, partsOf } from '../data/differenceInWords.ts';
import { idsOf, isSettingChange, type LogChange, type LoggedEntry } from '../data/FoodLog.types.ts';
import { squashChanges } from './squashChanges.ts';
import { inverseOf, withoutRejected } from './versions.ts';

/** What a person sets, made again, takes the place of what they see by then. */
function madeAgain(change: LogChange, { current }: ApiError): LogChange {
  if (!isSettingChange(change)) return change;
  if (change.kind !== 'setPreferences')
    return Object.assign({}, change, { before: { ...change.before, ...current } });
  // Each preference is one of its own: what another device has set of the others stays.
  const changed = Object.entries(change.after).filter(
    ([key, value]) => key !== 'version' && Reflect.get(change.before, key) !== value,
  );
  const before = { ...change.before, ...current };
  return { ...change, before, after: { ...before, ...Object.fromEntries(changed) } };
}

/** Why it is rejected, and for what a person sets, what it would replace if it is made again. */
function reasonOf(change: LogChange, error: ApiError): string {
  const reason = describeError(error);
  if (!isSettingChange(change)) return reason;
  const again = madeAgain(change, error);
  if (!isSettingChange(again)) return reason;
  const { before } = again;
  const words = differenceInWords(
    partsOf(again.kind === 'setPreferences' ? again.after : change.before),
    partsOf(before),
  );
  return words
    ? t('{reason} Try again replaces what is set now: {differences}.', {
        reason,
        differences: words,
      })
    : reason;
}

/**
 * What the rejection of a mutation makes of a person's rows.
 * @param rows the person's mutations, in the order in which they were made.
 * @param isTold whether the part of the page that made it shows why: then it is not listed.
 * @returns what to write, and the mutations that have nothing left to do.
 */
export function rejection(
  rows: readonly MutationRow[],
  rejected: MutationRow,
  error: ApiError,
  isTold: boolean,
): { write: Write; dropped: MutationRow[] } {
  const { id, change, undoes } = rejected;
  const later = rows.filter(
    ({ status, sequence }) => status === 'pending' && sequence > rejected.sequence,
  );
  const isUndo = (row: MutationRow) => row.undoes === id;
  // Nothing can be done any more to entries that are not in the log.
  const lost = new Set(change.kind === 'create' ? idsOf(change) : []);
  const isVoid = (row: MutationRow) => idsOf(row.change).every((entry) => lost.has(entry));
  const dropped = later.filter((row) => isUndo(row) || isVoid(row));
  const changes = dropped.map((row) => row.change);
  const isUndone = change.kind !== 'create' && dropped.some(isUndo);
  const left = isTold || isUndone ? undefined : squashChanges(change, changes);
  const listed: MutationRow[] = left
    ? [
        {
          ...rejected,
          change: madeAgain(left, error),
          status: 'rejected',
          error: reasonOf(left, error),
        },
      ]
    : [];
  const rebased = new Map<string, MutationRow>();
  for (const row of change.kind === 'update' ? later : []) {
    const undone = rebased.get(row.undoes ?? '');
    const without = undone ? inverseOf(undone) : withoutRejected(row.change, change);
    if (!dropped.includes(row)) rebased.set(row.id, { ...row, change: without });
  }
  // A server that was restored from a backup knows nothing of them, and would reject all that builds on them.
  const { current } = error;
  const isLost = (entry: LoggedEntry) =>
    entry.id === current?.id && entry.version > current.version;
  const isLostSetting = (made: LogChange) =>
    isSettingChange(made) &&
    idsOf(made)[0] === idsOf(change)[0] &&
    made.after.version > (current?.version ?? Infinity);
  const forgotten = rows.filter(
    (row) => row.result?.some(isLost) || (row.status === 'applied' && isLostSetting(row.change)),
  );
  // What cannot be undone is not offered again.
  const undone = rows
    .filter((row) => row.id === undoes)
    .map((row) => Object.assign({}, row, { tab: '' }));
  return {
    write: {
      putMutations: [...listed, ...rebased.values(), ...undone],
      deleteMutations: [...(left ? [] : [id]), ...[...dropped, ...forgotten].map((row) => row.id)],
    },
    dropped,
  };
}
