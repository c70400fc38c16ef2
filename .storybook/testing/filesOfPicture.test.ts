import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecordedPicture } from '../../library/approval/repository/recordedPictures.ts';
import { writeFiles } from '../../library/approval/repository/writeFiles.ts';
import {
  createRepository,
  FOLDER,
  idOf,
  newFats,
  paint,
  type TestRepository,
} from '../../library/approval/testing/createRepository.ts';
import { filesOfPicture } from './filesOfPicture.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await createRepository();
});
afterEach(async () => repository.remove());

test('a new story’s words leave those of its modes as they were', async () => {
  const { root, write } = repository;
  const mode = `${idOf(0)}--compact`;
  await write(`${FOLDER}/${mode}.png`, paint([1, 2, 3], 0));
  const text = '- text: new\n---\n---\nnew\n';
  const picture = { id: idOf(0), folder: FOLDER, png: paint(newFats, 0), text };
  await writeFiles(root, await filesOfPicture(root, picture));
  expect((await readRecordedPicture(root, FOLDER, mode))?.text).toBe('- text: 0\n---\n---\n0\n');
  expect((await readRecordedPicture(root, FOLDER, idOf(0)))?.text).toBe(text);
});
