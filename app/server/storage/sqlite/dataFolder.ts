import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageError } from '../storageError.ts';

/** Folders of the kernel. Some accept files, and lose them. /dev/shm is there for files. */
const kernelFolder = /^\/(?:proc|sys|dev(?!\/shm))(?=\/|$)/;

const isThere = (path: string) => existsSync(path) || dirname(path) === path;

const existingPart = (path: string): string =>
  isThere(path) ? realpathSync(path) : existingPart(dirname(path));

/** With `recursive`, Node tries for ever where a folder says of its own children that it does not exist, as in /proc. */
function createWithParents(path: string): void {
  if (isThere(path)) return;
  createWithParents(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it first.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Creates the folder of the database, for this user only, unless it exists.
 * @throws StorageError if it would be in a folder of the kernel.
 */
export function createDataFolder(path: string): void {
  const [kernel] = kernelFolder.exec(existingPart(path)) ?? [];
  if (kernel) {
    throw new StorageError(
      `would be in ${kernel}, which belongs to the system and keeps no files. Set DATA_DIR to a folder on a disk.`,
    );
  }
  createWithParents(path);
}
