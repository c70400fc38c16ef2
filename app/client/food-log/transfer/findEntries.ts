import type { CalendarDay } from '@foodlog/ui';
import { createObjectId } from '../data/createObjectId.ts';
import type { Settings } from '../data/FoodLog.types.ts';
import { type Columns, guessColumns, type Table } from './columns.ts';
import { newSettings, wordsOfSettings } from './importSettings.ts';
import { type ComparedLog, leaveOutLogged } from './leaveOutLogged.ts';
import { readJsonEntries } from './readJsonEntries.ts';
import { readText } from './readText.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import type { FileEntry, FileSettings, ReadEntries, Remark, Task } from './TransferFile.types.ts';

/** A table of which it is to be told, or is known, what is in which column. */
export interface OpenedTable {
  table: Table;
  columns: Columns;
}

/** What an import would add. */
export interface Found {
  /** The id of the import: 16 hexadecimal digits. */
  id: string;
  fileName: string;
  source: Table['source'];
  opened: OpenedTable | undefined;
  read: ReadEntries;
  /** The entries that are not in the log. */
  added: FileEntry[];
  /** The meals that the log has with other figures. */
  differing: FileEntry[];
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** How many of them are not as the file has them. */
  remarks: Record<Remark, number>;
  /** What the person has not set; undefined if there is nothing. */
  settings: FileSettings | undefined;
  /** The moment of the log that the entries were compared with. */
  moment: string;
}

/** Opens a file: JSON as its text, anything else as a table. @throws FileError when it cannot be read. */
export async function openFile(file: File, task: Task): Promise<string | OpenedTable> {
  const text = await readText(file, task);
  if (/^\s*[{[]/.test(text)) return text;
  // The parser loads with the first table.
  const { readTable } = await import('./readTable.ts');
  const table = readTable(text);
  return { table, columns: guessColumns(table) };
}

/**
 * Reads all entries of an opened file, and compares them with the log.
 * @throws FileError when it cannot be read, or has more than the log can take.
 */
export async function findEntries(
  log: ComparedLog,
  fileName: string,
  opened: string | OpenedTable,
  known: Settings,
  task: Task,
): Promise<Found> {
  const read =
    typeof opened === 'string'
      ? await readJsonEntries(opened, task)
      : await (
          await import('./readCsvEntries.ts')
        ).readCsvEntries(opened.table, opened.columns, known.meals.meals, task);
  const { added, differing, loggedPerDay, moment } = await leaveOutLogged(log, read, task);
  refuseTooMany(added, loggedPerDay);
  const settings = read.settings && newSettings(read.settings, known);
  const days = added.map(({ day }) => day);
  const remarks = { rounded: 0, incomplete: 0, withoutTime: 0, withoutServing: 0, withoutName: 0 };
  for (const entry of added)
    for (const remark of read.remarks.get(entry) ?? []) remarks[remark] += 1;
  return {
    id: createObjectId().slice(8),
    fileName,
    source: typeof opened === 'string' ? 'Foodlog' : opened.table.source,
    opened: typeof opened === 'string' ? undefined : opened,
    read,
    added,
    differing,
    remarks,
    firstDay: days.reduce((first, day) => (day < first ? day : first), days[0] ?? ''),
    lastDay: days.reduce((last, day) => (day > last ? day : last), ''),
    settings: settings && wordsOfSettings(settings) ? settings : undefined,
    moment,
  };
}
