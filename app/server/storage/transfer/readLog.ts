import type { Kysely } from 'kysely';
import type { Database, FoodLogSettingTable } from '../database.ts';
import { isWhole } from './isWhole.ts';
import type { Moved, MovedEntry, MovedSetting } from './movedEntry.ts';
import { ownersInPages } from './ownersInPages.ts';

const columns = [
  'owner',
  'id',
  'user_id',
  'name',
  'calories',
  'fats',
  'proteins',
  'carbs',
  'logged_at',
  'day',
  'minute_of_day',
  'content_hash',
  'created_at',
  'version',
  'deleted_at',
  'previous_day',
  'meal',
  'amount',
  'unit',
] as const;

/** PostgreSQL returns an int8 as text. */
const toNumber = (value: number | string) => Number(value);

const toMovedEntry = (entry: MovedEntry): MovedEntry => ({
  ...entry,
  logged_at: toNumber(entry.logged_at),
  created_at: toNumber(entry.created_at),
  deleted_at: entry.deleted_at === null ? null : toNumber(entry.deleted_at),
});

const toMovedSetting = ({ kind, key, value, version }: FoodLogSettingTable): MovedSetting => ({
  kind,
  key,
  value: JSON.parse(value),
  version,
});

/** A page of owners, in order. */
type Owners = readonly [string, ...string[]];
const lastOf = ([first, ...others]: Owners) => others.at(-1) ?? first;

async function changesOf(db: Kysely<Database>, owners: Owners) {
  const rows = await db
    .selectFrom('food_log_owner')
    .select(['owner', 'changed_at'])
    .where('owner', 'in', owners)
    .execute();
  return new Map(rows.map((row) => [row.owner, toNumber(row.changed_at)]));
}

async function settingsOf(db: Kysely<Database>, owners: Owners) {
  const rows = await db
    .selectFrom('food_log_setting')
    .select(['owner', 'kind', 'key', 'value', 'version'])
    .where('owner', '>=', owners[0])
    .where('owner', '<=', lastOf(owners))
    .orderBy('owner')
    .orderBy('kind')
    .orderBy('key')
    .execute();
  return Map.groupBy(rows, ({ owner }) => owner);
}

/** Reads the entries of owners in pages, ordered by owner and id. */
async function* entriesOf(db: Kysely<Database>, owners: Owners, rowsAtOnce: number) {
  let last = { owner: owners[0], id: '' };
  for (;;) {
    const from = last;
    const rows = await db
      .selectFrom('food_log')
      .select(columns)
      .where((eb) => eb(eb.refTuple('owner', 'id'), '>', eb.tuple(from.owner, from.id)))
      .where('owner', '<=', lastOf(owners))
      .where(isWhole)
      .orderBy('owner')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const final = rows.at(-1);
    if (!final) return;
    yield rows;
    last = final;
  }
}

/**
 * Reads the whole log in pages, ordered by owner: each owner followed by their settings and their entries.
 * @param range.after The owner after whom to start.
 * @param range.owner The only owner to read.
 */
export async function* readLog(
  db: Kysely<Database>,
  range: { after: string; owner: string | undefined },
  rowsAtOnce: number,
): AsyncGenerator<Moved[]> {
  for await (const owners of ownersInPages(db, range)) {
    const changes = await changesOf(db, owners);
    const settings = await settingsOf(db, owners);
    const left = [...owners];
    /** Adds the next owners, up to this one. */
    const addOwners = (page: Moved[], upTo: string) => {
      for (const owner of left.splice(0, left.indexOf(upTo) + 1)) {
        page.push({ owner, changed_at: changes.get(owner) ?? null });
        for (const setting of settings.get(owner) ?? []) page.push(toMovedSetting(setting));
      }
    };
    let current: string | undefined;
    for await (const rows of entriesOf(db, owners, rowsAtOnce)) {
      const page: Moved[] = [];
      for (const { owner, ...entry } of rows) {
        if (owner !== current) addOwners(page, owner);
        current = owner;
        page.push(toMovedEntry(entry));
      }
      yield page;
    }
    const others: Moved[] = [];
    addOwners(others, lastOf(owners));
    if (others.length > 0) yield others;
  }
}
