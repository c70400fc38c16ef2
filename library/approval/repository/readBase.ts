import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { changedTokens, readTokens } from '../causes/readTokens.ts';
import type { ChangedCode } from '../causes/findCause.ts';
import { askGit, git } from './git.ts';
import { splitPictureId } from './pictureId.ts';
import { FOLDERS, type RecordedContent } from './recordedPictures.ts';

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

/** A picture as it stood beside its story in a commit. One from before words were recorded says nothing about them. */
export type BasePicture = Omit<RecordedContent, 'words'> & { words: string | undefined };

/** Reads what stood beside the stories in a commit, in whichever folder, by the ids of the pictures. */
export async function readBasePictures(
  root: string,
  base: string | undefined,
): Promise<ReadonlyMap<string, BasePicture>> {
  const list = base ? await git(root, 'ls-tree', '-r', '-z', base) : '';
  const files = new Map<string, { blob: string; folder: string }>();
  for (const entry of list.split('\0')) {
    const [, blob = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
    // A file of the same name elsewhere is no picture, and would hide that one has changed.
    if (path.includes('__image_snapshots__/') && posix.matchesGlob(dirname(path), FOLDERS)) {
      files.set(basename(path), { blob, folder: dirname(path) });
    }
  }
  const pictures = [...files].filter(([name]) => name.endsWith('.png'));
  return new Map(
    pictures.map(([name, { blob: pixels, folder }]) => {
      const id = basename(name, '.png');
      const words = files.get(`${id}.txt`) ?? files.get(`${splitPictureId(id).story}.txt`);
      return [id, { id, folder, pixels, words: words?.blob }];
    }),
  );
}
