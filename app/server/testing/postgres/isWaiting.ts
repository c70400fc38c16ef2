import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../storage/database.ts';

/** Resolves once a connection to the database waits for another one. */
export async function isWaiting(db: Kysely<Database>) {
  const waiting = sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
}
