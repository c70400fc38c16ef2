import type { ColumnType } from 'kysely';

/** One entry. Every key starts with the owner, so that the table can be distributed without changes. */
export interface FoodLogTable {
  owner: string;
  /** 24 lower-case hexadecimal digits. */
  id: string;
  /** The login id that the client sent. It is recorded and never used to find data. */
  user_id: string;
  name: string;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  /** Milliseconds since 1970. */
  logged_at: number;
  /** The person's calendar day, YYYY-MM-DD. */
  day: string;
  /** Distinguishes a repeated create from another entry with the same id. The hash never changes. */
  content_hash: ColumnType<string, string, never>;
  /** Milliseconds since 1970. */
  created_at: ColumnType<number, number, never>;
  /** 1 when created, 1 more after every change. */
  version: number;
  /** The person's time of day in minutes, 0 to 1439. */
  minute_of_day: number;
  /** The same for all names of one food. */
  name_key: string;
  /** Milliseconds since 1970; null unless the entry is deleted. */
  deleted_at: number | null;
  /** The day before the last change. A retry of that change returns the totals of both days. */
  previous_day: string | null;
  /** The meal as the person names it. */
  meal: string | null;
  /** How much of the unit was eaten. */
  amount: number | null;
  /** Null without an amount. */
  unit: string | null;
}

/** One row per owner. Every change writes it first, so that changes of one owner are made one after the other. */
export interface FoodLogOwnerTable {
  owner: string;
  /** Milliseconds since 1970. */
  changed_at: number;
}

/** One food of an owner: the number of its entries, and the name, values and amount of the latest. */
export interface FoodLogItemTable {
  owner: string;
  name_key: string;
  name: string;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  amount: number | null;
  unit: string | null;
  times_logged: number;
  /** Milliseconds since 1970. */
  last_logged_at: number;
}

/**
 * How often an owner has lately logged a food around one part of the day. A food that is not logged then has no row.
 */
export interface FoodLogItemTimeTable {
  owner: string;
  name_key: string;
  /** 0 to 7, of 3 hours each. */
  part_of_day: number;
  /** In half-lives since 1970. More and later entries give a greater score. */
  score: number;
}

/** One thing that a person sets. What is removed again stays, with that as its value, until it makes room. */
export interface FoodLogSettingTable {
  owner: string;
  /** What is set: targets, meals or a food. */
  kind: string;
  /** Distinguishes the settings of one kind: the first day of targets, the key of a food's name. */
  key: string;
  /** JSON of what is set, as its kind says. */
  value: string;
  /** 1 when first set, 1 more after every change. */
  version: number;
}

/** An import of a person. */
export interface FoodLogImportTable {
  owner: string;
  /** 16 lower-case hexadecimal digits, with which the ids of its entries begin. */
  id: string;
  name: string;
  state: 'STAGED' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
  /** How many entries were staged in all. */
  entries: number;
  /** How many of them are in the log, as far as the import itself has put them there or removed them. */
  imported: number;
  /** How many of those that were looked at while it was undone stay in the log. */
  kept: number;
  /** While it is undone: the number of the first entry that was not looked at yet. */
  undone: number;
  /** Milliseconds since 1970. */
  created_at: ColumnType<number, number, never>;
  /** When the purge finishes or removes it unless somebody continues it, in milliseconds since 1970; null: never. */
  due_at: number | null;
}

/** An entry of an import that is not in the log. */
export interface FoodLogStagedTable {
  owner: string;
  import_id: string;
  /** Its place in the import, from 0. */
  number: number;
  /** The person's calendar day, YYYY-MM-DD. */
  day: string;
  /** JSON of the entry. */
  content: string;
}

/** One row as long as the database is being filled from a file, otherwise none. It belongs to no owner. */
export interface UnfinishedImportTable {
  /** The id in the first line of the file. */
  file_id: string;
  /** The path of the file, for messages. */
  file: string;
  /** How many lines of the file are stored. */
  lines: number;
}

export interface Database {
  food_log: FoodLogTable;
  food_log_owner: FoodLogOwnerTable;
  food_log_item: FoodLogItemTable;
  food_log_item_time: FoodLogItemTimeTable;
  food_log_setting: FoodLogSettingTable;
  food_log_import: FoodLogImportTable;
  food_log_staged: FoodLogStagedTable;
  unfinished_import: UnfinishedImportTable;
}

/** The tables in which every row belongs to an owner. */
export const ownedTables = [
  'food_log',
  'food_log_item',
  'food_log_item_time',
  'food_log_setting',
  'food_log_import',
  'food_log_staged',
  'food_log_owner',
] as const;
export type OwnedTable = (typeof ownedTables)[number];
