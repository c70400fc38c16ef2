import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { MovedEntry, MovedOwner } from './movedEntry.ts';

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
] as const;

/** PostgreSQL returns an int8 as text. */
const toNumber = (value: number | string) => Number(value);

async function changesOf(db: Kysely<Database>, owners: Set<string>) {
  const rows = await db
    .selectFrom('food_log_owner')
    .select(['owner', 'changed_at'])
    .where('owner', 'in', [...owners])
    .execute();
  return new Map(rows.map((row) => [row.owner, toNumber(row.changed_at)]));
}

/**
 * Reads the whole log in pages, ordered by owner and id: each owner followed by their entries.
 * @param range.after The owner after whom to start.
 * @param range.owner The only owner to read.
 */
export async function* readLog(
  db: Kysely<Database>,
  { after, owner: only }: { after: string; owner: string | undefined },
  rowsAtOnce: number,
): AsyncGenerator<(MovedOwner | MovedEntry)[]> {
  let last: { owner: string; id: string } | undefined;
  for (;;) {
    const from = last;
    const rows = await db
      .selectFrom('food_log')
      .select(columns)
      .$if(only !== undefined, (all) => all.where('owner', '=', only ?? ''))
      .where((eb) =>
        from
          ? eb(eb.refTuple('owner', 'id'), '>', eb.tuple(from.owner, from.id))
          : eb('owner', '>', after),
      )
      .orderBy('owner')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return;
    const changes = await changesOf(db, new Set(rows.map(({ owner }) => owner)));
    const page: (MovedOwner | MovedEntry)[] = [];
    for (const { owner, ...entry } of rows) {
      if (owner !== last?.owner) page.push({ owner, changed_at: changes.get(owner) ?? null });
      last = { owner, id: entry.id };
      page.push({
        ...entry,
        logged_at: toNumber(entry.logged_at),
        created_at: toNumber(entry.created_at),
        deleted_at: entry.deleted_at === null ? null : toNumber(entry.deleted_at),
      });
    }
    yield page;
  }
}
