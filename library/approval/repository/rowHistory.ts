import type { Verdict } from '../Review.types.ts';
import { readCommits, type Commit } from './commits.ts';
import { readTexts } from './git.ts';
import type { MainBranch } from './mainBranch.ts';
import { formatVerdicts, nameVerdicts, parseVerdicts } from './verdicts.ts';

/** What commits did with a row. */
export interface RowHistory {
  row: Verdict;
  /** The commits that added it, back to the last one that removed it: the newest first. */
  added: Commit[];
  /** The commit that removed it, if none has added it since. */
  removed?: Commit;
}

/** Everything about a row that somebody could change. People are named as the mailmap of main has them. */
export const keyOf = (row: Verdict): string => formatVerdicts([row]);

/** The rows of a file, or none if it has anything else. */
function rowsOf(text: string): Verdict[] {
  try {
    return parseVerdicts(text, '');
  } catch {
    return [];
  }
}

/** The ids of a changed file in a line of the log: in each parent, and then after the commit. */
const idsIn = (line: string) =>
  (line.split('\t')[0] ?? '').split(' ').filter((part) => /^[0-9a-f]{40,}$/.test(part));

/** The rows of several files. */
function joinRows(files: readonly ReadonlyMap<string, Verdict>[]) {
  const all = new Map<string, Verdict>();
  for (const rows of files) for (const [key, row] of rows) all.set(key, row);
  return all;
}

/** Reads what commits did with each row, by its key. */
export async function readRowHistories(
  root: string,
  main: MainBranch,
): Promise<ReadonlyMap<string, RowHistory>> {
  const order = ['--topo-order', '--full-history'];
  // With -c, a merge adds a row that none of its parents has.
  const changes = ['-c', '--raw', '--no-abbrev', '--no-renames'];
  const paths = ':(glob)**/__image_snapshots__/verdicts.json';
  const log = await readCommits(root, main, ...order, ...changes, 'HEAD', '--', paths);
  const ids = new Set(log.flatMap(({ lines }) => lines.flatMap(idsIn)));
  // A file that does not exist has the id 0, and no rows.
  const texts = await readTexts(
    root,
    [...ids].filter((id) => !/^0+$/.test(id)),
  );
  const contents = [...texts].map(([id, text]) => [id, rowsOf(text)] as const);
  const named = await nameVerdicts(
    root,
    main,
    contents.flatMap(([, rows]) => rows),
  );
  const rowsById = new Map(
    contents.map(([id, rows]) => {
      const own = rows.map((row) => named.get(row) ?? row);
      return [id, new Map(own.map((row) => [keyOf(row), row]))];
    }),
  );
  const histories = new Map<string, RowHistory>();
  /** What a later commit removed does not count as added before that. */
  const ended = new Set<string>();
  const settled = new Set<string>();
  for (const commit of log) {
    const files = commit.lines.map((line) =>
      idsIn(line).map((id) => rowsById.get(id) ?? new Map()),
    );
    const before = files.map((rows) => rows.slice(0, -1));
    const now = joinRows(files.flatMap((rows) => rows.slice(-1)));
    const old = joinRows(before.flat());
    for (const [key, row] of new Map([...old, ...now])) {
      if (old.has(key) && now.has(key)) continue;
      const history = histories.get(key) ?? { row, added: [] };
      histories.set(key, history);
      if (now.has(key)) {
        if (!ended.has(key)) history.added.push(commit);
        settled.add(key);
        continue;
      }
      ended.add(key);
      // What only one parent of a merge has, another one may have removed.
      if (!before.some((parents) => parents.every((rows) => rows.has(key)))) continue;
      if (!settled.has(key)) history.removed = commit;
      settled.add(key);
    }
  }
  return histories;
}
