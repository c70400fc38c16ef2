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
}

export interface Database {
  food_log: FoodLogTable;
}
