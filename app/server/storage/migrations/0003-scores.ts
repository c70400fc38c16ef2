import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns that this migration reads and fills, as they were at its time. */
interface Database {
  food_log: {
    owner: string;
    id: string;
    name_key: string;
    logged_at: number | string;
    minute_of_day: number;
    deleted_at: number | string | null;
  };
  food_log_item: { owner: string; name_key: string };
  food_log_item_time: { owner: string; name_key: string; part_of_day: number; score: number };
}

const itemsAtOnce = 1000;
/** The half-life of an entry's weight, in milliseconds. */
const halfLife = 20 * 86_400_000;
/** How many of the latest entries of a food count. */
const entriesPerItem = 256;
const minutesPerPart = 180;
const partsPerDay = 8;
/** The weight of an entry in its own part of the day and in the two neighbouring parts. */
const partWeights = [
  { shift: 0, weight: 2 },
  { shift: 1, weight: 1 },
  { shift: 7, weight: 1 },
] as const;

/**
 * Returns, for each part of the day, the logarithm of the summed weights of a food's entries, in half-lives since 1970.
 */
function scoresOf(entries: readonly { time: number; minute_of_day: number }[]) {
  const [{ time: newest } = { time: 0 }] = entries;
  const sums = new Map<number, number>();
  for (const { time, minute_of_day } of entries) {
    for (const { shift, weight } of partWeights) {
      const part = (Math.floor(minute_of_day / minutesPerPart) + shift) % partsPerDay;
      sums.set(part, (sums.get(part) ?? 0) + weight * 2 ** ((time - newest) / halfLife));
    }
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .map(([part_of_day, sum]) => ({ part_of_day, score: Math.log2(sum) + newest / halfLife }));
}

async function scoreItem(db: Kysely<Database>, owner: string, name_key: string): Promise<void> {
  const rows = await db
    .selectFrom('food_log')
    .select(['logged_at', 'minute_of_day'])
    .where('owner', '=', owner)
    .where('name_key', '=', name_key)
    .where('deleted_at', 'is', null)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesPerItem)
    .execute();
  const entries = rows.map(({ logged_at, minute_of_day }) => ({
    time: Number(logged_at),
    minute_of_day,
  }));
  const scores = scoresOf(entries).map(({ part_of_day, score }) => ({
    owner,
    name_key,
    part_of_day,
    score,
  }));
  if (scores.length > 0) await db.insertInto('food_log_item_time').values(scores).execute();
}

async function scoreItems(db: Kysely<Database>): Promise<void> {
  for (let last = { owner: '', name_key: '' }; ;) {
    const items = await db
      .selectFrom('food_log_item')
      .select(['owner', 'name_key'])
      .where((eb) => eb(eb.refTuple('owner', 'name_key'), '>', eb.tuple(last.owner, last.name_key)))
      .orderBy('owner')
      .orderBy('name_key')
      .limit(itemsAtOnce)
      .execute();
    for (const { owner, name_key } of items) {
      await scoreItem(db, owner, name_key);
    }
    const final = items.at(-1);
    if (!final || items.length < itemsAtOnce) return;
    last = final;
  }
}

/** Replaces weights, which only grew, with scores, which fade. */
export const scores: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.dropTable('food_log_item_time').execute();
    await db.schema
      .createTable('food_log_item_time')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('part_of_day', 'int4', (column) => column.notNull())
      .addColumn('score', 'float8', (column) => column.notNull())
      .addPrimaryKeyConstraint('food_log_item_time_pkey', ['owner', 'name_key', 'part_of_day'])
      .execute();
    // The index omits the name. Otherwise the planner would use it, as it has all columns, to look up a single food.
    await db.schema
      .createIndex('food_log_item_time_score')
      .on('food_log_item_time')
      .columns(['owner', 'part_of_day', 'score'])
      .execute();
    await scoreItems(db);
  },
};
