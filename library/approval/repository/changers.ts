import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommits, type Commit } from './commits.ts';
import { askGit } from './git.ts';
import type { MainBranch } from './mainBranch.ts';
import { splitPictureId } from './pictureId.ts';

/** Pictures, their words and the verdicts. */
const RECORDED = '**/__image_snapshots__/**';

/** Where the code is that pictures show. Elsewhere are files such as the list of designers, or a page saved for one. */
const DRAWN = ['library/src', 'library/approval/page', 'app/client', '.storybook'];

const component = (path: string) => /^library\/src\/components\/\w+\//.exec(path)?.[0];

/** The people who changed a picture. */
export interface Changers {
  authors: string[];
  committers: string[];
}

/** `Name <email>` of the person who uses git in this folder, as the repository's mailmap has it. */
export async function readPerson(root: string): Promise<string | undefined> {
  const name = await askGit(root, 'config', 'user.name');
  const email = await askGit(root, 'config', 'user.email');
  if (!name || !email) return undefined;
  return askGit(root, 'check-mailmap', `${name} <${email}>`);
}

/**
 * Reads who changed each picture since main: its files, or the code that it shows. Where nobody did, it is who committed the
 * files last. Whoever uses git here has changed what is not committed.
 */
export async function readChangers(
  root: string,
  main: MainBranch,
): Promise<(picture: { id: string; folder: string }) => Changers> {
  // With -c, a merge is one of those that changed a file only if it differs from all its parents there.
  const files = ['-c', '--name-only', '--no-renames'];
  const recorded = `:(glob)${RECORDED}`;
  const read = async (...options: string[]) => readCommits(root, main, ...files, ...options);
  const since = await read(main.base ? `${main.base}..HEAD` : 'HEAD', '--', ...DRAWN, recorded);
  const last = new Map<string, Commit>();
  for (const commit of await read('HEAD', '--', recorded)) {
    for (const path of commit.lines) if (!last.has(path)) last.set(path, commit);
  }
  const person = await readPerson(root);
  const status = ['status', '--porcelain', '-z', '-uall', '--no-renames', '--', ...DRAWN, recorded];
  const changed = ((await askGit(root, ...status)) ?? '').split('\0').filter(Boolean);
  const lines = changed.map((entry) => entry.slice(3));
  if (person) since.push({ id: '', authors: [person], committer: person, lines });

  return ({ id, folder }) => {
    const texts = [id, splitPictureId(id).story].map((name) => `${folder}/${name}.txt`);
    // A mode without words of its own has those of its story.
    const words = texts.find((file) => existsSync(join(root, file))) ?? '';
    const own = [`${folder}/${id}.png`, words];
    const home = component(`${dirname(folder)}/`);
    const isShown = (path: string) => {
      if (path.includes('/__image_snapshots__/')) return own.includes(path);
      return !home || !component(path) || component(path) === home;
    };
    const changes = since.filter((commit) => commit.lines.some(isShown));
    const those = changes.length > 0 ? changes : own.flatMap((path) => last.get(path) ?? []);
    return {
      authors: [...new Set(those.flatMap(({ authors }) => authors))],
      committers: [...new Set(those.map(({ committer }) => committer))],
    };
  };
}
