import type { Verdict } from '../Review.types.ts';
import { readAuthors, readDesigners, readPerson } from './people.ts';
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
  const [pictures, committed, designers, person] = await Promise.all([
    readRecordedPictures(root, folder),
    readAuthors(root),
    readDesigners(root),
    readPerson(root),
  ]);
  const folders = [...new Set(pictures.map((picture) => picture.folder))];
  const lists = await Promise.all(folders.map(async (one) => readVerdicts(root, one)));
  const byPicture = Map.groupBy(lists.flat(), (row) => row.picture);
  return pictures.map((picture) => {
    const file = `${picture.folder}/${picture.id}`;
    const author = committed.get(`${file}.png`);
    const fromGit = author ? [author, committed.get(`${file}.txt`)] : [person];
    const rows = byPicture.get(picture.id) ?? [];
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
  const isJudged = standings.some(({ rows }) => rows.length > 0);
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

/** What the check of the pictures prints about them. */
export async function sayAwaiting(root = process.cwd()): Promise<string> {
  return `awaiting a designer: ${awaitingDesigner(await readStandings(root)).length}`;
}
