import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '../Review.types.ts';
import { mapPeople } from './commits.ts';
import type { MainBranch } from './mainBranch.ts';

const required = ['picture', 'pixels', 'words', 'verdict', 'by', 'on', 'note'] as const;
const keys = [...required, 'at', 'removed'] as const;

/** Whether a value is a place on a picture, or none. */
const isPlace = (at: unknown): boolean =>
  at === undefined || (Array.isArray(at) && at.length === 2 && at.every(Number.isFinite));

/** Whether a value is a row of `verdicts.json`. */
export function isVerdict(row: unknown): row is Verdict {
  if (typeof row !== 'object' || row === null) return false;
  const { pixels, words, verdict, by, on, at, ...rest }: Record<string, unknown> = { ...row };
  return (
    [pixels, words].every((id) => typeof id === 'string' && /^[0-9a-f]{40}$/.test(id)) &&
    ['approved', 'rejected'].includes(String(verdict)) &&
    typeof by === 'string' &&
    /^[^<>]+ <[^<>\s]+>$/.test(by) &&
    typeof on === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(on) &&
    isPlace(at) &&
    [undefined, true].some((one) => one === rest['removed']) &&
    typeof rest['picture'] === 'string' &&
    typeof rest['note'] === 'string'
  );
}

/** The rows of a file's text. @throws when it is no list of verdicts. */
export function parseVerdicts(text: string, file: string): Verdict[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON.`);
  }
  if (!Array.isArray(rows)) throw new Error(`${file} is no list of verdicts.`);
  const wrong = rows.findIndex((row) => !isVerdict(row));
  if (wrong >= 0) {
    throw new Error(`Row ${wrong + 1} of ${file} is no verdict: it needs ${required.join(', ')}.`);
  }
  return rows;
}

/** By picture first, and not by the ids of content, which say nothing to a reader. */
const sortKey = (row: object) => JSON.stringify({ ...row, pixels: '', words: '' });

/** The text of a file of verdicts: the same for the same rows, in whichever order they were given. */
export function formatVerdicts(rows: readonly Verdict[]): string {
  const ordered = rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])));
  const sorted = ordered.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** The verdicts beside the pictures of a folder. */
export async function readVerdicts(root: string, folder: string): Promise<Verdict[]> {
  const file = `${folder}/verdicts.json`;
  const text = await readFile(join(root, file), 'utf8').catch(() => '[]');
  return parseVerdicts(text, file);
}

/** Rows, each with itself as the mailmap of main names who gave it. */
export async function nameVerdicts(
  root: string,
  main: Pick<MainBranch, 'commit'>,
  rows: readonly Verdict[],
): Promise<Map<Verdict, Verdict>> {
  const people = rows.map(({ by }) => by);
  const names = await mapPeople(root, main, people);
  return new Map(rows.map((row, index) => [row, { ...row, by: names[index] ?? row.by }]));
}

/** The verdict that counts of those on one content: a rejection before an approval. */
export const countingVerdict = (
  rows: readonly Verdict[],
  counts: (approval: Verdict) => boolean,
): Verdict | undefined =>
  rows.findLast(({ verdict }) => verdict === 'rejected') ?? rows.findLast(counts);
