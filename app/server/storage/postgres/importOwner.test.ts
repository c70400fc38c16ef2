import { expect, onTestFinished, test } from 'vitest';
import { holdTransaction } from '../../testing/holdTransaction.ts';
import { exported, importFrom } from '../../testing/movedLog.ts';
import { isWaiting } from '../../testing/postgres/isWaiting.ts';
import { openEmptyPostgres } from '../../testing/postgres/testDatabase.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { createEntries } from '../changes/createEntries.ts';
import { lockOwner } from '../changes/lockOwner.ts';
import { eraseOwner } from '../retention/eraseOwner.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { run, runAll } from '../prepared.ts';

test('servers do not mix their changes with the log of an owner that is imported meanwhile', async () => {
  const db = await openEmptyPostgres();
  onTestFinished(() => db.destroy());
  const store = new FoodLogStore(db);
  await logEntry(store, 'U1', { name: 'Tea' });
  // Logs from before changes were recorded have no such row.
  await db.deleteFrom('food_log_owner').execute();
  const file = await exported(db, 'U1');
  await eraseOwner(db, 'U1');
  const endChange = await holdTransaction(
    db,
    (trx) => run(trx, lockOwner({ owner: 'U1', changed_at: 0 })),
    (trx) => runAll(trx, createEntries('U1', [sampleEntry({ id: 'f'.repeat(24) })]).first),
  );
  const imported = importFrom(file, db);
  await Promise.race([isWaiting(db), imported]);
  await endChange();
  await expect(imported).rejects.toThrow(/holds a log of U1 already/);
  expect(await store.entries('U1', '2026-11-20')).toMatchObject([{ name: 'Egg' }]);
});
