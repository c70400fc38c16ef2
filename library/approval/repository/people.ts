import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askGit } from './git.ts';

/** Where the designers are listed. */
export const DESIGNERS = 'library/approval/designers.json';

/** Pictures, words and verdicts, which are no cause of a change. */
const RECORDED = '**/__image_snapshots__/**';

/** Where the code is that pictures show. Elsewhere are files such as the list of designers, or a page saved for one. */
const DRAWN = ['library/src', 'library/approval/page', 'app/client', '.storybook'];

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

/** `Name <email>` of the person who uses git in this folder, as the repository's mailmap has it. */
export async function readPerson(root: string): Promise<string | undefined> {
  const name = await askGit(root, 'config', 'user.name');
  const email = await askGit(root, 'config', 'user.email');
  if (!name || !email) return undefined;
  return askGit(root, 'check-mailmap', `${name} <${email}>`);
}

/**
 * The author of each recorded file, by path: of its last commit, or the person who uses git here if it is not as
 * committed.
 */
export async function readAuthors(root: string): Promise<Map<string, string | undefined>> {
  const authors = new Map<string, string | undefined>();
  const files = `:(glob)${RECORDED}`;
  const log =
    (await askGit(
      root,
      '-c',
      'core.quotePath=false',
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
  const person = await readPerson(root);
  for (const entry of status.split('\0')) authors.set(entry.slice(3), person);
  return authors;
}

/** The authors of the code that a last check drew: of this branch's commits, and of what is not committed yet. */
export async function readChangeAuthors(root: string, base: string | undefined): Promise<string[]> {
  const code = ['--', ...DRAWN, `:(exclude,glob)${RECORDED}`];
  const format = '--format=%aN <%aE>';
  const branch = base && (await askGit(root, 'log', format, `${base}..HEAD`, ...code));
  const commits = branch || (await askGit(root, 'log', '-1', format, ...code));
  const person = await readPerson(root);
  const uncommitted = (await askGit(root, 'status', '--porcelain', ...code)) && person;
  const authors = [...(commits ?? '').split('\n'), uncommitted ?? ''];
  return [...new Set(authors.filter(Boolean))];
}
