import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the name to the index by score, so that foods of equal scores are read in order, instead of sorted all. */
export const nameInScoreIndex: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropIndex('food_log_item_time_score').execute();
    await schema
      .createIndex('food_log_item_time_score')
      .on('food_log_item_time')
      .columns(['owner', 'part_of_day', 'score', 'name_key'])
      .execute();
  },
};
