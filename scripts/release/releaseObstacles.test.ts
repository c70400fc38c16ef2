import { expect, test } from 'vitest';
import { releaseObstacles } from './releaseObstacles.ts';
import type { ReleaseState } from './releaseObstacles.ts';

const ready: ReleaseState = {
  branch: 'main',
  changes: [],
  commit: 'c0ffee',
  pushed: 'c0ffee',
  changesets: [],
  token: 'secret',
  unapproved: 0,
};

test('a clean, pushed main with a version and a token may be published', () => {
  expect(releaseObstacles(ready)).toEqual([]);
});

test.each<[string, Partial<ReleaseState>, RegExp]>([
  ['from another branch', { branch: 'next' }, /this is next/],
  ['from no branch', { branch: '' }, /no branch/],
  ['with uncommitted changes', { changes: ['README.md'] }, /README\.md/],
  ['that nobody else has', { pushed: 'decade' }, /origin\/main/],
  ['where no main is known', { pushed: '' }, /origin\/main/],
  ['without the changelog of its changes', { changesets: ['new-prop.md'] }, /new-prop\.md/],
  ['without a token', { token: undefined }, /NPM_TOKEN/],
  ['with pictures that no designer has approved', { unapproved: 3 }, /approve 3 pictures/],
  ['with an empty token', { token: '' }, /NPM_TOKEN/],
])('nothing is published %s', (_, state, says) => {
  expect(releaseObstacles({ ...ready, ...state })).toEqual([expect.stringMatching(says)]);
});
