import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { describeErasing } from './describeErasing.ts';
import { describeFullDays } from './describeFullDays.ts';
import { describeMoving } from './describeMoving.ts';

/** Opens one more connection to a database, as another process would. */
export type Connect = () => Promise<Kysely<Database>>;

/** Resolves once a transaction waits for another one. */
export type IsWaiting = (db: Kysely<Database>) => Promise<void>;

/**
 * The contract tests for moving, keeping and erasing, and for days that are full.
 * @param create Creates an empty database. The one before is not used any more, so that it can be the same.
 */
export function describeData(
  name: string,
  create: () => Promise<Connect>,
  isWaiting: IsWaiting,
): void {
  describeMoving(name, create);
  describeErasing(name, create, isWaiting);
  describeFullDays(name, create);
}
