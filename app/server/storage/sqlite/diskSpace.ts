import fs from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { sqliteOf } from './sqliteOf.ts';

/** The space that a change may need, in bytes. */
const leastSpace = 1_000_000;

/**
 * Some changes still fit into the write-ahead log when the disk is full, and others do not.
 * @throws StorageUnavailable if the disk of a SQLite database is full. It does nothing on another database.
 */
export function refuseFullDisk<T>(db: Kysely<T>): void {
  const sqlite = sqliteOf(db);
  if (!sqlite || sqlite.memory) return;
  const { bsize, bavail, bfree } = fs.statfsSync(dirname(sqlite.name));
  // Some blocks are for root only.
  const blocks = process.getuid?.() === 0 ? bfree : bavail;
  if (blocks * bsize >= leastSpace) return;
  throw new StorageUnavailable('full', new Error('The disk has less than 1 MB of free space.'));
}
