import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The most that all pictures may weigh together, in megabytes: as much as a release adds that changes them all. */
const most = 26;

/** The recorded pictures and words, from the root of the repository. */
export const recordedFiles = (root: string): string[] =>
  globSync('{library,app/client}/**/__image_snapshots__/*.{png,txt}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });

/** How many pictures are recorded, of all stories or beside these files of stories. */
export function countRecorded(root: string, storyFiles?: readonly string[]): number {
  const folders = storyFiles?.map((file) => file.slice('./'.length, file.lastIndexOf('/')));
  return recordedFiles(root).filter((file) => {
    const [folder] = file.split('/__image_snapshots__/');
    return file.endsWith('.png') && (folders?.includes(folder ?? '') ?? true);
  }).length;
}

/** Says how heavy all recorded pictures are. @returns whether they are too heavy. */
export function reportWeight(root: string): boolean {
  const pictures = recordedFiles(root).filter((file) => file.endsWith('.png'));
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  const isTooHeavy = bytes > most * 1e6;
  console.log(
    `The ${pictures.length} recorded pictures weigh ${(bytes / 1e6).toFixed(1)} of at most ${most} MB${isTooHeavy ? ': show less of a long page, with the tag `window` on its story' : ''}.`,
  );
  return isTooHeavy;
}
