import type { ColumnType } from 'kysely';

/** One entry. Every key starts with the owner, so that the table can be spread over machines unchanged. */
export interface FoodLogTable {
  owner: string;
  /** 24 lower-case hexadecimal digits. */
  id: string;
  /** The login id it was sent with. Recorded, never used to find data. */
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
  /** Tells a repeated create from another entry under the same id. Never changes. */
  content_hash: ColumnType<string, string, never>;
  /** Milliseconds since 1970. */
  created_at: ColumnType<number, number, never>;
  /** 1 when created, 1 more with every change. */
  version: number;
  /** The person's wall-clock time, 0 to 1439. */
  minute_of_day: number;
  /** Equal for the names of one food. */
  name_key: string;
  /** Milliseconds since 1970; null unless it is deleted. */
  deleted_at: number | null;
  /** The day before the last change: when that change is asked for again, its answer has the totals of both. */
  previous_day: string | null;
}

/** One row per owner, written first by every change: those of one owner are made one after the other. */
export interface FoodLogOwnerTable {
  owner: string;
  /** Milliseconds since 1970. */
  changed_at: number;
}

/** One food of an owner: its entries counted, and what the latest of them says. */
export interface FoodLogItemTable {
  owner: string;
  name_key: string;
  name: string;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  times_logged: number;
  /** Milliseconds since 1970. */
  last_logged_at: number;
}

/** How much one food of an owner is logged around one part of the day lately; no row for what is not. */
export interface FoodLogItemTimeTable {
  owner: string;
  name_key: string;
  /** 0 to 7, of 3 hours each. */
  part_of_day: number;
  /** In half-lives since 1970: the greater it is, the more and the later it was logged. */
  score: number;
}

export interface Database {
  food_log: FoodLogTable;
  food_log_owner: FoodLogOwnerTable;
  food_log_item: FoodLogItemTable;
  food_log_item_time: FoodLogItemTimeTable;
}
