import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { explainSqliteError } from './sqliteProblem.ts';

test.each([
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_IOERR_WRITE', 'unreachable'],
  ['SQLITE_IOERR_FSYNC', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_READONLY', 'unreachable'],
  ['SQLITE_READONLY_DBMOVED', 'unreachable'],
])('%s means that the database is %s for now', (code, problem) => {
  const cause = new SQLite.SqliteError('it failed', code);
  const explained = explainSqliteError(cause);
  expect(explained).toBeInstanceOf(StorageUnavailable);
  expect(explained).toMatchObject({ problem, cause });
});

test.each(['SQLITE_ERROR', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CORRUPT', 'EFULL'])(
  '%s is an error of another kind, which trying again does not help',
  (code) => {
    const error = new SQLite.SqliteError('it failed', code);
    expect(explainSqliteError(error)).toBe(error);
  },
);
