import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '../Review.types.ts';
import { readLastCheck } from './lastCheck.ts';
import { readAuthors, readDesigners } from './people.ts';
import { splitPictureId } from './pictureId.ts';
import { readRecordedPictures, type StoredPicture } from './recordedPictures.ts';
import { authorsOf, countingVerdict, readVerdicts, rowsFor } from './verdicts.ts';

/** How a recorded picture stands with the designers. */
export interface Standing {
  picture: StoredPicture;
  /** All verdicts on the picture, also on what it was before. */
  rows: Verdict[];
  /** Who changed it. */
  authors: string[];
  /** The verdict that counts for what it is now. */
  verdict: Verdict | undefined;
}

/** Reads how recorded pictures stand: all of them, or those of one folder. */
export async function readStandings(root: string, folder?: string): Promise<Standing[]> {
  const [pictures, committed, designers] = await Promise.all([
    readRecordedPictures(root, folder),
    readAuthors(root),
    readDesigners(root),
  ]);
  const folders = [...new Set(pictures.map((picture) => picture.folder))];
  const lists = await Promise.all(folders.map(async (one) => readVerdicts(root, one)));
  const byPicture = Map.groupBy(lists.flat(), (row) => row.picture);
  return pictures.map((picture) => {
    const { id, folder: beside } = picture;
    const texts = [id, splitPictureId(id).story].map((name) => `${beside}/${name}.txt`);
    // A mode without words of its own has those of its story.
    const shown = texts.find((file) => existsSync(join(root, file)));
    const rows = byPicture.get(id) ?? [];
    const fromGit = [committed.get(`${beside}/${id}.png`), committed.get(shown ?? '')];
    const counting = rowsFor(rows, picture);
    const authors = authorsOf(
      counting,
      fromGit.filter((one) => one !== undefined),
    );
    const verdict = countingVerdict(counting, { designers, authors });
    return { picture, rows, authors, verdict };
  });
}

/** The pictures that no designer has approved as they are. */
export const awaitingDesigner = (standings: readonly Standing[]): Standing[] =>
  standings.filter(({ verdict }) => verdict?.verdict !== 'approved');

/** How far the designers are with a component. */
export interface Approval {
  status: 'draft' | 'in review' | 'approved';
  /** How many pictures it has. */
  pictures: number;
  /** How many of them no designer has approved as they are. */
  awaiting: number;
}

function approvalBy(standings: readonly Standing[]): Approval {
  const { length: pictures } = standings;
  const { length: awaiting } = awaitingDesigner(standings);
  const isJudged = standings.some(({ rows }) => rows.some((row) => row.verdict !== 'recorded'));
  const status = pictures > 0 && awaiting === 0 ? 'approved' : isJudged ? 'in review' : 'draft';
  return { status, pictures, awaiting };
}

/**
 * How far the designers are with each component, by the verdicts in the repository and nothing else.
 * @returns the approvals by the names of the components.
 */
export async function readApprovals(root = process.cwd()): Promise<Record<string, Approval>> {
  const folder = /^library\/src\/components\/(\w+)\/__image_snapshots__$/;
  const standings = await readStandings(root);
  const byComponent = Map.groupBy(standings, ({ picture }) => folder.exec(picture.folder)?.[1]);
  return Object.fromEntries(
    [...byComponent].flatMap(([name, own]) => (name ? [[name, approvalBy(own)]] : [])),
  );
}

/** What the check of the pictures prints about them: how many await a designer, and what designers have rejected. */
export async function sayAwaiting(root = process.cwd()): Promise<string> {
  const standings = await readStandings(root);
  const check = await readLastCheck(join(root, 'test-results')).catch(() => undefined);
  const found = await Promise.all(
    (check?.pictures ?? []).map(async (picture) => {
      const rows = await readVerdicts(root, picture.folder);
      return rowsFor(rows, picture).filter((row) => row.picture === picture.id);
    }),
  );
  const verdicts = [...standings.flatMap(({ verdict }) => verdict ?? []), ...found.flat()];
  const rejected = verdicts.filter(({ verdict }) => verdict === 'rejected');
  const awaiting = awaitingDesigner(standings).filter(
    ({ verdict }) => verdict?.verdict !== 'rejected',
  );
  return [
    `awaiting a designer: ${awaiting.length}`,
    ...rejected.map(({ picture, by, note }) => `rejected by ${by}: ${picture}: ${note}`),
  ].join('\n');
}
