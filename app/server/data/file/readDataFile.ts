import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DataError } from '../dataError.ts';
import { isEnd, parseHeader, parseLine, type DataLine } from './dataLines.ts';
import { addLine } from './digest.ts';

/** The longest line that a file of ours can have is about 12 kB. */
const longestLine = 1_000_000;

const notOurs = 'is not a file that `npm run data -- export` or `backup` wrote.';
export const changed =
  'does not hold what its last line says, so it was changed. Use another copy of it.';
const explanations: Record<string, string> = {
  ENOENT: 'does not exist.',
  EISDIR: 'is a folder.',
  EACCES: 'may not be read by this user.',
  Z_DATA_ERROR: 'is damaged. Use another copy of it.',
  Z_BUF_ERROR: 'is cut: it ends in the middle. Use another copy of it.',
};

function explain(error: unknown): string {
  if (error instanceof DataError) return error.message;
  if (error instanceof Error && error.message === 'incorrect header check') return notOurs;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return explanations[code] ?? `cannot be read (${code}).`;
}

async function* textLines(file: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  source.on('data', (chunk) => onRead(chunk.length));
  const plain = pipeline(source, createGunzip({ chunkSize: 256 * 1024 }), () => {});
  let rest = '';
  for await (const chunk of plain.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new DataError(notOurs);
    yield* lines;
  }
  if (rest !== '') throw new DataError(explanations['Z_BUF_ERROR']);
}

/**
 * Reads a file line by line, whatever its size.
 * @param onRead Called with the number of bytes that were read of the file.
 * @returns the first line, then the owners and their entries, then the last line.
 * @throws DataError if the file cannot be read, was cut, damaged, changed, or is not a file of this version of Foodlog.
 */
export async function* readDataFile(
  file: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<DataLine> {
  let number = 0;
  let isComplete = false;
  let digest = '';
  let hasDigest = false;
  try {
    for await (const line of textLines(file, onRead)) {
      number += 1;
      if (isComplete) throw new DataError(`continues after its last line, ${number - 1}.`);
      if (number === 1) {
        const header = parseHeader(line);
        hasDigest = header.version > 1;
        yield header;
        continue;
      }
      const parsed = parseLine(line, number);
      isComplete = isEnd(parsed);
      if (isEnd(parsed) && hasDigest && parsed.digest !== digest) throw new DataError(changed);
      digest = addLine(digest, line);
      yield parsed;
    }
    if (number === 0) throw new DataError(notOurs);
    if (!isComplete) throw new DataError(explanations['Z_BUF_ERROR']);
  } catch (error) {
    throw new DataError(`${file} ${explain(error)}`, { cause: error });
  }
}
