import type { ReadEntries, UnreadableRow } from './TransferFile.types.ts';

/** How many rows that cannot be read are listed. */
const maxListed = 100;

export const nothingRead = (): ReadEntries => ({
  entries: [],
  remarks: new Map(),
  unreadable: [],
  unreadableCount: 0,
});

/** Notes a row that is no entry. */
export function leaveOut(read: ReadEntries, row: UnreadableRow) {
  read.unreadableCount += 1;
  if (read.unreadable.length < maxListed) read.unreadable.push(row);
}
