import { join } from 'node:path';
import { blobId } from '../repository/git.ts';
import { formatVerdicts } from '../repository/verdicts.ts';
import { createReview } from '../review/createReview.ts';
import { gate } from '../review/gate.ts';
import { Pictures } from '../review/Pictures.ts';
import {
  createRepository,
  designer,
  developer,
  FOLDER,
  idOf,
  newFats,
  paint,
} from './createRepository.ts';

/** Somebody who is no designer, and changed nothing. */
export const colleague = 'Colleague One <colleague@example.org>';
/** Where the verdicts of the tests stand. */
export const VERDICTS = `${FOLDER}/verdicts.json`;
/** The words of the picture of the tests. */
export const words = '- text: 0\n---\n---\n0\n';

const isChange = ({ isChanged }: { isChanged: boolean }) => isChanged;

/** A repository with what tests of the gate do in it: people commit a picture and approvals of it on a branch. */
export async function createGateTest() {
  const repository = await createRepository();
  const { root, become, git, write, check } = repository;
  await check([]);
  /** Commits everything in somebody's name. */
  const commitAs = async (person: string, subject = 'Change', ...options: string[]) => {
    await become(person);
    await git('add', '--all');
    await git('commit', '--quiet', '--allow-empty', '--message', subject, ...options);
  };
  /** The developer records a picture, as test:stories -- --record does. */
  const recordOne = async (colour = newFats) => {
    await write(`${FOLDER}/${idOf(0)}.png`, paint(colour, 0));
    await commitAs(developer, 'Record');
  };
  /** Writes an approval in a designer's name. */
  const writeApproval = async (by = designer, on = '2026-11-26', colour = newFats) => {
    const content = { pixels: blobId(paint(colour, 0)), words: blobId(words) };
    const row = { picture: idOf(0), ...content, verdict: 'approved', by, on, note: '' } as const;
    await write(VERDICTS, formatVerdicts([row]));
  };
  /** What the gate says of what has changed since main. */
  const askGate = async (main?: string, place = root) => {
    const pictures = new Pictures(place);
    const results = join(root, 'test-results');
    const options = { root: place, results, main, pictures, shows: isChange };
    const { lines, passes } = gate(await createReview(options));
    return { passes, says: lines.join('\n') };
  };
  return { ...repository, commitAs, recordOne, writeApproval, askGate };
}
