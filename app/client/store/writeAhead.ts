import { isMutationRow, type MutationRow } from './rows.ts';

/** With what the keys in local storage begin. Each item is of one mutation, so that tabs do not write the same one. */
const prefix = 'foodlog written ahead ';

/**
 * The mutations, by their ids, that the database had not stored when their page was last heard of; null for what it had not
 * deleted. A browser drops what a page has written to the database, committed or not, when the page is left while the
 * database is busy; an item of local storage is there at once.
 */
export function readAhead(): Map<string, MutationRow | null> {
  const found = new Map<string, MutationRow | null>();
  try {
    for (const key of Object.keys(localStorage)) {
      const id = key.slice(prefix.length);
      const row = key.startsWith(prefix) ? parse(localStorage.getItem(key)) : undefined;
      if (row === null || (isMutationRow(row) && row.id === id)) found.set(id, row);
    }
  } catch {
    // Storage is blocked.
  }
  return found;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What was written ahead and is not stored, or in an earlier form; null for what is deleted. */
export function missingIn(stored: readonly MutationRow[]): [string, MutationRow | null][] {
  const done = new Set(stored.filter((row) => row.status !== 'pending').map(({ id }) => id));
  return [...readAhead()].filter(([id, row]) => row === null || !done.has(id));
}

/** The stored mutations as they are with what could only be written ahead. */
export function withAhead(stored: readonly unknown[]): MutationRow[] {
  const rows = stored.filter((row) => isMutationRow(row));
  const all = new Map(rows.map((row) => [row.id, row]));
  for (const [id, row] of missingIn(rows)) {
    if (row) all.set(id, row);
    else all.delete(id);
  }
  return [...all.values()];
}

/**
 * Writes mutations ahead of the database, and which are deleted. Those that the server has applied no longer need it.
 * @returns whether the next opening finds all as it is now, whatever the database does.
 */
export function writeAhead(rows: readonly MutationRow[], deleted: readonly string[]): boolean {
  try {
    for (const row of rows) {
      if (row.status === 'applied') localStorage.removeItem(prefix + row.id);
      else localStorage.setItem(prefix + row.id, JSON.stringify(row));
    }
    for (const id of deleted) localStorage.setItem(prefix + id, 'null');
    return rows.every(({ status }) => status !== 'applied');
  } catch {
    // Storage is full or blocked.
    return false;
  }
}

/** Deletes what was written ahead: the database has it. */
export function dropAhead(ids: Iterable<string>) {
  try {
    for (const id of ids) localStorage.removeItem(prefix + id);
  } catch {
    // Storage is blocked.
  }
}
