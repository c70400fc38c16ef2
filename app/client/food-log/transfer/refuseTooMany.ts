import type { CalendarDay } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { plural, t } from '../../language/t.ts';
import { FileError, type FileEntry } from './TransferFile.types.ts';

/** The most entries that the server lets a day have, and an import. */
const maxPerDay = 500;
const maxImported = 200_000;

/**
 * Refuses new entries that the server would not take into the log, before any of them is sent.
 * @param logged how many entries each day of the log has.
 * @throws FileError when there are too many of one day, or in all.
 */
export function refuseTooMany(
  added: readonly FileEntry[],
  logged: ReadonlyMap<CalendarDay, number>,
): void {
  if (added.length > maxImported)
    throw new FileError(
      t(
        'Nothing was imported: the file has {count} new entries, and at most {most} can be imported at once. Split it first.',
        { count: added.length, most: maxImported },
      ),
    );
  const counts = new Map<CalendarDay, number>();
  for (const { day } of added) counts.set(day, (counts.get(day) ?? logged.get(day) ?? 0) + 1);
  const full = [...counts].flatMap(([day, count]) => (count > maxPerDay ? [day] : [])).toSorted();
  const [first] = full;
  if (first)
    throw new FileError(
      plural(
        full.length,
        {
          one: 'Nothing was imported: {day} would have more than {most} entries, which is the most that a day can have. Remove some from the file first.',
          other:
            'Nothing was imported: {count} days, the first {day}, would have more than {most} entries, which is the most that a day can have. Remove some from the file first.',
        },
        { day: formatDay(first), most: maxPerDay },
      ),
    );
}
