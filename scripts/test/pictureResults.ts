import { globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComparedPicture } from '../../.storybook/testing/StoryPictures.ts';

const folder = 'test-results/pictures';

/** What the stories that are finished have compared so far. */
function comparedSoFar(root: string): ComparedPicture[] {
  const files = globSync(`${folder}/*.json`, { cwd: root });
  return files.flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/** Prints every five seconds how many pictures have been compared. @returns the function that ends this. */
export function reportProgress(root: string, total: number): () => void {
  const timer = setInterval(() => {
    console.log(`${comparedSoFar(root).length} of ${total} pictures`);
  }, 5000);
  return () => clearInterval(timer);
}

/** Removes what an earlier check has left, which would be misleading. */
export async function forgetPictures(root: string) {
  await rm(join(root, folder), { recursive: true, force: true });
}

/**
 * Writes what was compared to test-results/pictures.json, for the approval page, and prints it.
 * @param seconds how long the check took.
 * @returns what was compared.
 */
export async function summarizePictures(root: string, seconds: number): Promise<ComparedPicture[]> {
  const pictures = comparedSoFar(root).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const files = globSync(`${folder}/*.json`, { cwd: root });
  await Promise.all(files.map(async (file) => rm(join(root, file))));
  await writeFile(join(root, 'test-results/pictures.json'), JSON.stringify({ pictures }, null, 1));
  const states = Map.groupBy(pictures, ({ state }) => state);
  const count = (state: ComparedPicture['state']) => states.get(state)?.length ?? 0;
  console.log(
    `${pictures.length} pictures compared, ${(seconds / Math.max(pictures.length, 1)).toFixed(2)} s each: ${count('same')} as recorded, ${count('recorded')} recorded now, ${count('changed')} changed, ${count('new')} new, ${count('unstable')} that two renders do not agree on.`,
  );
  return pictures;
}
