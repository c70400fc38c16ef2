import { StorageUnavailable, type StorageProblem } from '../storage/storageUnavailable.ts';
import { isDiskFull } from './file/isDiskFull.ts';

const problems: Record<StorageProblem, string> = {
  full: 'The disk of the database is full. Free some space and repeat the command.',
  busy: 'The database is in use for too long. Repeat the command, or stop the other programs.',
  unreachable: 'The database cannot be reached any more. Repeat the command when it is back.',
  schema: 'Another version of Foodlog has changed the tables. Use the command of that version.',
};

/** Says in one line why a command failed. */
export function explainFailure(error: unknown): string {
  if (error instanceof StorageUnavailable) return problems[error.problem];
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return 'The disk is full. Free some space and repeat the command.';
  return error.message.split('\n', 1)[0] ?? '';
}
