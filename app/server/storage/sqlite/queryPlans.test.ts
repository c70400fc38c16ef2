import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from './openSqlite.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { id } = sampleEntry();

async function useEverything(store: FoodLogStore): Promise<void> {
  await logEntry(store, 'U1');
  await logEntry(store, 'U1', { id: 'a'.repeat(24) });
  await store.update('U1', { id, version: 1 }, { name: 'Tea' }, now);
  await store.update('U1', { id, version: 2 }, { name: 'Egg', minuteOfDay: 60 }, now);
  await store.update('U1', { id, version: 3 }, { minuteOfDay: 900 }, now);
  await store.delete('U1', [{ id, version: 4 }], now);
  await store.restore('U1', [{ id, version: 5 }], now);
  await store.findById('U1', id);
  await store.entries('U1', '2026-11-20');
  await store.deleted('U1', now);
  await store.stats('U1', { kind: 'days', start: '2026-11-20', end: '2026-11-20' });
  await store.stats('U1', { kind: 'instants', start: now, end: now });
  await store.frequent('U1', 720, 6);
  await store.items('U1', 500);
}

test('no statement reads more rows as the log grows: a statement over all entries of an owner reads an index in order, up to a limit', async () => {
  const dataDir = await temporaryFolder();
  const store = new FoodLogStore(await openSqlite(dataDir));
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  await useEverything(store);
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
  prepare.mockRestore();
  await store.close();

  const sqlite = new SQLite(join(dataDir, 'foodlog.sqlite'));
  const steps = [...statements]
    .filter((statement) => /^(select|insert|update|delete) /.test(statement))
    .flatMap((statement) => {
      const values = Array.from(statement.matchAll(/\?/g), () => 1);
      return sqlite.prepare(`explain query plan ${statement}`).all(...values);
    })
    .map((step) => JSON.stringify(step));
  sqlite.close();
  const bound = (text: string) => steps.filter((step) => step.includes(text));
  expect(statements.size).toBeGreaterThan(18);
  expect(steps.filter((step) => /SCAN (?!\d+-ROW VALUES)/.test(step))).toEqual([]);
  expect(bound('(owner=?)')).toEqual([
    expect.stringContaining('SEARCH item USING INDEX food_log_item_latest (owner=?)'),
  ]);
  expect(bound('(owner=? AND deleted_at=?)')).toEqual([]);
  expect(bound('COVERING INDEX food_log_owner_')).toHaveLength(3);
});
