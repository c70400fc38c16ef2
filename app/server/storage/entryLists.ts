import { sql, type Kysely, type NotNull } from 'kysely';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';
import { entryColumns } from './storedEntry.ts';

/** A page of a list of entries. */
export interface EntriesPage {
  /** How many entries at most. */
  first?: number;
  /** The id of the entry after which the page starts. */
  after?: string | undefined;
}

/** Thrown if the entry after which a page starts is not in the list. */
export class PageMissing extends Error {}

const entriesOf = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('food_log').select(entryColumns).where('owner', '=', owner);

interface DayPage {
  owner: string;
  day: string;
  limit: number;
}

const dayPage = (db: Kysely<Database>, { owner, day, limit }: DayPage) =>
  entriesOf(db, owner)
    .where('deleted_at', 'is', null)
    .where('day', '=', day)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export const selectDay = prepared(dayPage);

export const selectDayAfter = prepared(
  (db, { loggedAt, id, ...page }: DayPage & { loggedAt: number; id: string }) =>
    dayPage(db, page).where((eb) =>
      eb(eb.refTuple('logged_at', 'id'), '<', eb.tuple(loggedAt, id)),
    ),
);

const selectOutermost = (direction: 'asc' | 'desc') =>
  prepared((db, { owner }: { owner: string }) =>
    db
      .selectFrom('food_log')
      .select('day')
      .where('owner', '=', owner)
      .where('deleted_at', 'is', null)
      // Only with this does PostgreSQL read the index in order, instead of sorting all entries of the owner.
      .orderBy('deleted_at', direction)
      .orderBy('day', direction)
      .limit(1),
  );
export const selectFirstDay = selectOutermost('asc');
export const selectLastDay = selectOutermost('desc');

export interface DaysPage {
  start: string;
  end: string;
  limit: number;
}

/** The first of the days up to `end` with entries. */
const selectNextDay = (db: Kysely<Database>, { owner, end }: { owner: string; end: string }) =>
  db
    .selectFrom('food_log')
    .select('day')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('day', '<=', end)
    .orderBy('deleted_at')
    .orderBy('day')
    .limit(1);

/** Goes from day to day in the index: one entry of each is read, however many it has. */
export const selectDays = prepared((db, { start, limit, ...which }: DaysPage & { owner: string }) =>
  db
    .withRecursive('found', (cte) =>
      cte.selectNoFrom(selectNextDay(db, which).where('day', '>=', start).as('day')).unionAll(
        cte
          .selectFrom('found')
          .select(
            selectNextDay(db, which).where('day', '>', sql.ref<string>('found.day')).as('day'),
          )
          .where('found.day', 'is not', null),
      ),
    )
    .selectFrom('found')
    .select('day')
    .where('day', 'is not', null)
    .limit(limit)
    .$narrowType<{ day: NotNull }>(),
);

interface LogPage {
  owner: string;
  limit: number;
}

const logPage = (db: Kysely<Database>, { owner, limit }: LogPage) =>
  entriesOf(db, owner)
    .where('deleted_at', 'is', null)
    // Only with this does PostgreSQL read the index in order, instead of sorting all entries of the owner.
    .orderBy('deleted_at')
    .orderBy('day')
    .orderBy('logged_at')
    .orderBy('id')
    .limit(limit);

/** Reads the log in the order of its days. */
export const selectLog = prepared(logPage);

export const selectLogAfter = prepared(
  (db, { day, loggedAt, id, ...page }: LogPage & { day: string; loggedAt: number; id: string }) =>
    logPage(db, page).where((eb) =>
      eb(eb.refTuple('day', 'logged_at', 'id'), '>', eb.tuple(day, loggedAt, id)),
    ),
);

interface DeletedPage {
  owner: string;
  since: number;
  limit: number;
}

const deletedPage = (db: Kysely<Database>, { owner, since, limit }: DeletedPage) =>
  entriesOf(db, owner)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export const selectDeleted = prepared(deletedPage);

export const selectDeletedAfter = prepared(
  (db, { deletedAt, id, ...page }: DeletedPage & { deletedAt: number; id: string }) =>
    deletedPage(db, page).where((eb) =>
      eb(eb.refTuple('deleted_at', 'id'), '<', eb.tuple(deletedAt, id)),
    ),
);
