import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { prepared, run } from '../prepared.ts';
import type { SettingKind } from './kinds.ts';

export const selectSettings = prepared(
  (db, { owner, kind, limit }: { owner: string; kind: string; limit: number }) =>
    db
      .selectFrom('food_log_setting')
      .select(['key', 'value', 'version'])
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .orderBy('key')
      .limit(limit),
);

/** Returns at most so many settings of a kind, in the order of their keys. */
export async function readSettings<Setting, Value>(
  db: Kysely<Database>,
  owner: string,
  kind: SettingKind<Setting, Value>,
  limit: number,
): Promise<Setting[]> {
  const rows = await run(db, selectSettings({ owner, kind: kind.name, limit }));
  return rows.map(({ value, ...row }) => kind.fromStored({ ...row, value: JSON.parse(value) }));
}
