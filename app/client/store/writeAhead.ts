import { isMutationRow, type MutationRow } from './rows.ts';

/** With what the keys in local storage begin, each of one mutation: two tabs never write the same item. */
const prefix = 'foodlog written ahead ';

/**
 * The mutations that the database had not stored when their page was last heard of. A browser drops what a page has
 * written to the database, committed or not, when the page is left while the database is busy; an item of local storage
 * is there at once.
 */
export function readAhead(): MutationRow[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => parse(localStorage.getItem(key))).filter((row) => isMutationRow(row));
  } catch {
    // Storage is blocked.
    return [];
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * Writes mutations ahead of the database. Those that the server has applied no longer need it.
 * @returns whether the next opening finds them all, whatever the database does.
 */
export function writeAhead(rows: readonly MutationRow[]): boolean {
  try {
    for (const row of rows) {
      if (row.status === 'applied') localStorage.removeItem(prefix + row.id);
      else localStorage.setItem(prefix + row.id, JSON.stringify(row));
    }
    return rows.every(({ status }) => status !== 'applied');
  } catch {
    // Storage is full or blocked.
    return false;
  }
}

/** Deletes what was written ahead: the database has stored it, or nobody wants it any more. */
export function dropAhead(ids: readonly string[]) {
  try {
    for (const id of ids) localStorage.removeItem(prefix + id);
  } catch {
    // Storage is blocked.
  }
}
