import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Contents of files by their path from the root of the repository. Undefined for a file that does not exist. */
export type Files = Map<string, Buffer | undefined>;

/** Reads files. */
export async function readFiles(root: string, paths: Iterable<string>): Promise<Files> {
  const read = async (path: string) =>
    [path, await readFile(join(root, path)).catch(() => undefined)] as const;
  return new Map(await Promise.all([...paths].map(read)));
}

/** Writes files, each as a whole or not at all, in their order, and removes those that shall not exist. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    const file = join(root, path);
    if (content === undefined) {
      await rm(file, { force: true });
      continue;
    }
    const staging = `${file}.${process.pid}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(staging, content);
    await rename(staging, file);
  }
}
