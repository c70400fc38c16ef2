import { expressionBuilder } from 'kysely';
import type { Database } from '../database.ts';

const eb = expressionBuilder<Database, 'food_log'>();

/**
 * Leaves out what is in the log of an import that is on its way into it or out of it, so that no part of an import is moved. An
 * entry that the person has changed since is the person's own. Owners are compared, so that each shard can do so alone.
 */
export const isWhole = eb.not(
  eb.exists(
    eb
      .selectFrom('food_log_import')
      .select('food_log_import.id')
      .whereRef('food_log_import.owner', '=', 'food_log.owner')
      .whereRef('food_log_import.id', '=', (of) =>
        of.fn('substr', ['food_log.id', of.val(1), of.val(16)]),
      )
      .where('food_log_import.state', 'in', ['IMPORTING', 'UNDOING'])
      .where('food_log.version', '=', 1),
  ),
);
