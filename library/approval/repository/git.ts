import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;

/** Runs git in a folder. @returns what it prints. @throws when it fails. */
export async function git(root: string, ...options: string[]): Promise<string> {
  const { stdout } = await run('git', options, { cwd: root, maxBuffer });
  return stdout;
}

/** Runs git in a folder. @returns what it prints without the last line break, or undefined when it fails. */
export async function askGit(root: string, ...options: string[]): Promise<string | undefined> {
  return git(root, ...options).then(
    (text) => text.trimEnd(),
    () => undefined,
  );
}

/** The content of a blob, or undefined if the repository does not have it. */
export async function readBlob(root: string, id: string): Promise<Buffer | undefined> {
  return run('git', ['cat-file', 'blob', id], { cwd: root, maxBuffer, encoding: 'buffer' }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** The id that git gives to this content. */
export function blobId(content: Buffer | string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The commit to which this branch is compared: where it left main, or the last one if that is main itself. */
export async function findBase(root: string): Promise<string | undefined> {
  for (const main of ['origin/main', 'main']) {
    const base = await askGit(root, 'merge-base', 'HEAD', main);
    if (base) return base;
  }
  return askGit(root, 'rev-parse', 'HEAD');
}
