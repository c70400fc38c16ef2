import SQLite from 'better-sqlite3';
import { expect, onTestFinished, vi } from 'vitest';

/** Resolves once a transaction has tried in vain to get the write lock. The time for which it tries stands still. */
export async function isSqliteWaiting(): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const exec = vi.spyOn(SQLite.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  await expect.poll(() => exec.mock.results.map(({ type }) => type)).toContain('throw');
}
