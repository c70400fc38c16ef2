import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns that this migration reads and fills, as they were at its time. */
interface Database {
  food_log: { owner: string; id: string; name: string; name_key: string; minute_of_day: number };
}

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const rowsAtOnce = 1000;

/** The weight of an entry in its own part of the day (3 hours) and in the two neighbouring parts. */
const minutesPerPart = 180;
const partsPerDay = 8;
const partWeights = [
  { shift: 0, weight: 2 },
  { shift: 1, weight: 1 },
  { shift: 7, weight: 1 },
] as const;

const nameKey = (name: string) =>
  name.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');

/** Sets the time of day of older entries in UTC, because the server does not know the person's time zone. */
async function extendEntries(db: Kysely<Database>): Promise<void> {
  const { schema } = db;
  for (const [column, type, initial] of [
    ['version', 'int4', 1],
    ['minute_of_day', 'int4', 0],
    ['name_key', 'text', ''],
  ] as const) {
    await schema
      .alterTable('food_log')
      .addColumn(column, type, (added) => added.notNull().defaultTo(initial))
      .execute();
  }
  await schema.alterTable('food_log').addColumn('deleted_at', 'int8').execute();
  await schema.alterTable('food_log').addColumn('previous_day', 'text').execute();
  await db
    .updateTable('food_log')
    .set({ minute_of_day: sql`(logged_at / 60000 % 1440 + 1440) % 1440` })
    .execute();
  for (let last = { owner: '', id: '' }; ;) {
    const rows = await db
      .selectFrom('food_log')
      .select(['owner', 'id', 'name'])
      .where((eb) => eb(eb.refTuple('owner', 'id'), '>', eb.tuple(last.owner, last.id)))
      .orderBy('owner')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { owner, id, name } of rows) {
      await db
        .updateTable('food_log')
        .set({ name_key: nameKey(name) })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .execute();
    }
    const final = rows.at(-1);
    if (!final || rows.length < rowsAtOnce) return;
    last = final;
  }
}

/** Creates indexes without deleted entries. Totals and lists are still read from one contiguous part of one index. */
async function indexEntries({ schema }: Kysely<Database>): Promise<void> {
  await schema.dropIndex('food_log_owner_day').execute();
  await schema
    .createIndex('food_log_owner_day')
    .on('food_log')
    .columns(['owner', 'deleted_at', 'day', 'logged_at', 'id', ...figures])
    .execute();
  await schema.dropIndex('food_log_owner_logged_at').execute();
  await schema
    .createIndex('food_log_owner_logged_at')
    .on('food_log')
    .columns(['owner', 'deleted_at', 'logged_at', ...figures])
    .execute();
  await schema
    .createIndex('food_log_owner_name')
    .on('food_log')
    .columns(['owner', 'name_key', 'deleted_at', 'logged_at', 'id'])
    .execute();
}

async function createItems({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('food_log_owner')
    .addColumn('owner', 'text', (column) => column.notNull().primaryKey())
    .addColumn('changed_at', 'int8', (column) => column.notNull())
    .execute();
  await schema
    .createTable('food_log_item')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('calories', 'int4', (column) => column.notNull())
    .addColumn('fats', 'int4', (column) => column.notNull())
    .addColumn('proteins', 'int4', (column) => column.notNull())
    .addColumn('carbs', 'int4', (column) => column.notNull())
    .addColumn('times_logged', 'int4', (column) => column.notNull())
    .addColumn('last_logged_at', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('food_log_item_pkey', ['owner', 'name_key'])
    .execute();
  await schema
    .createIndex('food_log_item_latest')
    .on('food_log_item')
    .columns(['owner', 'last_logged_at', 'name_key'])
    .execute();
  await schema
    .createTable('food_log_item_time')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('part_of_day', 'int4', (column) => column.notNull())
    .addColumn('weight', 'int4', (column) => column.notNull())
    .addColumn('last_logged_at', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('food_log_item_time_pkey', ['owner', 'name_key', 'part_of_day'])
    .execute();
  // The index omits the name. Otherwise the planner would use it, as it has all columns, to look up a single food.
  await schema
    .createIndex('food_log_item_time_weight')
    .on('food_log_item_time')
    .columns(['owner', 'part_of_day', 'weight', 'last_logged_at'])
    .execute();
}

async function fillItems(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into food_log_item
    select owner, name_key, name, calories, fats, proteins, carbs, times, logged_at from (
      select food_log.*, count(*) over (partition by owner, name_key) as times,
        row_number() over (partition by owner, name_key order by logged_at desc, id desc) as place
      from food_log
    ) as ranked
    where place = 1`.execute(db);
  for (const { shift, weight } of partWeights) {
    await sql`
      insert into food_log_item_time
      select entry.owner, entry.name_key,
        (entry.minute_of_day / ${sql.lit(minutesPerPart)} + ${sql.lit(shift)}) % ${sql.lit(partsPerDay)} as part,
        count(*) * ${sql.lit(weight)}, max(item.last_logged_at)
      from food_log as entry
      join food_log_item as item on item.owner = entry.owner and item.name_key = entry.name_key
      where true
      group by entry.owner, entry.name_key, part
      on conflict (owner, name_key, part_of_day)
      do update set weight = food_log_item_time.weight + excluded.weight`.execute(db);
  }
}

/** Adds versions, deletion and the owner's foods, and fills them from the existing entries. */
export const changesAndItems: Migration = {
  async up(db: Kysely<Database>) {
    await extendEntries(db);
    await indexEntries(db);
    await createItems(db);
    await fillItems(db);
  },
};
