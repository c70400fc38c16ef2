import { globSync } from 'node:fs';

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
