import { sql, type Kysely } from 'kysely';
import { ownedTables } from '../database.ts';

/** Returns whether the extension Citus is installed, so that the tables are distributed. */
export async function hasCitus<T>(db: Kysely<T>): Promise<boolean> {
  const extension = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return extension.rows.length > 0;
}

/**
 * Distributes the tables by their owner where the extension Citus is installed, so that all rows of an owner are on
 * one node. It changes nothing elsewhere, and nothing that is distributed already. Servers that start together wait for
 * each other.
 */
export async function distributeByOwner<T>(db: Kysely<T>): Promise<void> {
  if (!(await hasCitus(db))) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('foodlog distribution'))`.execute(trx);
    for (const table of ownedTables) {
      await sql`
        select create_distributed_table(${sql.lit(table)}, 'owner', colocate_with => ${sql.lit(
          table === 'food_log' ? 'default' : 'food_log',
        )})
        where not exists (
          select 1 from pg_dist_partition where logicalrelid = ${sql.lit(table)}::regclass
        )`.execute(trx);
    }
  });
}
