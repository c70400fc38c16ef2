import type { FileEntry } from '../food-log/transfer/TransferFile.types.ts';
import type { LogImport } from '../food-log/transfer/transferApi.ts';
import type { LoggedEntry } from '../food-log/data/FoodLog.types.ts';

interface Variables {
  id: string;
  name: string;
  start: number;
  entries: FileEntry[] | number;
  after?: string;
}

/** How many entries one request puts into the log or takes out of it. */
const atOnce = 1000;

/** An import with its entries, which the server does not answer with. */
type FakeImport = LogImport & { staged: FileEntry[] };

const answer = (one: FakeImport) => ({ ...one, staged: undefined });
const idOf = (id: string, index: number) => id + index.toString(16).padStart(8, '0');

/** Exports, imports and erases the entries of a fake server as the real one does. */
export function fakeTransfer(
  entries: Map<string, LoggedEntry>,
  put: (entry: FileEntry & { id: string }) => void,
) {
  const imports = new Map<string, FakeImport>();

  function exportPage({ after }: Variables) {
    const sorted = [...entries.values()]
      .filter(({ deletedAt }) => deletedAt === null)
      .toSorted((one, other) =>
        one.day + one.loggedAt + one.id < other.day + other.loggedAt + other.id ? -1 : 1,
      );
    const from = sorted.findIndex(({ id }) => id === after) + 1;
    // Whatever the tests change makes the log longer or shorter.
    const changedAt = new Date(sorted.length).toISOString();
    return { changedAt, entries: sorted.slice(from, from + atOnce) };
  }

  function stage({ id, name, start, entries: sent }: Variables) {
    const createdAt = '2026-11-21T10:00:00.000Z';
    const now: FakeImport = imports.get(id) ?? {
      id,
      name,
      state: 'STAGED',
      entries: 0,
      imported: 0,
      kept: 0,
      createdAt,
      staged: [],
    };
    if (now.state !== 'STAGED') throw new Error(`The import ${id} takes no more.`);
    const batch = Array.isArray(sent) ? sent : [];
    for (const [index, entry] of batch.entries()) now.staged[start + index] = entry;
    now.entries = now.staged.length;
    imports.set(id, now);
    return now;
  }

  function move(id: string, isIn: boolean) {
    const now = imports.get(id);
    if (!now) throw new Error(`There is no import ${id}.`);
    for (let moved = 0; moved < atOnce; moved += 1) {
      const index = isIn ? now.imported : now.imported - 1;
      const entry = now.staged[index];
      if (!entry) break;
      if (isIn) put({ ...entry, id: idOf(id, index) });
      else entries.delete(idOf(id, index));
      now.imported += isIn ? 1 : -1;
    }
    const isDone = now.imported === (isIn ? now.entries : 0);
    now.state = isIn ? (isDone ? 'IMPORTED' : 'IMPORTING') : isDone ? 'UNDONE' : 'UNDOING';
    return now;
  }

  const operations: Record<string, (variables: Variables) => unknown> = {
    foodLogExport: exportPage,
    foodLogImports: () => [...imports.values()].map((one) => answer(one)).toReversed(),
    foodLogStageImport: (variables) => answer(stage(variables)),
    foodLogCommitImport: ({ id }) => answer(move(id, true)),
    foodLogUndoImport: ({ id }) => answer(move(id, false)),
    // One entry at a time.
    foodLogErase: () => {
      const [first = ''] = entries.keys();
      entries.delete(first);
      imports.clear();
      return entries.size === 0;
    },
  };
  return { imports, operations };
}
