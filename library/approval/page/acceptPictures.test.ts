import { expect, test } from 'vitest';
import type { CauseGroup, Picture } from '../Review.types.ts';
import { createSavedStorySource, designer } from '../testing/storyReview.ts';
import { acceptableWith } from './acceptPictures.ts';

/** How many pictures of two components are judged with the first, in one group. */
async function countTogether(kind: CauseGroup['kind']) {
  const { review } = (await createSavedStorySource().saved?.setPerson(designer)) ?? {};
  if (!review) throw new Error('The source is that of no saved page.');
  const [, card, ...others] = review.pictures;
  const pictures = [card, ...others].filter((one): one is Picture => one !== undefined);
  const group = { id: kind, kind, title: '', detail: '', pictures: pictures.map(({ id }) => id) };
  const first = pictures[0];
  return first && acceptableWith({ ...review, pictures, groups: [group] }, first).length;
}

test('pictures with a cause are judged together', async () => {
  expect(await countTogether('token')).toBe(5);
});

test('pictures that share no cause are judged one by one', async () => {
  expect(await countTogether('other')).toBe(0);
});

test('pictures without one before them are judged together by component only', async () => {
  expect(await countTogether('new')).toBe(4);
  expect(await countTogether('awaiting')).toBe(4);
});
