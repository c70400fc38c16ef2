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

/** The contents of blobs as text, by their ids. Those that the repository does not have are left out. */
export async function readTexts(
  root: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const reading = run('git', ['cat-file', '--batch'], { cwd: root, maxBuffer, encoding: 'buffer' });
  reading.child.stdin?.end(ids.map((id) => `${id}\n`).join(''));
  let { stdout: rest } = await reading;
  const texts = new Map<string, string>();
  while (rest.length > 0) {
    const start = rest.indexOf('\n') + 1;
    const [id = '', kind, size] = rest
      .subarray(0, start - 1)
      .toString()
      .split(' ');
    const end = start + (kind === 'missing' ? 0 : Number(size) + 1);
    if (kind === 'blob') texts.set(id, rest.subarray(start, end - 1).toString());
    rest = rest.subarray(end);
  }
  return texts;
}
