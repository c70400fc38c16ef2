import { basename } from 'node:path';
import { globSync } from 'node:fs';
import { splitPictureId } from '../../library/approval/repository/pictureId.ts';
import { readRecordedPicture } from '../../library/approval/repository/recordedPictures.ts';
import { readFiles, type Files } from '../../library/approval/repository/writeFiles.ts';

/**
 * The files to write so that a picture and its words stand beside the story. A mode has words of its own only where they
 * differ from those of the story: what the other modes say stays the same when the story's words change.
 */
export async function filesOfPicture(
  root: string,
  { id, folder, png, text }: { id: string; folder: string; png: Buffer; text: string },
): Promise<Files> {
  const files: Files = new Map([[`${folder}/${id}.png`, png]]);
  const { story, mode } = splitPictureId(id);
  const words = Buffer.from(text);
  if (mode !== '') {
    const path = `${folder}/${story}.txt`;
    const ofStory = (await readFiles(root, [path])).get(path);
    files.set(`${folder}/${id}.txt`, ofStory?.equals(words) ? undefined : words);
    return files;
  }
  for (const file of globSync(`${folder}/${story}--*.png`, { cwd: root })) {
    const other = basename(file, '.png');
    const recorded = await readRecordedPicture(root, folder, other);
    const isSame = recorded?.text === text;
    if (recorded)
      files.set(`${folder}/${other}.txt`, isSame ? undefined : Buffer.from(recorded.text));
  }
  return files.set(`${folder}/${id}.txt`, words);
}
