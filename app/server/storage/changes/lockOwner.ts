import { prepared } from '../prepared.ts';

/**
 * Waits until no other change of the owner is being made, and makes those that come later wait for the end of this
 * transaction. Whatever writes an owner's rows takes its turn first.
 * @param values.changed_at The time of the change, in milliseconds since 1970.
 */
export const lockOwner = prepared(
  (db, { owner, changed_at }: { owner: string; changed_at: number }) =>
    db
      .insertInto('food_log_owner')
      .values({ owner, changed_at })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet({ changed_at })),
);
