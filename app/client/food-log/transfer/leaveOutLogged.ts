import type { CalendarDay } from '@foodlog/ui';
import type { FoodLogExportQuery } from '../../api/transfer.generated.ts';
import { plural } from '../../language/t.ts';
import type { MutationRow } from '../../store/rows.ts';
import { entriesOf, type LoggedEntry } from '../data/FoodLog.types.ts';
import { inSlices } from './inSlices.ts';
import type { FileEntry, ReadEntries, Task } from './TransferFile.types.ts';
import type { TransferApi } from './transferApi.ts';

type Compared = Pick<
  FileEntry,
  'day' | 'minuteOfDay' | 'name' | 'calories' | 'fats' | 'proteins' | 'carbs'
>;

const keyOf = ({ day, name, calories, fats, proteins, carbs }: Compared) =>
  `${day} ${calories} ${fats} ${proteins} ${carbs} ${name.trim()}`;

const dayAndName = ({ day, name }: Compared) => `${day} ${name.trim()}`;

/** A log as this device knows it: the server's, and the changes that wait to be sent. */
export interface ComparedLog extends Pick<TransferApi, 'exportPage'> {
  pending: readonly MutationRow[];
}

/** Names a moment of a log. At any other one, a comparison with it does not hold. */
export const momentOf = (changedAt: string | null, pending: readonly MutationRow[]) =>
  [changedAt, ...pending.map(({ id }) => id)].join(' ');

/** The entries that changes touch, by their ids, as they leave them; null for those that they delete. */
function entriesAfter(pending: readonly MutationRow[]): Map<string, LoggedEntry | null> {
  const left = new Map<string, LoggedEntry | null>();
  for (const { change } of pending)
    for (const entry of entriesOf(change))
      left.set(entry.id, change.kind === 'delete' ? null : entry);
  return left;
}

/**
 * Leaves out entries that the log has already: those with the day, time, name and figures of a logged one. Of equal ones, the
 * file adds as many as it has more than the log: somebody may drink two cups in one minute. Where the file tells no time, any
 * time is the same: what it got in an earlier import is that of a meal, which the person can have changed since.
 *
 * What has the name of its meal may be the sum of it. It is left out, too, while the log has that meal with other figures,
 * which are mostly those of an earlier export of the same day: both together would be too much.
 * @returns these differing ones; how many entries each day of the log has, up to the last day of the file, and the moment of the log, too.
 */
export async function leaveOutLogged(
  { exportPage, pending }: ComparedLog,
  { entries, remarks }: Pick<ReadEntries, 'entries' | 'remarks'>,
  { signal, report }: Task,
): Promise<{
  added: FileEntry[];
  differing: FileEntry[];
  loggedPerDay: Map<CalendarDay, number>;
  moment: string;
}> {
  /** The minutes of the day of equal entries. */
  const logged = new Map<string, number[]>();
  const loggedPerDay = new Map<CalendarDay, number>();
  /** How many logged entries of a day and name are not in the file. */
  const others = new Map<string, number>();
  const take = (entry: Compared) => {
    const key = keyOf(entry);
    logged.set(key, [...(logged.get(key) ?? []), entry.minuteOfDay]);
    others.set(dayAndName(entry), (others.get(dayAndName(entry)) ?? 0) + 1);
    loggedPerDay.set(entry.day, (loggedPerDay.get(entry.day) ?? 0) + 1);
  };
  // One of them may be at the server already, without an answer.
  const changed = entriesAfter(pending);
  for (const entry of changed.values()) if (entry) take(entry);
  const lastDay = entries.reduce((last, { day }) => (day > last ? day : last), '');
  let seen = 0;
  let changedAt: string | null | undefined;
  for (let after: string | undefined; ;) {
    const answer: FoodLogExportQuery['foodLogExport'] = await exportPage(after, signal);
    const page = answer.entries;
    changedAt ??= answer.changedAt;
    for (const entry of page) if (!changed.has(entry.id)) take(entry);
    seen += page.length;
    report(
      plural(seen, {
        one: 'Comparing with your log: 1 entry so far',
        other: 'Comparing with your log: {count} entries so far',
      }),
    );
    const last = page.at(-1);
    if (!last || last.day > lastDay || last.id === after) break;
    after = last.id;
  }
  const known = new Set<FileEntry>();
  const isTimed = (entry: FileEntry) => !remarks.get(entry)?.includes('withoutTime');
  const untimed = entries.filter((entry) => !isTimed(entry));
  // Those without a time last: they take the place of none that has one.
  await inSlices([...entries.filter(isTimed), ...untimed], signal, (entry) => {
    const left = logged.get(keyOf(entry)) ?? [];
    const same = left.indexOf(entry.minuteOfDay);
    const at = same === -1 && !isTimed(entry) ? left.length - 1 : same;
    if (at === -1) return;
    left.splice(at, 1);
    others.set(dayAndName(entry), (others.get(dayAndName(entry)) ?? 0) - 1);
    known.add(entry);
  });
  const isDiffering = (entry: FileEntry) =>
    !known.has(entry) &&
    !isTimed(entry) &&
    remarks.get(entry)?.includes('withoutName') === true &&
    (others.get(dayAndName(entry)) ?? 0) > 0;
  const differing = entries.filter(isDiffering);
  const added = entries.filter((entry) => !known.has(entry) && !isDiffering(entry));
  return { added, differing, loggedPerDay, moment: momentOf(changedAt ?? null, pending) };
}
