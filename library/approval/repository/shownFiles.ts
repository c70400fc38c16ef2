import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Paths that a file imports. Types draw nothing. */
const IMPORTED = /(?<!^(?:import|export) type .*)['"](\.{1,2}\/[^'"\n]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The files that the stories of a folder show: what they import, directly or not. All paths are from the root of the repository. */
export function readShownFiles(root: string, folder: string): ReadonlySet<string> {
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  const stories = globSync(`${folder}/*.stories.tsx`, { cwd: root });
  const found = new Set(stories.map((file) => file.replaceAll('\\', '/')));
  // A set also visits what is added meanwhile.
  for (const file of found) {
    const code = /\.[jt]sx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    for (const [, path = ''] of code.matchAll(IMPORTED)) {
      const place = posix.join(dirname(file), path);
      const imported = ENDINGS.map((ending) => `${place}${ending}`).find(isFile);
      if (imported) found.add(imported);
    }
  }
  return found;
}
