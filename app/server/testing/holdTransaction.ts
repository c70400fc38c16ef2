import type { Kysely, Transaction } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../storage/database.ts';

type Work = (trx: Transaction<Database>) => Promise<unknown>;

/**
 * Begins a transaction, and holds it between two pieces of work.
 * @returns a function that lets it end, and resolves when it has. At the latest it ends with the test, before the database
 * is closed, which would wait for it.
 */
export async function holdTransaction(
  db: Kysely<Database>,
  first: Work,
  last: Work = async () => {},
): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const transaction = db.transaction().execute(async (trx) => {
    await first(trx);
    begun.resolve();
    await gate.promise;
    await last(trx);
  });
  onTestFinished(() => gate.resolve());
  await Promise.race([begun.promise, transaction]);
  return async () => {
    gate.resolve();
    await transaction;
  };
}
