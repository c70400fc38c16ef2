import type { Insertable, Transaction } from 'kysely';
import type {
  Database,
  FoodLogOwnerTable,
  FoodLogSettingTable,
  FoodLogTable,
} from '../database.ts';
import { nameKey } from '../nameKey.ts';
import type { MovedEntry, MovedSetting } from './movedEntry.ts';
import type { OwnerFoods } from './OwnerFoods.ts';

/** PostgreSQL takes 65,535 values in a statement, SQLite 32,766, and a row has at most 20. */
const rowsAtOnce = 250;

/** Rows to store together. */
export interface LogBatch {
  owners: FoodLogOwnerTable[];
  settings: FoodLogSettingTable[];
  entries: Insertable<FoodLogTable>[];
  /** The foods of owners whose last entry is stored. */
  foods: OwnerFoods[];
}

export const emptyBatch = (): LogBatch => ({
  owners: [],
  settings: [],
  entries: [],
  foods: [],
});

/** Returns the row of a moved entry. */
export function movedRow(owner: string, entry: MovedEntry): Insertable<FoodLogTable> {
  return {
    owner,
    id: entry.id,
    user_id: entry.user_id,
    name: entry.name,
    calories: entry.calories,
    fats: entry.fats,
    proteins: entry.proteins,
    carbs: entry.carbs,
    logged_at: entry.logged_at,
    day: entry.day,
    content_hash: entry.content_hash,
    created_at: entry.created_at,
    version: entry.version,
    minute_of_day: entry.minute_of_day,
    name_key: nameKey(entry.name),
    deleted_at: entry.deleted_at,
    previous_day: entry.previous_day,
    meal: entry.meal,
    amount: entry.amount,
    unit: entry.unit,
  };
}

/** Returns the row of a moved setting. */
export const movedSettingRow = (owner: string, setting: MovedSetting): FoodLogSettingTable => ({
  owner,
  kind: setting.kind,
  key: setting.key,
  value: JSON.stringify(setting.value),
  version: setting.version,
});

async function insert<T extends keyof Database>(
  trx: Transaction<Database>,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}

/** Stores rows that are not stored yet. */
export async function storeLog(trx: Transaction<Database>, batch: LogBatch): Promise<void> {
  const foods = batch.foods.map((ofOwner) => ofOwner.rows());
  await insert(trx, 'food_log_owner', batch.owners);
  await insert(trx, 'food_log_setting', batch.settings);
  await insert(trx, 'food_log', batch.entries);
  await insert(
    trx,
    'food_log_item',
    foods.flatMap(({ items }) => items),
  );
  await insert(
    trx,
    'food_log_item_time',
    foods.flatMap(({ times }) => times),
  );
}
