import Papa from 'papaparse';
import { t } from '../../language/t.ts';
import { nextTask } from '../outbox/nextTask.ts';
import type { Task } from './TransferFile.types.ts';

/** How much text is parsed at once, in UTF-16 units: a phone takes some 20 ms. */
const sliceLength = 32 * 1024;

/** The longest row, in UTF-16 units. A longer one begins with a quote that is never closed. */
const maxRowLength = 1024 * 1024;

/** How much is parsed after a line that is no row: a file can have thousands of them. */
const restartLength = 256;

/** How a table is written. */
export interface Dialect {
  delimiter: string;
  /** What is between rows; of '\r\n', the '\r' is white space at the end of a cell: some files have both. */
  newline: '\n' | '\r';
}

/** The delimiter that makes the most cells of the header: in the rows below, names and numbers have commas, too. */
function delimiterOf(head: string): string {
  const cells = (delimiter: string) =>
    Papa.parse<string[]>(head, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const [most = ','] = [',', ';', '\t', '|'].toSorted((one, other) => cells(other) - cells(one));
  return most;
}

/** The first rows of a table, and how it is written, as far as they say that. */
export function readHead(text: string): { dialect: Dialect; rows: string[][] } {
  const head = text.slice(0, 8 * sliceLength);
  const { data, meta } = Papa.parse<string[]>(head, { delimiter: delimiterOf(head), preview: 200 });
  const newline = meta.linebreak === '\r' ? '\r' : '\n';
  return { dialect: { delimiter: meta.delimiter, newline }, rows: data };
}

/**
 * Parses a table in short tasks. `take` gets the cells of each row and its number, from 1; undefined in the place of the cells
 * of a line with a quote that leads on into other rows. The next line is a row again.
 * @throws the reason of the signal when it aborts.
 */
export async function eachRow(
  text: string,
  dialect: Dialect,
  take: (cells: string[] | undefined, row: number) => void,
  { signal, report }: Task,
  length = sliceLength,
): Promise<void> {
  const { delimiter, newline } = dialect;
  const lineEnd = (from: number) => text.indexOf(newline, from) + 1 || text.length;
  let row = 0;
  let size = length;
  let parsed = 0;
  for (let start = 0; start < text.length;) {
    const end = lineEnd(start + size - 1);
    const isLast = end === text.length;
    let next = start;
    let isOpen = false;
    const parser = new Papa.Parser({
      ...dialect,
      step({ data: [cells = []], errors, meta }: Papa.ParseResult<string[]>) {
        // With a quote within a cell that is not doubled, it is not clear where the cell ends.
        isOpen = errors.some(
          ({ code }) =>
            code === 'MissingQuotes' ||
            cells.some(
              (cell) => cell.includes(newline) || (cell.includes('"') && cell.includes(delimiter)),
            ),
        );
        if (isOpen) parser.abort();
        else {
          take(cells, (row += 1));
          next = start + meta.cursor;
        }
      },
    });
    // The last row of a slice may be incomplete: it is the first of the next.
    const { errors }: Papa.ParseResult<string[]> = parser.parse(text.slice(start, end), 0, !isLast);
    const isNone = next === start && (isOpen || errors.length > 0 || end - start > maxRowLength);
    if (isLast && !isOpen) break;
    if (isNone) {
      take(undefined, (row += 1));
      next = lineEnd(start);
      size = Math.min(restartLength, length);
    } else size = next === start ? size * 2 : Math.min(size * 2, length);
    parsed += end - start;
    start = next;
    if (parsed < length) continue;
    parsed = 0;
    report(t('Reading the entries'), start / text.length);
    await nextTask();
    signal.throwIfAborted();
  }
}
