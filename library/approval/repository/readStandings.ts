import type { Evidence, Verdict } from '../Review.types.ts';
import { readChangers } from './changers.ts';
import { readEvidence } from './evidence.ts';
import { readMain, type MainBranch } from './mainBranch.ts';
import { readRecordedPictures, type RecordedContent } from './recordedPictures.ts';
import { rowsFor } from '../rows.ts';
import { countingVerdict, nameVerdicts, readVerdicts } from './verdicts.ts';

/** How a picture stands with the designers. */
export interface Standing {
  picture: RecordedContent;
  /** All verdicts on the picture, also on what it was before. */
  rows: Verdict[];
  /** Who changed it. */
  authors: string[];
  /** Why each approval of what it is now counts, or does not. */
  approvals: Evidence[];
  /** The verdict that counts for what it is now. */
  verdict: Verdict | undefined;
  /** How somebody else removed the row of that verdict, which counts all the same. */
  removal: string | undefined;
}

/** Reads how pictures stand with the designers: by default all that are recorded. */
export async function readStandings(
  root: string,
  givenMain?: MainBranch,
  given?: readonly RecordedContent[],
): Promise<Standing[]> {
  const main = givenMain ?? (await readMain(root));
  const pictures = given ?? (await readRecordedPictures(root));
  const folders = [...new Set(pictures.map(({ folder }) => folder))];
  const lists = await Promise.all(folders.map(async (one) => readVerdicts(root, one)));
  const named = [...(await nameVerdicts(root, main, lists.flat())).values()];
  const { explain, findRemovedRejections } = await readEvidence(root, main);
  const removed = await findRemovedRejections(named);
  const byPicture = Map.groupBy([...removed.keys(), ...named], (row) => row.picture);
  const authorsOf = await readChangers(root, main);
  return Promise.all(
    pictures.map(async (picture) => {
      const rows = byPicture.get(picture.id) ?? [];
      const current = rowsFor(rows, picture);
      const authors = authorsOf(picture);
      const explained = new Map<Verdict, Evidence>();
      for (const row of current.filter(({ verdict }) => verdict === 'approved')) {
        explained.set(row, await explain(row, authors));
      }
      const verdict = countingVerdict(current, (row) => explained.get(row)?.counts === true);
      return {
        picture,
        rows,
        authors,
        approvals: [...explained.values()],
        verdict,
        removal: verdict && removed.get(verdict),
      };
    }),
  );
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
