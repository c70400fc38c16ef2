import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { localeModes, pictureModes } from '../../.storybook/modes.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; importPath: string; tags?: string[] }>;
}

interface JestSummary {
  success: boolean;
  numFailedTests: number;
  numTotalTests: number;
}

/**
 * Finds pictures whose story no longer exists, prints them, and counts each as a failed test in the results file. With
 * `remove` it deletes them instead. Returns how many are left.
 */
export async function reportOrphans(options: { root: string; results: string; remove: boolean }) {
  const { root, results, remove } = options;
  const index: StoryIndex = JSON.parse(
    await readFile(join(root, 'storybook-static/index.json'), 'utf8'),
  );
  const expected = new Set(
    Object.values(index.entries)
      .filter(({ type }) => type === 'story')
      .flatMap(({ id, importPath, tags }) => {
        const folder = join(dirname(importPath), '__image_snapshots__');
        const modes = [
          ...(tags?.includes('modes') ? pictureModes : []),
          ...(tags?.includes('locales') ? localeModes : []),
          ...(tags?.includes('touch') ? [{ name: 'touch' }] : []),
        ];
        return [id, ...modes.map(({ name }) => `${id}--${name}`)].map((name) =>
          join(folder, `${name}.png`),
        );
      }),
  );
  const orphans = globSync('{library/src,app/client}/**/__image_snapshots__/*.png', {
    cwd: root,
  }).filter((picture) => !expected.has(picture));
  if (remove) {
    await Promise.all(orphans.map(async (picture) => rm(join(root, picture))));
    return 0;
  }
  if (orphans.length === 0) return 0;
  for (const picture of orphans) {
    console.error(
      `${picture} shows a story that no longer exists (${basename(picture, '.png')}): delete it, or run with --record.`,
    );
  }
  const summary: JestSummary = JSON.parse(await readFile(join(root, results), 'utf8'));
  summary.success = false;
  summary.numFailedTests += orphans.length;
  summary.numTotalTests += orphans.length;
  await writeFile(join(root, results), JSON.stringify(summary));
  return orphans.length;
}
