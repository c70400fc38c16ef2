import { expect, test } from 'vitest';
import { createSavedStorySource, designer } from '../testing/storyReview.ts';

test('a saved page refuses to withdraw a verdict from the repository', async () => {
  const source = createSavedStorySource();
  const { review } = (await source.saved?.setPerson(designer)) ?? (await source.load());
  const [picture] = review.pictures;
  expect(picture?.verdict).toMatchObject({ verdict: 'rejected', by: designer });
  const judgement = { picture: '', pixels: '', words: '', ...picture?.verdict, note: '' };
  const answer = await source.judge([{ ...judgement, verdict: 'withdrawn' }]);
  expect(answer).toMatchObject({
    refused: [
      { reason: 'It was given before this page was saved: withdraw it in the repository.' },
    ],
  });
});
