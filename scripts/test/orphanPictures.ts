import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComparedPicture } from '../../.storybook/testing/StoryPictures.ts';
import { recordedFiles } from './recordedPictures.ts';

interface JestSummary {
  success: boolean;
  numFailedTests: number;
  numTotalTests: number;
}

/**
 * Finds pictures and words of which no story has a picture any more, prints them, and counts each as a failed test in the
 * results file. With `remove` it deletes them instead.
 * @param compared what all stories have compared.
 * @returns how many are left.
 */
export async function reportOrphans(
  compared: readonly ComparedPicture[],
  options: { root: string; results: string; remove: boolean },
) {
  const { root, results, remove } = options;
  const expected = new Set(compared.map(({ folder, id }) => join(folder, id)));
  const orphans = recordedFiles(root).filter((file) => !expected.has(file.replace(/\.\w+$/, '')));
  if (remove) {
    await Promise.all(orphans.map(async (file) => rm(join(root, file))));
    return 0;
  }
  if (orphans.length === 0) return 0;
  for (const file of orphans) {
    console.error(
      `${file} belongs to no story any more: delete it, or run npm run test:stories -- --record.`,
    );
  }
  const summary: JestSummary = JSON.parse(await readFile(join(root, results), 'utf8'));
  summary.success = false;
  summary.numFailedTests += orphans.length;
  summary.numTotalTests += orphans.length;
  await writeFile(join(root, results), JSON.stringify(summary));
  return orphans.length;
}
