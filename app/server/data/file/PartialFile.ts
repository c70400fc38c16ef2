import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DataError } from '../dataError.ts';

const compress = promisify(gzip);

/** A file under a temporary name, which gets its own name when it is complete and on the disk. */
export class PartialFile {
  static readonly suffix = '.partial';

  readonly #handle: FileHandle;
  /** The length of what was written, in bytes. */
  length: number;

  private constructor(handle: FileHandle, length: number) {
    this.#handle = handle;
    this.length = length;
  }

  /**
   * Opens the file with its first `length` bytes, without what was written after them.
   * @throws DataError if it cannot be written.
   */
  static async open(file: string, length: number): Promise<PartialFile> {
    try {
      const handle = await open(file + PartialFile.suffix, 'a', 0o600);
      await handle.truncate(length);
      return new PartialFile(handle, length);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      const why = code === 'ENOENT' ? ', because its folder does not exist' : ` (${code})`;
      throw new DataError(`${file} cannot be written${why}.`, { cause: error });
    }
  }

  /** Appends lines, compressed by themselves, so that the file can be cut behind them. */
  async append(lines: readonly string[]): Promise<void> {
    const bytes = await compress(lines.map((line) => `${line}\n`).join(''));
    await this.#handle.appendFile(bytes);
    this.length += bytes.length;
  }

  /** Resolves when all is on the disk. */
  async sync(): Promise<void> {
    await this.#handle.sync();
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** Removes a closed file that has not got its own name. */
  static async remove(file: string): Promise<void> {
    await rm(file + PartialFile.suffix, { force: true });
  }

  /** Gives a closed file its own name. */
  static async complete(file: string): Promise<void> {
    await rename(file + PartialFile.suffix, file);
    const folder = await open(dirname(file));
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
