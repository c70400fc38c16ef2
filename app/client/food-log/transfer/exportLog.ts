import type { CalendarDay } from '@foodlog/ui';
import { plural, t } from '../../language/t.ts';
import { type ExportedEntry, FileError, type Task } from './TransferFile.types.ts';
import type { TransferApi } from './transferApi.ts';

/** How often the log may change while it is read. */
const maxChanges = 4;

/** How a file begins, goes on and ends. */
export interface FileWriter {
  type: string;
  head: string;
  page: (entries: readonly ExportedEntry[]) => string;
  end: string;
}

/**
 * Writes the whole log of one moment into a file: where it changes meanwhile, the file is begun again.
 * @param createWriter is called each time that the file is begun.
 * @param share how much of the log was written up to a day, from 0 to 1, if that is known.
 * @throws FileError when the log changes too often, and what a request throws.
 */
export async function exportLog(
  { exportPage }: Pick<TransferApi, 'exportPage'>,
  createWriter: () => Promise<FileWriter>,
  share: (day: CalendarDay) => number | undefined,
  { signal, report }: Task,
): Promise<{ file: Blob; count: number }> {
  for (let changes = 0; changes < maxChanges; changes += 1) {
    const file = await exportOnce();
    if (file) return file;
  }
  throw new FileError(t('Your log changes all the time. Try again when nothing is logged.'));

  async function exportOnce() {
    const { type, head, page, end } = await createWriter();
    const parts = [head];
    let count = 0;
    let moment: string | null | undefined;
    for (let after: string | undefined; ;) {
      const { entries, changedAt } = await exportPage(after, signal);
      if (moment !== undefined && moment !== changedAt) return undefined;
      moment = changedAt;
      const last = entries.at(-1);
      if (!last) {
        parts.push(end);
        return { file: new Blob(parts, { type }), count };
      }
      // A proxy that repeats a page would be asked for ever.
      if (last.id === after)
        throw new FileError(t('Foodlog has answered the same twice. Try again.'));
      parts.push(page(entries));
      count += entries.length;
      after = last.id;
      report(
        plural(count, {
          one: 'Exporting: 1 entry so far',
          other: 'Exporting: {count} entries so far',
        }),
        share(last.day),
      );
    }
  }
}
