import { plural, t } from '../../language/t.ts';
import type { FileEntry, Report, Task } from './TransferFile.types.ts';
import type { LogImport, TransferApi } from './transferApi.ts';

/** How many entries a request has at most, and about how many bytes: the server takes 384 kB. */
const maxEntries = 500;
const maxBytes = 300_000;

/** At most so many bytes: a UTF-16 unit takes up to four. */
const bytesOf = ({ name, meal, unit }: FileEntry) =>
  250 + 4 * (name.length + (meal?.length ?? 0) + (unit?.length ?? 0));

/** The end of the batch that begins at `start`. The same entries always make the same batches. */
function endOfBatch(entries: readonly FileEntry[], start: number): number {
  let bytes = 0;
  let end = start;
  for (; end < entries.length && end - start < maxEntries; end += 1) {
    const entry = entries[end];
    bytes += entry ? bytesOf(entry) : 0;
    if (bytes > maxBytes && end > start) break;
  }
  return end;
}

/** An import that is not begun yet. */
export interface NewImport {
  id: string;
  /** 1 to 200 characters. */
  name: string;
  /** The person's login id. */
  userId: string;
  entries: readonly FileEntry[];
}

/**
 * Puts entries into the log: first all beside it, then all into it. It can be repeated, and goes on then.
 * @throws what a request throws. Nothing is in the log before all entries are there.
 */
export async function importLog(
  api: TransferApi,
  { entries, ...one }: NewImport,
  task: Task,
): Promise<LogImport> {
  const begun = (await api.imports(task.signal)).find(({ id }) => id === one.id);
  // What is on its way into the log takes no more.
  const first = begun && begun.state !== 'STAGED' ? entries.length : 0;
  for (let start = first; start < entries.length;) {
    task.report(importing(entries.length), start / entries.length / 2);
    const end = endOfBatch(entries, start);
    await api.stage({ ...one, start, entries: entries.slice(start, end) }, task.signal);
    start = end;
  }
  return commitImport(api, one.id, entries.length, task);
}

const importing = (count: number) =>
  plural(count, { one: 'Importing 1 entry', other: 'Importing {count} entries' });

/** Goes on with an import of which all entries are at the server. */
export async function commitImport(
  api: TransferApi,
  id: string,
  count: number,
  { signal, report }: Task,
): Promise<LogImport> {
  for (;;) {
    const now = await api.commit(id, count, signal);
    report(importing(count), 0.5 + now.imported / count / 2);
    if (now.state === 'IMPORTED') return now;
  }
}

/** Takes an import out of the log, or discards it before it is there. */
export async function undoImport(
  api: TransferApi,
  id: string,
  { signal, report }: { signal: AbortSignal; report: Report },
): Promise<LogImport> {
  for (;;) {
    const now = await api.undo(id, signal);
    report(
      t('Taking the import out of your log'),
      now.entries ? 1 - now.imported / now.entries : 1,
    );
    if (now.state === 'UNDONE') return now;
  }
}
