import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { countEntry, noSums, type LogSums } from '../../storage/moving/logSums.ts';
import { DataError } from '../dataError.ts';
import { isEnd, isHeader, isOwner } from './dataLines.ts';
import { changed, readDataFile } from './readDataFile.ts';

/**
 * Reads a whole file and compares its entries with the sums in its last line.
 * @param onRead Called often with the number of bytes that were read, and the size of the file.
 * @throws DataError if the file is not complete and as it was written.
 */
export async function checkDataFile(
  file: string,
  onRead: (read: number, size: number) => void = () => {},
): Promise<{ id: string; sums: LogSums }> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  let read = 0;
  const found = noSums();
  let id = '';
  let end: LogSums | undefined;
  for await (const line of readDataFile(file, (bytes) => onRead((read += bytes), size))) {
    if (isHeader(line)) id = line.id;
    else if (isEnd(line)) end = line.end;
    else if (isOwner(line)) found.people += 1;
    else countEntry(found, line);
  }
  if (!isDeepStrictEqual(found, end)) {
    throw new DataError(`${file} ${changed}`);
  }
  return { id, sums: found };
}
