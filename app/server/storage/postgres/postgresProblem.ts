import { StorageUnavailable, type StorageProblem } from '../storageUnavailable.ts';

/** By the code of PostgreSQL's error or of the connection's, and by the driver's message where there is no code. */
const problems: [RegExp, StorageProblem][] = [
  // Locks and statements that take too long, deadlocks, and no connection left.
  [/^(55P03|57014|40001|40P01|53300)$|^timeout (expired|exceeded)/, 'busy'],
  [/^53(100|200|400)$/, 'full'],
  [/^(08...|57P0[1-5]|58030|25006|25P03|E[A-Z]+|CONNECTION_\w+)$/, 'unreachable'],
  [
    /^Connection terminated|^Query read timeout|^Client (was closed|has encountered)/,
    'unreachable',
  ],
];

/** Returns a StorageUnavailable if PostgreSQL cannot be used for now, otherwise the error itself. */
export function explainPostgresProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  const problem = problems.find(([codes]) => codes.test(code))?.[1];
  return problem ? new StorageUnavailable(problem, error) : error;
}
