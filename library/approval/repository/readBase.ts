import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { changedTokens, readTokens } from '../causes/readTokens.ts';
import type { ChangedCode } from '../causes/findCause.ts';
import { askGit, git } from './git.ts';
import { splitPictureId } from './pictureId.ts';
import type { StoredPicture } from './recordedPictures.ts';
import type { Content } from '../Review.types.ts';

const TOKENS = 'library/src/tokens/tokens.json';

/** What changed in the code since a commit, committed or not. */
export async function readChangedCode(
  root: string,
  base: string | undefined,
): Promise<ChangedCode> {
  const tokens = readTokens(await readFile(join(root, TOKENS), 'utf8').catch(() => undefined));
  if (!base) return { tokens, changedTokens: [], changedFiles: [] };
  const old = await askGit(root, 'show', `${base}:${TOKENS}`);
  const differing = await git(root, 'diff', '--name-only', '-z', base);
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return {
    tokens,
    changedTokens: changedTokens(readTokens(old), tokens),
    changedFiles: `${differing}${added}`.split('\0').filter(Boolean),
  };
}

/** Finds what stood beside the story in a commit, in whichever folder: undefined if there was no such picture. */
export async function readBasePictures(
  root: string,
  base: string | undefined,
): Promise<(picture: StoredPicture) => Content | undefined> {
  const list = base ? await git(root, 'ls-tree', '-r', '-z', base) : '';
  const blobs = new Map<string, string>();
  for (const entry of list.split('\0')) {
    const [, , id = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.test(entry)
      ? entry.split(/[ \t]/)
      : [];
    if (path.includes('__image_snapshots__/')) blobs.set(basename(path), id);
  }
  return ({ id, words }) => {
    const pixels = blobs.get(`${id}.png`);
    if (!pixels) return undefined;
    const wordsThen = blobs.get(`${id}.txt`) ?? blobs.get(`${splitPictureId(id).story}.txt`);
    // A commit from before words were recorded says nothing about them.
    return { pixels, words: wordsThen ?? words };
  };
}
