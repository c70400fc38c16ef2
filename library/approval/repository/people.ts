import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askGit } from './git.ts';

/** Where the designers are listed. */
export const DESIGNERS = 'library/approval/designers.json';

/** Pictures, words and verdicts, which are no cause of a change. */
const RECORDED = '**/__image_snapshots__/**';

const isPerson = (one: unknown) => typeof one === 'string' && /^[^<>]+ <[^<>\s]+>$/.test(one);

/** `Name <email>` of every listed designer. @throws when the file is no list of them. */
export async function readDesigners(root: string): Promise<string[]> {
  const text = await readFile(join(root, DESIGNERS), 'utf8').catch(() => '[]');
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isPerson)) return list;
  } catch {
    // Said below.
  }
  throw new Error(`${DESIGNERS} must be a list such as ["Ada Lovelace <ada@example.org>"].`);
}

/** `Name <email>` of the person who uses git in this folder. */
export async function readPerson(root: string): Promise<string | undefined> {
  const name = await askGit(root, 'config', 'user.name');
  const email = await askGit(root, 'config', 'user.email');
  return name && email ? `${name} <${email}>` : undefined;
}

/** The author of the last commit of each recorded file, by path. Files that are not as committed are not among them. */
export async function readAuthors(root: string): Promise<Map<string, string>> {
  const authors = new Map<string, string>();
  const files = `:(glob)${RECORDED}`;
  const log =
    (await askGit(
      root,
      'log',
      '--format=%x00%aN <%aE>',
      '--name-only',
      '--no-renames',
      '--',
      files,
    )) ?? '';
  for (const commit of log.split('\0')) {
    const [author = '', ...paths] = commit.split('\n').filter(Boolean);
    for (const path of paths) if (!authors.has(path)) authors.set(path, author);
  }
  const status = (await askGit(root, 'status', '--porcelain', '-z', '-uall', '--', files)) ?? '';
  for (const entry of status.split('\0')) authors.delete(entry.slice(3));
  return authors;
}

/** The authors of the code that a last check drew: of this branch's commits, and of what is not committed. */
export async function readChangeAuthors(root: string, base: string | undefined): Promise<string[]> {
  const code = ['--', '.', `:(exclude,glob)${RECORDED}`];
  const format = '--format=%aN <%aE>';
  const branch = base && (await askGit(root, 'log', format, `${base}..HEAD`, ...code));
  const commits = branch || (await askGit(root, 'log', '-1', format, ...code));
  const person = await readPerson(root);
  const uncommitted = (await askGit(root, 'status', '--porcelain', ...code)) && person;
  const authors = [uncommitted, ...(commits ?? '').split('\n')].filter((one) => one !== undefined);
  return [...new Set(authors.filter(Boolean))];
}
