import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { isWhole } from './isWhole.ts';

/** So few that a statement stays short, also if each of them has logged for ten years. */
const peopleAtOnce = 100;

/** The owners after `after`, up to and including `upTo`, or one of them. */
export interface OwnerRange {
  after?: string;
  upTo?: string | undefined;
  owner?: string | undefined;
}

/** As both databases order text. */
const byBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Reads the owners who have entries or settings, in the order of their bytes. No page is empty. */
export async function* ownersInPages(
  db: Kysely<Database>,
  { after = '', upTo, owner }: OwnerRange,
): AsyncGenerator<[string, ...string[]]> {
  for (let last = after; ;) {
    const found = new Set<string>();
    for (const table of ['food_log', 'food_log_setting'] as const) {
      let some = db.selectFrom(table).select('owner').where('owner', '>', last);
      if (table === 'food_log') some = some.where(isWhole);
      if (upTo !== undefined) some = some.where('owner', '<=', upTo);
      if (owner !== undefined) some = some.where('owner', '=', owner);
      const rows = await some.groupBy('owner').orderBy('owner').limit(peopleAtOnce).execute();
      for (const row of rows) found.add(row.owner);
    }
    const [first, ...others] = [...found].toSorted(byBytes).slice(0, peopleAtOnce);
    if (first === undefined) return;
    yield [first, ...others];
    last = others.at(-1) ?? first;
  }
}
