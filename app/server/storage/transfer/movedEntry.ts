import type { Selectable } from 'kysely';
import type { FoodLogSettingTable, FoodLogTable } from '../database.ts';

/** An entry as it is moved to another database: all that is stored of it, without what can be derived from that. */
export type MovedEntry = Omit<Selectable<FoodLogTable>, 'owner' | 'name_key'>;

/** A setting as it is moved to another database. Its value is what the JSON means. */
export interface MovedSetting extends Omit<FoodLogSettingTable, 'owner' | 'value'> {
  value: unknown;
}

/** An owner as it is moved to another database. */
export interface MovedOwner {
  owner: string;
  /** Milliseconds since 1970; null if the owner has changed nothing since such changes were recorded. */
  changed_at: number | null;
}

/** One thing that is moved. The settings and entries of an owner follow the owner. */
export type Moved = MovedOwner | MovedSetting | MovedEntry;
