import type { Kysely } from 'kysely';
import { maxWaitMs } from './sqliteDialect.ts';
import { sqliteOf } from './sqliteOf.ts';

/**
 * Empties the write-ahead log, in which what was removed or overwritten stands until it is written over. It does nothing
 * while another process is reading, and nothing on another database than SQLite.
 */
export async function secureDelete<T>(db: Kysely<T>): Promise<void> {
  const sqlite = sqliteOf(db);
  if (!sqlite) return;
  await db.connection().execute(async () => {
    sqlite.pragma('busy_timeout = 0');
    sqlite.pragma('wal_checkpoint(truncate)');
    sqlite.pragma(`busy_timeout = ${maxWaitMs}`);
  });
}
