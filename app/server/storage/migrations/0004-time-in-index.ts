import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time of day to the index by name, so that the scores of a food are computed from the index alone. */
export const timeInIndex: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropIndex('food_log_owner_name').execute();
    await schema
      .createIndex('food_log_owner_name')
      .on('food_log')
      .columns(['owner', 'name_key', 'deleted_at', 'logged_at', 'id', 'minute_of_day'])
      .execute();
  },
};
