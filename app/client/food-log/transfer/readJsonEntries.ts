import { t } from '../../language/t.ts';
import { entryProblem, lastPossibleDay } from './checkEntry.ts';
import { inSlices } from './inSlices.ts';
import { readJson, readJsonEntry } from './jsonFile.ts';
import { leaveOut, nothingRead } from './nothingRead.ts';
import type { ReadEntries, Task } from './TransferFile.types.ts';

/**
 * Reads our JSON.
 * @throws FileError when it is none.
 */
export async function readJsonEntries(
  text: string,
  { signal, report }: Task,
): Promise<ReadEntries> {
  const { settings, entries } = readJson(text);
  const read: ReadEntries = { ...nothingRead(), settings };
  const lastDay = lastPossibleDay();
  await inSlices(entries, signal, (unread, index) => {
    const entry = readJsonEntry(unread);
    const problem = entry ? entryProblem(entry, lastDay) : t('It is no entry.');
    if (entry && !problem) read.entries.push(entry);
    else leaveOut(read, { row: index + 1, reason: problem ?? '' });
    if (index % 1000 === 0) report(t('Reading the entries'), index / entries.length);
  });
  return read;
}
