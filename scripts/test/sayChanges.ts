import { join, relative } from 'node:path';
import { readLastCheck } from '../../library/approval/repository/lastCheck.ts';
import { readRecordedPictures } from '../../library/approval/repository/recordedPictures.ts';
import { readStandings } from '../../library/approval/repository/readStandings.ts';
import type { Picture } from '../../library/approval/Review.types.ts';
import { createReview } from '../../library/approval/review/createReview.ts';
import { Pictures } from '../../library/approval/review/Pictures.ts';

const isUnrecorded = ({ isRecorded }: Picture) => !isRecorded;
const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);

/** What the last check found, by cause: the cause, how many pictures it moves, where in each, and the path of each. */
export async function sayChanges(root: string): Promise<string> {
  const results = join(root, 'test-results');
  const { groups, pictures } = await createReview({
    root,
    results,
    pictures: new Pictures(root),
    shows: isUnrecorded,
  });
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const place = (id: string) => {
    const { difference } = byId.get(id) ?? {};
    if (!difference) return 'new';
    if (difference.pixels === 0) return 'words only';
    const { x, y, width, height } = difference.box;
    return `${width} × ${height} px at ${x}, ${y}`;
  };
  const path = (id: string) => relative(root, join(results, 'pictures', `${id}.png`));
  const lines: string[] = [];
  for (const { title, pictures: ids } of groups) {
    lines.push(`${title}: ${count(ids.length)}`);
    lines.push(...ids.map((id) => `  ${place(id)}  ${path(id)}`));
  }
  const next =
    'Look at them with: npm run approve. If they are meant to change, record those of a component with: npm run test:stories -- --record <Component>';
  return lines.length > 0 ? [...lines, next].join('\n') : '';
}

/** What the check of the pictures prints about them: how many await a designer, and what designers have rejected. */
export async function sayAwaiting(root: string): Promise<string> {
  const check = await readLastCheck(join(root, 'test-results')).catch(() => undefined);
  const recorded = await readRecordedPictures(root);
  const standings = await readStandings(root, undefined, [...recorded, ...(check?.pictures ?? [])]);
  const verdicts = standings.flatMap(({ verdict }) => verdict ?? []);
  const rejected = verdicts.filter(({ verdict }) => verdict === 'rejected');
  const open = standings.slice(0, recorded.length).filter(({ verdict }) => !verdict);
  return [
    `awaiting a designer: ${open.length}`,
    ...rejected.map(({ picture, by, note }) => `rejected by ${by}: ${picture}: ${note}`),
  ].join('\n');
}
