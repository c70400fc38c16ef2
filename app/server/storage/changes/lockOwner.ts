import { sql } from 'kysely';
import { prepared } from '../prepared.ts';

/**
 * Waits until no other change of the owner is being made, and makes those that come later wait for the end of this
 * transaction. Whatever writes an owner's rows takes its turn first.
 * @param values.changed_at The time of the change, in milliseconds since 1970. Where the last change is not before it, what
 * is stored is one millisecond after that, so that no two changes of an owner have the same.
 */
export const lockOwner = prepared(
  (db, { owner, changed_at }: { owner: string; changed_at: number }) =>
    db
      .insertInto('food_log_owner')
      .values({ owner, changed_at })
      .onConflict((conflict) =>
        conflict.column('owner').doUpdateSet({
          changed_at: sql<number>`case when excluded.changed_at > food_log_owner.changed_at
            then excluded.changed_at else food_log_owner.changed_at + 1 end`,
        }),
      ),
);
