import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { maxEntriesPerDay } from '../../storage/Allowance.ts';
import { countEntry, countSetting, noSums, type LogSums } from '../../storage/transfer/logSums.ts';
import { DataError } from '../dataError.ts';
import { isEnd, isHeader, isOwner, isSetting } from './dataLines.ts';
import { changed, readDataFile } from './readDataFile.ts';

/** A day with more entries than the server lets anybody log. */
export interface LargeDay {
  owner: string;
  day: string;
  entries: number;
}

/** What a whole file holds. */
export interface CheckedFile {
  id: string;
  /** The owner whose file it is; undefined for the file of a whole log. */
  owner: string | undefined;
  sums: LogSums;
  /** The largest day of those that have too many entries; undefined if none has. */
  largeDay: LargeDay | undefined;
}

/**
 * Reads a whole file and compares its entries with the sums in its last line.
 * @param onRead Called often with the number of bytes that were read, and the size of the file.
 * @throws DataError if the file is not complete and as it was written.
 */
export async function checkDataFile(
  file: string,
  onRead: (read: number, size: number) => void = () => {},
): Promise<CheckedFile> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  let read = 0;
  const found = noSums();
  let id = '';
  let only: string | undefined;
  let owner = '';
  let days = new Map<string, number>();
  let largeDay: LargeDay | undefined;
  let end: LogSums | undefined;
  for await (const line of readDataFile(file, (bytes) => onRead((read += bytes), size))) {
    if (isHeader(line)) ({ id, only_owner: only } = line);
    else if (isEnd(line)) end = line.end;
    else if (isOwner(line)) {
      found.people += 1;
      owner = line.owner;
      if (owner !== (only ?? owner)) throw new DataError(`${file} ${changed}`);
      days = new Map();
    } else if (isSetting(line)) countSetting(found, line);
    else {
      countEntry(found, line);
      if (line.deleted_at !== null) continue;
      const entries = (days.get(line.day) ?? 0) + 1;
      days.set(line.day, entries);
      if (entries > (largeDay?.entries ?? maxEntriesPerDay)) {
        largeDay = { owner, day: line.day, entries };
      }
    }
  }
  if (!isDeepStrictEqual(found, end)) {
    throw new DataError(`${file} ${changed}`);
  }
  return { id, owner: only, sums: found, largeDay };
}
