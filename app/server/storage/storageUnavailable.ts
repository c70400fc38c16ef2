/**
 * Why the database cannot be used for now.
 * - busy: another program holds it for too long, or it has no room for another connection.
 * - full: its disk is full.
 * - unreachable: its file or its server cannot be reached, read or written.
 * - schema: another version of Foodlog has changed its tables.
 */
export type StorageProblem = 'busy' | 'full' | 'unreachable' | 'schema';

/**
 * The database cannot be used for now, and trying again later helps. The room of each engine recognises its own errors;
 * the cause is the driver's.
 */
export class StorageUnavailable extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? `, ${String(cause.code)}` : '';
    super(`The database cannot be used for now (${problem}${code})`, { cause });
    this.problem = problem;
  }
}
