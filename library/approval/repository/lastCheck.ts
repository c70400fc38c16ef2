import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureId } from './pictureId.ts';
import { stored, type StoredPicture } from './recordedPictures.ts';

/** What the last check of the pictures found. */
export interface LastCheck {
  /** Pictures that are new or differ, as they are now. */
  pictures: StoredPicture[];
  /** Ids of pictures that two renders did not agree on. */
  unstable: string[];
}

const isRow = (row: unknown): row is { id: string; folder: string; state: string } => {
  const { id, folder, state } = Object(row);
  const isFolder = /^(?!.*\.\.)(library|app)\/[\w/.-]*__image_snapshots__$/.test(folder);
  return isPictureId(id) && isFolder && typeof state === 'string';
};

/**
 * Reads the last check from a folder of test results, or undefined if none has run.
 * @throws when a file of it is missing or wrong.
 */
export async function readLastCheck(results: string): Promise<LastCheck | undefined> {
  const file = join(results, 'pictures.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  let rows: unknown;
  try {
    rows = JSON.parse(text).pictures;
  } catch {
    throw new Error(`${file} is no JSON: run npm run test:stories again.`);
  }
  if (!Array.isArray(rows) || !rows.every(isRow)) {
    throw new Error(`${file} is no list of pictures: run npm run test:stories again.`);
  }
  const differing = rows.filter(({ state }) => state === 'new' || state === 'changed');
  const pictures = await Promise.all(
    differing.map(async ({ id, folder }) => {
      const path = join(results, 'pictures', id);
      const png = await readFile(`${path}.png`).catch(() => undefined);
      if (!png) throw new Error(`${path}.png is missing: run npm run test:stories again.`);
      return stored(id, folder, png, await readFile(`${path}.txt`, 'utf8').catch(() => ''));
    }),
  );
  const unstable = rows.filter(({ state }) => state === 'unstable').map(({ id }) => id);
  return { pictures, unstable };
}
