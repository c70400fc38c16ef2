import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Content } from '../Review.types.ts';
import { blobId } from './git.ts';
import { splitPictureId } from './pictureId.ts';

/** Where pictures stand. */
export const FOLDERS = '{library/src,library/approval,app/client}/**/__image_snapshots__';

/** What stands, or stood, beside a story. */
export interface RecordedContent extends Content {
  id: string;
  /** From the root of the repository. */
  folder: string;
  /** False for what the last check found, if it is not recorded. */
  isRecorded?: false;
}

/** A picture with its words and their bytes. */
export interface StoredPicture extends RecordedContent {
  png: Buffer;
  text: string;
}

export const stored = (id: string, folder: string, png: Buffer, text: string): StoredPicture => ({
  id,
  folder,
  png,
  text,
  pixels: blobId(png),
  words: blobId(text),
});

/** A picture beside its story, or undefined if there is none. A mode without words of its own has those of its story. */
export async function readRecordedPicture(
  root: string,
  folder: string,
  id: string,
): Promise<StoredPicture | undefined> {
  const read = async (file: string) => readFile(join(root, folder, file)).catch(() => undefined);
  const png = await read(`${id}.png`);
  if (!png) return undefined;
  const words = (await read(`${id}.txt`)) ?? (await read(`${splitPictureId(id).story}.txt`));
  // Git may check out text with the line breaks of Windows.
  return stored(id, folder, png, words?.toString().replaceAll('\r\n', '\n') ?? '');
}

/** All pictures beside stories, or those in one folder. */
export async function readRecordedPictures(
  root: string,
  folder = FOLDERS,
): Promise<StoredPicture[]> {
  const files = globSync(`${folder}/*.png`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).toSorted();
  const pictures = await Promise.all(
    files.map(async (file) =>
      readRecordedPicture(root, dirname(file).replaceAll('\\', '/'), basename(file, '.png')),
    ),
  );
  return pictures.filter((picture) => picture !== undefined);
}
