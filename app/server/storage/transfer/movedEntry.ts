import type { Selectable } from 'kysely';
import type { FoodLogTable } from '../database.ts';

/** An entry as it is moved to another database: all that is stored of it, without what can be derived from that. */
export type MovedEntry = Omit<Selectable<FoodLogTable>, 'owner' | 'name_key'>;

/** An owner as it is moved to another database. */
export interface MovedOwner {
  owner: string;
  /** Milliseconds since 1970; null if the owner has changed nothing since such changes were recorded. */
  changed_at: number | null;
}
