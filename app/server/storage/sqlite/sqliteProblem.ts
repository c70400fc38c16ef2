import { StorageUnavailable, type StorageProblem } from '../storageUnavailable.ts';

const problems: [RegExp, StorageProblem][] = [
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'busy'],
  [/^SQLITE_(FULL|IOERR_SHMSIZE)/, 'full'],
  [/^SQLITE_(IOERR|CANTOPEN|READONLY|PERM)/, 'unreachable'],
];

/** Returns why SQLite cannot use the database for now; undefined for any other error. */
export function sqliteProblem(error: unknown): StorageProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return problems.find(([codes]) => codes.test(code))?.[1];
}

/** Returns a StorageUnavailable if SQLite cannot use the database for now, otherwise the error itself. */
export function explainSqliteError(error: unknown): unknown {
  const problem = sqliteProblem(error);
  return problem ? new StorageUnavailable(problem, error) : error;
}
