import type { Kysely } from 'kysely';
import { lockOwner } from '../changes/lockOwner.ts';
import type { Database, FoodLogSettingTable } from '../database.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { prepared, run, runAll } from '../prepared.ts';
import type { FoodLogSetting, SettingKind } from './kinds.ts';
import { selectSettings } from './readSettings.ts';

/** Why a setting was refused: it is at another version, or there are too many of its kind. */
export class SettingRefused extends Error {
  /** The name of its kind. */
  readonly kind: string;
  /** What is set now; undefined if there are too many. */
  readonly current: FoodLogSetting | undefined;

  constructor(kind: string, current?: FoodLogSetting) {
    super(current ? 'conflict' : 'tooMany');
    this.kind = kind;
    this.current = current;
  }
}

type Key = Pick<FoodLogSettingTable, 'owner' | 'kind' | 'key'>;

const selectSetting = prepared((db, { owner, kind, key }: Key) =>
  db
    .selectFrom('food_log_setting')
    .select(['value', 'version'])
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('key', '=', key),
);

const deleteSetting = prepared((db, { owner, kind, key }: Key) =>
  db
    .deleteFrom('food_log_setting')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('key', '=', key),
);

const writeSetting = prepared((db, row: FoodLogSettingTable) =>
  db
    .insertInto('food_log_setting')
    .values({ ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'kind', 'key'])
        .doUpdateSet({ value: row.value, version: row.version }),
    ),
);

interface SettingChange<Setting, Value> {
  owner: string;
  now: Date;
  kind: SettingKind<Setting, Value>;
  /** What is to be set, with the version from which the change was made. */
  asked: Setting;
}

/**
 * Sets something in one transaction, after all earlier changes of the same owner. What is so already keeps its version: the
 * same request may have set it before, and its answer may have been lost. Where there are too many of a kind, one that is as if it
 * had never been set makes room.
 * @returns what is set then.
 * @throws SettingRefused if it cannot be set, StorageUnavailable if it cannot be set now. Nothing is changed then.
 */
export function changeSetting<Setting extends FoodLogSetting, Value>(
  db: Kysely<Database>,
  { owner, now, kind, asked }: SettingChange<Setting, Value>,
): Promise<Setting> {
  const { key, value, version } = kind.toStored(asked);
  const place = { owner, kind: kind.name, key };
  const turn = lockOwner({ owner, changed_at: now.getTime() });
  return db.transaction().execute(async (trx) => {
    const [, [[row] = []]] = await runAll(trx, [turn], [selectSetting(place)]);
    // What was stored before there was a field has its default, as where it is read.
    const before = row
      ? kind.toStored(kind.fromStored({ key, value: JSON.parse(row.value), version: row.version }))
      : { key, value: kind.unset(value), version: 0 };
    const isSo = kind.isSame(before.value, value);
    if (before.version !== version && !(isSo && before.version === version + 1)) {
      throw new SettingRefused(kind.name, kind.fromStored(before));
    }
    let room: Key[] = [];
    const after = isSo ? before : { key, value, version: version + 1 };
    if (!row && !isSo) {
      const others = await run(trx, selectSettings({ ...place, limit: kind.most }));
      if (others.length === kind.most) {
        const idle = others.find((one) => {
          const other: Value = JSON.parse(one.value);
          return kind.isSame(kind.unset(other), other);
        });
        if (!idle) throw new SettingRefused(kind.name);
        room = [{ ...place, key: idle.key }];
      }
    }
    const written = { ...place, value: JSON.stringify(after.value), version: after.version };
    const [, , [made]] = await runAll(
      trx,
      room.map(deleteSetting),
      isSo ? [] : [writeSetting(written)],
      [selectMade],
    );
    refuseOtherSchema(made);
    return kind.fromStored(after);
  });
}
